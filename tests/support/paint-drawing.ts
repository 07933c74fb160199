import type { Drawing } from "@/lib/tools/qr/drawing";
import type { Pixels } from "@/lib/tools/qr/read";

type Colour = readonly [red: number, green: number, blue: number];

/**
 * What a canvas would show of a QR code's drawing, without a browser: its path filled by the even-odd
 * rule, on white where it is transparent, the logo as a black square.
 */
export function paintDrawing(drawing: Drawing): Pixels {
  const { size, path, logo } = drawing;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const fill = (x: number, y: number, width: number, height: number, colour: Colour) => {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        data.set(colour, (row * size + column) * 4);
      }
    }
  };
  fill(0, 0, size, size, toColour(drawing.background ?? "#ffffff"));
  const sides = verticalSides(path);
  for (let row = 0; row < size; row += 1) {
    const crossed = sides
      .filter(({ from, to }) => from <= row && row < to)
      .map(({ x }) => x)
      .sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossed.length; at += 2) {
      const [left = 0, right = 0] = crossed.slice(at, at + 2);
      fill(left, row, right - left, 1, toColour(drawing.foreground));
    }
  }
  if (logo) {
    const [x, y, width, height] = [logo.x, logo.y, logo.width, logo.height].map(Math.round);
    fill(x ?? 0, y ?? 0, width ?? 0, height ?? 0, [0, 0, 0]);
  }
  return { data, width: size, height: size };
}

function verticalSides(path: string): { x: number; from: number; to: number }[] {
  const sides: { x: number; from: number; to: number }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    if (toY !== y) sides.push({ x, from: Math.min(y, toY), to: Math.max(y, toY) });
    [x, y] = [toX, toY];
  };
  for (const [, command, first, second] of path.matchAll(/([MHVz])(-?\d+)?(?: (-?\d+))?/g)) {
    const value = Number(first);
    if (command === "M") [x, y, startX, startY] = [value, Number(second), value, Number(second)];
    else if (command === "H") lineTo(value, y);
    else if (command === "V") lineTo(x, value);
    else {
      lineTo(startX, y);
      lineTo(startX, startY);
    }
  }
  return sides;
}

const toColour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
