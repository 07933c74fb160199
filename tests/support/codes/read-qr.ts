import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import jsQR from "jsqr";
import { PNG } from "pngjs";

/** The text of a QR code in a PNG picture; null if a decoder independent of our encoder cannot read it. */
export function readQrPng(bytes: Uint8Array): string | null {
  const { data, width, height } = PNG.sync.read(Buffer.from(bytes));
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
}

/** The text of a QR code in an SVG with one path of horizontal strokes; null if it cannot be read. */
export function readQrSvg(svg: string): string | null {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const path = /<path stroke="#000000" d="([^"]+)"/.exec(svg)?.[1] ?? "";
  const scale = 8;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const [a, b] = [Number(first), Number(second ?? 0)];
    if (command === "M") [x, y] = [a, b];
    else if (command === "m") [x, y] = [x + a, y + b];
    else {
      for (let row = 0; row < scale; row += 1) {
        const start = (Math.floor(y) * scale + row) * side + x * scale;
        for (let pixel = start; pixel < start + a * scale; pixel += 1) {
          pixels.fill(0, pixel * 4, pixel * 4 + 3);
        }
      }
      x += a;
    }
  }
  return jsQR(pixels, side, side)?.data ?? null;
}

/** What `zbarimg` of zbar-tools reads, as a third opinion; undefined if it is not installed. */
export async function readWithZbar(bytes: Uint8Array): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "qr-"));
  try {
    const file = join(folder, "code.png");
    await writeFile(file, bytes);
    const { stdout } = await promisify(execFile)(process.env.ZBARIMG_PATH ?? "zbarimg", [
      "--quiet",
      "--raw",
      // The reader takes some patterns inside a large code for the bars of another kind.
      "-Sdisable",
      "-Sqrcode.enable",
      file,
    ]);
    return stdout.trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
