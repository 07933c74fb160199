import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { withPixelSize } from "@/lib/tools/barcode/png-density";

test("writes the pixel size into the PNG and keeps the picture", () => {
  const png = new PNG({ width: 3, height: 2 });
  png.data.fill(200);
  const sized = Buffer.from(withPixelSize(new Uint8Array(PNG.sync.write(png)), 0.165));
  const at = sized.indexOf("pHYs");
  expect(at).toBe(37);
  expect(sized.readUInt32BE(at + 4)).toBe(6061);
  expect(sized.readUInt32BE(at + 8)).toBe(6061);
  expect(sized[at + 12]).toBe(1);
  // The reader checks the sum of each chunk.
  expect(PNG.sync.read(sized).data.equals(png.data)).toBe(true);
});

test("rejects a file that is no PNG", () => {
  expect(() => withPixelSize(new Uint8Array(40), 1)).toThrow(RangeError);
});
