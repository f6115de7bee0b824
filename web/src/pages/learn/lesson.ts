/** What every lesson is given: how cards look, and whom to tell that it is done. */
import type { Edition } from "../../cards/editions.ts";

export interface LessonProps {
  readonly edition: Edition;
  readonly ondone: () => void;
}
