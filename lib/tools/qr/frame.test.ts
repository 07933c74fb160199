import fc from "fast-check";
import { XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import {
  captionCharacters,
  captionProblem,
  defaultCaption,
  maxCaptionLength,
  normaliseCaption,
} from "@/lib/tools/qr/caption";
import font from "@/lib/tools/qr/caption-glyphs.json";
import { toSvg } from "@/lib/tools/qr/drawing";
import { drawFrame, type Frame } from "@/lib/tools/qr/frame";
import { makeQr } from "@/lib/tools/qr/make";
import { initialSettings, type QrSettings } from "@/lib/tools/qr/settings";
import { readCaptionFont } from "@/scripts/build/caption-glyphs";
import { paintDrawing } from "@/tests/support/codes/paint-drawing";

const framed: QrSettings = { ...initialSettings, frame: "bottom" };

function draw(caption: string, change: Partial<QrSettings> = {}): Frame {
  const frame = drawFrame(caption, { ...framed, ...change });
  if (!frame) throw new Error("no frame");
  return frame;
}

const pointsOf = ({ caption }: Frame) =>
  [...caption.path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

test("has the letters of the site's font", { tags: ["slow"] }, async () => {
  expect(font).toEqual(await readCaptionFont());
});

test("returns null when no frame is chosen", () => {
  expect(drawFrame(defaultCaption, initialSettings)).toBeNull();
});

describe("with any caption", () => {
  const words = fc
    .string({ unit: fc.constantFrom(...captionCharacters), maxLength: maxCaptionLength })
    .map(normaliseCaption)
    .filter((caption) => captionProblem(caption) === null);
  const size = fc.integer({ min: 100, max: 500 });
  const place = fc.constantFrom("bottom" as const, "top" as const);

  test("keeps the whole caption inside the frame and beside the code", () => {
    fc.assert(
      fc.property(words, size, place, (caption, side, frame) => {
        const drawn = draw(caption, { size: side, frame });
        const { x, y, width, height } = drawn;
        expect(width).toBe(side + 2 * x);
        const band = frame === "bottom" ? { from: y + side, to: height } : { from: 0, to: y };
        const isInside = (point: { x: number; y: number }) =>
          point.x >= 0 && point.x <= width && point.y > band.from && point.y < band.to;
        expect(pointsOf(drawn).filter((point) => !isInside(point))).toEqual([]);
        const outlined = caption.replaceAll(" ", "").length;
        expect((drawn.caption.path.match(/M/g) ?? []).length).toBeGreaterThanOrEqual(outlined);
      }),
    );
  });

  test("keeps the code's square free of the frame", () => {
    fc.assert(
      fc.property(size, place, (side, frame) => {
        const drawn = draw(defaultCaption, { size: side, frame });
        // The second outline is the window: as wide and as high as the code.
        const [, window = ""] = drawn.path.split("z");
        const radius = Number(/a(\d+)/.exec(window)?.[1]);
        expect(window.startsWith(`M${drawn.x + radius} ${drawn.y}h${side - 2 * radius}`)).toBe(
          true,
        );
        // Less than the four modules of a code with 177 modules a side.
        expect(radius * (1 - Math.SQRT1_2)).toBeLessThan((side * 4) / 185);
      }),
    );
  });
});

test("splits a long caption into two lines", () => {
  const heightOf = (caption: string) => draw(caption, { size: 200 }).height;
  expect(heightOf("Откройте меню на телефоне и закажите")).toBeGreaterThan(
    heightOf(defaultCaption),
  );
  // One long word has no place to be parted.
  expect(heightOf("ы".repeat(maxCaptionLength))).toBeLessThan(heightOf(defaultCaption));
});

test("uses the background as the caption's colour, or white when it is transparent", () => {
  expect(draw(defaultCaption, { background: "#fff3e0" }).caption.colour).toBe("#fff3e0");
  expect(draw(defaultCaption, { background: null }).caption.colour).toBe("#ffffff");
});

test("writes a well-formed SVG without fonts", async () => {
  const frame = draw("Скидка 10 % & «подарок»");
  const qr = await makeQr("https://example.ru", framed, { logo: null, frame }, paintDrawing);
  if (qr.kind !== "ready") throw new Error("rejected");
  const svg = toSvg(qr.drawing, "QR-код");
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).not.toContain("<text");
  expect(svg).toContain(`viewBox="0 0 ${frame.width} ${frame.height}"`);
});

test("captionProblem reports an empty, a too long and an unsupported caption", () => {
  expect(captionProblem(defaultCaption)).toBeNull();
  expect(captionProblem("  ")).toBe("Введите подпись или уберите рамку");
  expect(captionProblem("Привет 🎉")).toContain("Знак «🎉»");
  expect(captionProblem("ы".repeat(41))).toContain("сейчас 41");
  expect(captionProblem("Наведите\u00a0 камеру\n")).toBeNull();
  expect(normaliseCaption("  Наведите\u00a0 камеру\n")).toBe("Наведите камеру");
});
