import { type Drawing, outerBox } from "@/lib/tools/qr/drawing";
import type { Pixels } from "@/lib/tools/qr/read";
import { filledRuns, verticalSides } from "@/tests/support/codes/outline-sides";

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Renders a QR code's drawing as a canvas would, without a browser: its path filled by the even-odd rule, white for
 * transparency, the logo as a black square, a frame with plain corners and without its text.
 */
export function paintDrawing(drawing: Drawing): Pixels {
  const { size, path, logo, frame } = drawing;
  const outer = outerBox(drawing);
  const data = new Uint8ClampedArray(outer.width * outer.height * 4).fill(255);
  const fill = (x: number, y: number, width: number, height: number, colour: Colour) => {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        data.set(colour, (row * outer.width + column) * 4);
      }
    }
  };
  const foreground = toColour(drawing.foreground);
  if (frame) fill(0, 0, outer.width, outer.height, foreground);
  fill(outer.x, outer.y, size, size, toColour(drawing.background ?? "#ffffff"));
  const sides = verticalSides(path);
  for (let row = 0; row < size; row += 1) {
    for (const [left, right] of filledRuns(sides, row)) {
      fill(outer.x + left, outer.y + row, right - left, 1, foreground);
    }
  }
  if (logo) {
    const [x = 0, y = 0, width = 0, height = 0] = [logo.x, logo.y, logo.width, logo.height];
    const [left, top] = [Math.round(x), Math.round(y)];
    fill(outer.x + left, outer.y + top, Math.round(width), Math.round(height), [0, 0, 0]);
  }
  return { data, width: outer.width, height: outer.height };
}

const toColour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
