import { readFileSync } from "node:fs";
import fc from "fast-check";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { type CleanImage, cleanImage } from "@/lib/features/organisations/logo/clean-image";

const png = (width = 8, height = 4) => new Uint8Array(PNG.sync.write(new PNG({ width, height })));
const jpeg = new Uint8Array(readFileSync("tests/fixtures/grey.jpg"));
const utf8 = new TextEncoder();

test("keeps the picture of a PNG and removes texts and bytes after its end", () => {
  const plain = png();
  const text = utf8.encode("Author\0Secret");
  const chunk = new Uint8Array(12 + text.length);
  new DataView(chunk.buffer).setUint32(0, text.length);
  chunk.set(utf8.encode("tEXt"), 4);
  chunk.set(text, 8);
  const header = 8 + 25;
  const dirty = Buffer.concat([
    plain.subarray(0, header),
    chunk,
    plain.subarray(header),
    utf8.encode("<script>"),
  ]);
  const clean = cleanImage(dirty);
  expect(clean?.type).toBe("image/png");
  expect(Buffer.from(clean?.bytes ?? []).includes("Secret")).toBe(false);
  expect(Buffer.from(clean?.bytes ?? []).includes("<script>")).toBe(false);
  expect(PNG.sync.read(Buffer.from(clean?.bytes ?? []))).toMatchObject({ width: 8, height: 4 });
});

test("keeps a JPEG and removes its comments and bytes after its end", () => {
  const note = utf8.encode("Secret");
  const comment = Buffer.concat([new Uint8Array([0xff, 0xfe, 0, note.length + 2]), note]);
  const dirty = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), note]);
  const clean = cleanImage(dirty);
  expect(clean?.type).toBe("image/jpeg");
  expect(Buffer.from(clean?.bytes ?? []).includes("Secret")).toBe(false);
  expect(clean?.bytes.at(-1)).toBe(0xd9);
});

test.each([
  ["an SVG", utf8.encode("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["nothing", new Uint8Array()],
  ["a PNG cut short", png().subarray(0, 40)],
  ["a JPEG cut short", jpeg.subarray(0, jpeg.length - 20)],
  ["a PNG that is too wide", png(2001, 1)],
])("rejects %s", (_what, bytes) => {
  expect(cleanImage(bytes)).toBeNull();
});

/** What any image that comes out must be, whatever went in. */
function expectClean({ type, bytes }: CleanImage, from: Uint8Array) {
  const latin1 = Buffer.from(bytes).toString("latin1");
  expect(latin1).toMatch(
    type === "image/png" ? /^\x89PNG\r\n.\n.{4}IHDR.*IEND.{4}$/s : /^\xff\xd8.*\xff\xd9$/s,
  );
  if (type === "image/png") {
    const view = new DataView(bytes.buffer);
    for (const side of [view.getUint32(16), view.getUint32(20)]) {
      expect(side).toBeGreaterThan(0);
      expect(side).toBeLessThanOrEqual(2000);
    }
  }
  // Nothing is added or moved, and nothing remains to be removed.
  let count = 0;
  for (const byte of from) if (byte === bytes[count]) count += 1;
  expect(count).toBe(bytes.length);
  expect(cleanImage(bytes)).toEqual({ type, bytes });
}

test("returns a clean image or none for arbitrary or mutated bytes, and never throws", () => {
  const mutated = fc
    .tuple(
      fc.constantFrom(png(), jpeg),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 8 }),
    )
    .map(([bytes, changes]) => {
      const copy = new Uint8Array(bytes);
      for (const [at, value] of changes) if (at < copy.length) copy[at] = value;
      return copy;
    });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(cleanImage(bytes)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(png(), jpeg), fc.uint8Array(), (image, tail) => {
      expect(cleanImage(Buffer.concat([image, tail]))?.bytes).toEqual(image);
    }),
  );
  fc.assert(
    fc.property(mutated, (bytes) => {
      const clean = cleanImage(bytes);
      if (clean) expectClean(clean, bytes);
    }),
  );
});
