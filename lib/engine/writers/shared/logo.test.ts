import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { strFromU8, unzipSync, zlibSync } from "fflate";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writePdf } from "@/lib/engine/writers/pdf";
import { readPng } from "@/lib/engine/writers/pdf/png";
import { fitLogo, type Logo, sizeOfLogo } from "@/lib/engine/writers/shared/logo";
import { documentTree, p } from "@/tests/fixtures/trees/build";
import { privacyTree } from "@/tests/fixtures/trees/privacy";
import { wordsOfPdf } from "@/tests/support/documents/document-words";
import { imagesOfPdf, pagesOfPdf } from "@/tests/support/documents/document-words/pdf";

/** Half of it red, half of it nothing. */
function drawing(width: number, height: number): PNG {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    png.data.set(at % width < width / 2 ? [200, 30, 40, 255] : [0, 0, 0, 0], at * 4);
  }
  return png;
}
const wide: Logo = {
  type: "image/png",
  bytes: new Uint8Array(PNG.sync.write(drawing(240, 80))),
};
const grey: Logo = {
  type: "image/jpeg",
  bytes: new Uint8Array(readFileSync("tests/fixtures/grey.jpg")),
};
const preparedBy = "Студия «Лайм» & сыновья";
const emu = 12_700;

test("fitLogo limits height and width and never enlarges a logo", () => {
  expect(fitLogo({ width: 240, height: 80 })).toEqual({ width: 48, height: 16 });
  expect(fitLogo({ width: 2000, height: 1 })).toEqual({ width: 64, height: 64 / 2000 });
  expect(fitLogo({ width: 1, height: 2000 }).height).toBe(16);
  // Never larger than it was drawn.
  expect(fitLogo({ width: 8, height: 8 })).toEqual({ width: 6, height: 6 });
});

describe("a logo in DOCX", () => {
  test.each([
    ["a PNG", wide, "png", { width: 240, height: 80 }],
    ["a JPEG", grey, "jpeg", sizeOfLogo(grey)],
  ] as const)(
    "%s is before the text of the footer, with its size and alternative text",
    async (_kind, logo, extension, size) => {
      const files = unzipSync(await writeDocx({ ...privacyTree, preparedBy, logo }));
      const part = (path: string) => strFromU8(files[path] ?? new Uint8Array());
      expect(files[`word/media/logo.${extension}`]).toEqual(logo.bytes);
      const footer = part("word/footer1.xml");
      const relationship = /<Relationship Id="(\w+)"[^>]*Target="media\/logo\.\w+"/.exec(
        part("word/_rels/footer1.xml.rels"),
      )?.[1];
      expect(footer).toContain(`r:embed="${relationship}"`);
      if (!size) throw new Error("no size");
      const { width, height } = fitLogo(size);
      expect(footer).toContain(
        `<wp:extent cx="${Math.round(width * emu)}" cy="${Math.round(height * emu)}"/>`,
      );
      expect(footer).toContain('descr="Логотип: Студия «Лайм» &amp; сыновья"');
      expect(footer.indexOf("<w:drawing>")).toBeLessThan(footer.indexOf("Подготовлено"));
      expect(part("[Content_Types].xml")).toContain(`Extension="${extension}"`);
    },
  );
});

describe("a logo in PDF", () => {
  test.each([
    ["a PNG", wide],
    ["a JPEG", grey],
  ])(
    "%s is on each page, stored once, and does not change the words",
    { tags: ["slow"] },
    async (_kind, logo) => {
      const pdf = await writePdf({ ...privacyTree, preparedBy, logo });
      const images = await imagesOfPdf(pdf);
      expect(images.pages.length).toBeGreaterThan(1);
      expect(images.pages.every((count) => count === 1)).toBe(true);
      expect(images.sizes).toEqual([sizeOfLogo(logo)]);
      // With a PNG goes what of it is transparent.
      const kept = Buffer.from(pdf)
        .toString("latin1")
        .match(/\/Subtype \/Image/g);
      expect(kept).toHaveLength(logo === wide ? 2 : 1);
      expect((await wordsOfPdf(pdf)).join(" ")).toEqual(
        (await wordsOfPdf(await writePdf({ ...privacyTree, preparedBy }))).join(" "),
      );
    },
  );

  test("leaves the name of who prepared the document complete beside a long owner's name", {
    tags: ["slow"],
  }, async () => {
    const pages = await pagesOfPdf(await writePdf({ ...privacyTree, preparedBy, logo: wide }));
    for (const page of pages)
      expect(page.replace(/\s+/g, " ")).toContain(`Подготовлено: ${preparedBy}`);
  });

  test("is reduced when it is larger than print needs", { tags: ["slow"] }, async () => {
    const bytes = new Uint8Array(PNG.sync.write(drawing(2000, 1000)));
    const logo: Logo = { type: "image/png", bytes };
    const pdf = await writePdf({ ...documentTree(p("Текст")), preparedBy, logo });
    const [size] = (await imagesOfPdf(pdf)).sizes;
    expect(size?.width).toBeLessThanOrEqual(600);
    expect(size?.height).toBe((size?.width ?? 0) / 2);
  });
});

describe("a logo that cannot be read leaves the file as it is without a logo", () => {
  const cut = { ...wide, bytes: wide.bytes.slice(0, 60) };
  const broken = { ...wide, bytes: wide.bytes.map((byte, at) => (at > 50 ? byte ^ 0x55 : byte)) };
  const foreign: Logo = { type: "image/png", bytes: new TextEncoder().encode("<svg/>") };
  test.each([
    ["cut short", cut],
    ["broken", broken],
    ["not a picture", foreign],
    ["empty", { ...grey, bytes: new Uint8Array() }],
  ])("when it is %s, in PDF", async (_kind, logo) => {
    const tree = { ...documentTree(p("Текст")), preparedBy };
    expect(await writePdf({ ...tree, logo })).toEqual(await writePdf(tree));
  });
  test("when it is not a picture, in DOCX", async () => {
    const tree = { ...documentTree(p("Текст")), preparedBy };
    expect(await writeDocx({ ...tree, logo: foreign })).toEqual(await writeDocx(tree));
  });
});

describe("readPng", () => {
  const sides = fc.integer({ min: 1, max: 19 });
  test.each([
    [0, 8],
    [2, 8],
    [4, 8],
    [6, 8],
    [0, 16],
    [2, 16],
    [4, 16],
    [6, 16],
  ] as const)(
    "reads the same pixels as pngjs: colour type %i with %i bits",
    (colorType, bitDepth) => {
      fc.assert(
        fc.property(sides, sides, fc.infiniteStream(fc.nat(255)), (width, height, stream) => {
          const png = new PNG({ width, height });
          for (let at = 0; at < png.data.length; at += 1) png.data[at] = stream.next().value ?? 0;
          const bytes = PNG.sync.write(png, { colorType, bitDepth, inputHasAlpha: true });
          const wanted = PNG.sync.read(bytes);
          const picture = readPng(new Uint8Array(bytes));
          // Of sixteen bits it keeps the upper eight, which pngjs rounds.
          const least = bitDepth === 16 ? 1 : 0;
          const far = [...wanted.data].filter(
            (value, at) => Math.abs(value - (picture?.pixels[at] ?? Number.NaN)) > least,
          );
          expect(picture?.pixels.length).toBe(wanted.data.length);
          expect(far).toEqual([]);
        }),
        { numRuns: 25, seed: 20261127 },
      );
    },
  );

  /** A PNG of these parts, each row unfiltered. */
  function made(
    head: { width: number; bits: number; kind: number },
    rows: number[][],
    parts: Record<string, number[]>,
  ) {
    const { width, bits, kind } = head;
    const u32 = (value: number) => [24, 16, 8, 0].map((by) => (value >>> by) & 255);
    const chunk = (name: string, data: Uint8Array) => {
      const named = Buffer.concat([Buffer.from(name), data]);
      return Buffer.concat([Buffer.from(u32(data.length)), named, Buffer.from(u32(crc32(named)))]);
    };
    return new Uint8Array(
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        chunk("IHDR", Uint8Array.from([...u32(width), ...u32(rows.length), bits, kind, 0, 0, 0])),
        ...Object.entries(parts).map(([name, data]) => chunk(name, Uint8Array.from(data))),
        chunk("IDAT", zlibSync(Uint8Array.from(rows.flatMap((row) => [0, ...row])))),
        chunk("IEND", new Uint8Array()),
      ]),
    );
  }
  const palette = { PLTE: [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9], tRNS: [255, 128, 0] };

  test.each([
    [
      "a palette of one bit",
      { width: 5, bits: 1, kind: 3 },
      [[0b01010_000], [0b11000_000]],
      palette,
    ],
    ["a palette of two bits", { width: 5, bits: 2, kind: 3 }, [[0b00011011, 0b11000000]], palette],
    [
      "a palette of four bits",
      { width: 3, bits: 4, kind: 3 },
      [
        [0x12, 0x30],
        [0x00, 0x10],
      ],
      palette,
    ],
    ["a palette of eight bits", { width: 4, bits: 8, kind: 3 }, [[0, 1, 2, 3]], palette],
    ["greys of two bits", { width: 4, bits: 2, kind: 0 }, [[0b00011011]], {}],
    ["a transparent grey", { width: 3, bits: 8, kind: 0 }, [[7, 8, 7]], { tRNS: [0, 7] }],
    [
      "a transparent colour",
      { width: 2, bits: 8, kind: 2 },
      [[1, 2, 3, 3, 2, 1]],
      { tRNS: [0, 1, 0, 2, 0, 3] },
    ],
  ])("reads the same pixels as pngjs: %s", (_what, head, rows, parts) => {
    const bytes = made(head, rows, parts as unknown as Record<string, number[]>);
    const png = readPng(bytes);
    // Invisible pixels have no defined colour.
    const visible = (pixels: Uint8Array) =>
      [...pixels].map((value, at) => (pixels[at | 3] ? value : 0));
    expect(visible(png?.pixels ?? new Uint8Array())).toEqual(
      visible(PNG.sync.read(Buffer.from(bytes)).data),
    );
  });

  test("never throws for a PNG with changed bytes", { tags: ["slow"] }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(wide.bytes.length - 1), fc.nat(255)), { maxLength: 6 }),
        (changes) => {
          const bytes = wide.bytes.slice();
          for (const [at, value] of changes) bytes[at] = value;
          readPng(bytes);
        },
      ),
      { numRuns: 60, seed: 20261127 },
    );
  });
});
