import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PNG } from "pngjs";
import type { BarcodeDrawing } from "@/lib/tools/barcode/drawing";
import { barsPath } from "@/lib/tools/barcode/write-svg";
import { filledRuns, verticalSides } from "@/tests/support/codes/outline-sides";

/**
 * What `zbarimg` of zbar-tools reads in a PNG: «EAN-13:4006381333931», one line per code. It shares no code with our
 * encoder.
 */
export async function readBarcodes(png: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "barcode-"));
  try {
    const file = join(folder, "code.png");
    await writeFile(file, png);
    const program = process.env.ZBARIMG_PATH ?? "zbarimg";
    const { stdout } = await promisify(execFile)(program, ["--quiet", file]);
    return stdout.replace(/\n$/, "");
  } catch (error) {
    // zbarimg exits with 4 when it finds nothing.
    if ((error as { code?: unknown }).code === 4) return "";
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The path that is in both files of a drawing, as black pixels, without the characters, enlarged `scale` times. */
export function paintBars(drawing: BarcodeDrawing, scale: number): Uint8Array {
  const { width, height } = drawing;
  const png = new PNG({ width: width * scale, height: height * scale });
  png.data.fill(255);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top * scale; y < bottom * scale; y += 1) {
      const row = y * png.width;
      for (let x = left * scale; x < right * scale; x += 1) {
        png.data.fill(0, (row + x) * 4, (row + x) * 4 + 3);
      }
    }
  };
  const sides = verticalSides(barsPath(drawing));
  for (let row = 0; row < height; row += 1) {
    for (const [left, right] of filledRuns(sides, row)) fill(left, row, right, row + 1);
  }
  return new Uint8Array(PNG.sync.write(png));
}

/** Widths in pixels of dark and light along the row `y` of a PNG, light first and last. */
export function readRow(png: Uint8Array, y: number): number[] {
  const { width, data } = PNG.sync.read(Buffer.from(png));
  const runs: number[] = [];
  let wasDark = false;
  let run = 0;
  for (let x = 0; x < width; x += 1) {
    const isDark = (data[(y * width + x) * 4] ?? 255) < 128;
    if (isDark !== wasDark) {
      runs.push(run);
      run = 0;
      wasDark = isDark;
    }
    run += 1;
  }
  return [...runs, run];
}
