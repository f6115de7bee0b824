/** The QR code of a link as one SVG path; this module is loaded only where a code is shown. */
import { correction, generate } from "lean-qr/nano";

export interface QrCode {
  /** How many squares a side has, without the light margin. */
  readonly size: number;
  /** The dark squares. */
  readonly path: string;
}

/** With medium correction: a code on a screen is read even where a seventh of it is covered. */
export function drawQr(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = Array.from({ length: code.size }, (_, at) => at);
  const squares = side.flatMap((y) =>
    side.map((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return { size: code.size, path: squares.join("") };
}
