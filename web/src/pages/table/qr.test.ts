import { describe, expect, it } from "vitest";
import { encodeQr, qrPath } from "./qr.ts";

// Each of these was read back by OpenCV's decoder before its fingerprint was written down.
const READ_BACK: [string, number, string][] = [
  ["A", 21, "2092585037e9da56"],
  ["http://127.0.0.1:8121/#/t/abcdefghijklmnopqrstuv", 33, "1414d5a86d84ee77"],
  [`https://tercet.example.org/#/t/${"x".repeat(60)}`, 41, "b21846d40a4752ee"],
  ["y".repeat(150), 49, "445ec7f87477f78a"],
  ["z".repeat(213), 57, "b2bb2b06366d4879"],
];

describe("a QR code", () => {
  it.each(READ_BACK)("of %s is the one that was read back", async (text, size, fingerprint) => {
    const matrix = encodeQr(text);
    expect(matrix).toHaveLength(size);
    const flat = matrix.flat().map(Number).join("");
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(flat));
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
    expect(hex.join("").slice(0, 16)).toBe(fingerprint);
  });

  it("holds no more than it can", () => {
    expect(() => encodeQr("z".repeat(214))).toThrow();
  });

  it("is drawn as one path", () => {
    expect(qrPath([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
});
