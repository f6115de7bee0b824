/** What every lesson is given: how cards look, and what to call when it is done. */
import type { Edition } from "../../cards/editions.ts";

export interface LessonProps {
  readonly edition: Edition;
  readonly ondone: () => void;
}
