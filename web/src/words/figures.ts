/** A number with a minus as long as a plus, where there is one: 12, "−8". */
export function figure(value: number): number | string {
  return value < 0 ? `−${-value}` : value;
}

/** A change with its sign: "+12", "−8", "±0". */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}
