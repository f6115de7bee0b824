/** The scale of strengths from 1 to 7, as it is drawn. */

/** The skills with names, at the whole numbers, by the ends of their texts' keys. */
export const SKILLS = [
  "first-timer",
  "novice",
  "casual",
  "regular",
  "expert",
  "master",
  "champion",
] as const;

/** Where a strength lies on a line of this width. */
export function place(strength: number, width: number): number {
  return Math.round(((strength - 1) / (SKILLS.length - 1)) * width * 10) / 10;
}
