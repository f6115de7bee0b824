import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { drawQr, type QrCode } from "./qr.ts";

const MARGIN = 4;
const SCALE = 4;

/** The code as a camera sees it, read by another library than the one that drew it. */
function readBack({ size, path }: QrCode): string | null {
  const width = (size + 2 * MARGIN) * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) + MARGIN) * SCALE + row) * width + (Number(x) + MARGIN) * SCALE;
      for (let at = start; at < start + SCALE; at++) pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return jsQR(pixels, width, width)?.data ?? null;
}

describe("a QR code", () => {
  it.each([
    ["http://127.0.0.1:8121/#/t/abcdefghijklmnopqrstuv", 33],
    ["https://tercet.example.org/#/t/Zm9vYmFyYmF6cXV4MTIz", 33],
    [`https://tercet.example.org/#/t/${"x".repeat(60)}`, 41],
    [`https://tercet.example.org/#/t/${"é".repeat(60)}`, 49],
  ])("of %s leads there", (link, size) => {
    const code = drawQr(link);
    expect(code.size).toBe(size);
    expect(readBack(code)).toBe(link);
  });

  it("is read although a part is covered, but not without a corner", () => {
    const link = "https://tercet.example.org/#/t/Zm9vYmFyYmF6cXV4MTIz";
    const code = drawQr(link);
    const without = (hidden: (x: number, y: number) => boolean): QrCode => ({
      ...code,
      path: code.path.replace(/M(\d+) (\d+)h1v1h-1z/g, (square, x, y) =>
        hidden(Number(x), Number(y)) ? "" : square,
      ),
    });
    expect(readBack(without((x, y) => x > 14 && x < 19 && y > 14 && y < 19))).toBe(link);
    expect(readBack(without((x, y) => x < 8 && y < 8))).toBeNull();
  });
});
