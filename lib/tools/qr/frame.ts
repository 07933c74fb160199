import font from "@/lib/tools/qr/caption-glyphs.json";
import type { QrSettings } from "@/lib/tools/qr/settings";

/** A frame around a code with a caption, in pixels of the code's nominal size. */
export type Frame = {
  width: number;
  height: number;
  /** The top left corner of the code, including its quiet zone. */
  x: number;
  y: number;
  /** The frame with a window for the code, for the even-odd rule, in the colour of the code. */
  path: string;
  /** Outlines of the caption, for the non-zero rule. */
  caption: { path: string; colour: string };
};

/** Fractions of the code's side. */
const lineShare = 1 / 40;
const radiusShare = 1 / 16;
const fontShare = 0.1;
const minFontShare = 0.07;
/** The maximum share of the frame's width for the caption. */
const widthShare = 0.88;

/** In ems: the height of a capital letter, the distance of lines, the margins above and below the caption. */
const capital = 0.7;
const lineHeight = 1.25;
const padding = 0.55;

/**
 * Draws the frame of a code of `size` pixels with the caption at its bottom or top: in one line, or in two when one
 * would be too small. The square of the code is unchanged, including its quiet zone.
 */
export function drawFrame(caption: string, { size, frame, background }: QrSettings): Frame | null {
  if (frame === "none") return null;
  const line = Math.max(2, Math.round(size * lineShare));
  const width = size + 2 * line;
  const { lines, fontSize } = layOut(caption, size, width * widthShare);
  const textHeight = fontSize * (capital + (lines.length - 1) * lineHeight);
  const band = Math.round(textHeight + 2 * padding * fontSize);
  const height = size + line + band;
  const y = frame === "top" ? band : line;
  const top = (frame === "top" ? 0 : y + size) + (band - textHeight) / 2;
  const window = roundedBox({ x: line, y, width: size, height: size }, (size * radiusShare) / 2);
  return {
    width,
    height,
    x: line,
    y,
    path: roundedBox({ x: 0, y: 0, width, height }, size * radiusShare) + window,
    caption: {
      path: lines
        .map((text, index) =>
          outlineOf(text, {
            x: (width - widthOf(text) * fontSize) / 2,
            baseline: top + fontSize * (capital + index * lineHeight),
            fontSize,
          }),
        )
        .join(""),
      colour: background ?? "#ffffff",
    },
  };
}

function layOut(
  caption: string,
  size: number,
  room: number,
): { lines: string[]; fontSize: number } {
  const fits = (lines: readonly string[]) =>
    Math.min(size * fontShare, room / Math.max(...lines.map(widthOf)));
  const whole = fits([caption]);
  if (whole >= size * minFontShare) return { lines: [caption], fontSize: whole };
  const words = caption.split(" ");
  const pairs = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
    return { lines, fontSize: fits(lines) };
  });
  return pairs.reduce((best, pair) => (pair.fontSize > best.fontSize ? pair : best), {
    lines: [caption],
    fontSize: whole,
  });
}

type Glyph = { advance: number; outline: string };

let glyphs: ReadonlyMap<string, Glyph> | undefined;

function glyphOf(character: string): Glyph {
  glyphs ??= new Map(
    font.glyphs.split("\n").map((line) => {
      const [, letter = "", advance = "", outline = ""] = /^(.) (\d+) (.*)$/u.exec(line) ?? [];
      return [letter, { advance: Number(advance) / font.unitsPerEm, outline }];
    }),
  );
  // `captionProblem` rejects all other characters.
  return glyphs.get(character) ?? { advance: 0, outline: "" };
}

/** In ems. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + glyphOf(character).advance, 0);

function outlineOf(
  text: string,
  { x, baseline, fontSize }: { x: number; baseline: number; fontSize: number },
): string {
  const scale = fontSize / font.unitsPerEm;
  let at = x;
  let path = "";
  for (const character of text) {
    const { advance, outline } = glyphOf(character);
    const left = at;
    // The y axis of fonts points upwards.
    path += outline.replace(
      /(-?\d+) (-?\d+)/g,
      (_, dx, dy) => `${trim(left + Number(dx) * scale)} ${trim(baseline - Number(dy) * scale)}`,
    );
    at += advance * fontSize;
  }
  return path;
}

type Box = { x: number; y: number; width: number; height: number };

function roundedBox({ x, y, width, height }: Box, rounded: number): string {
  const r = Math.round(rounded);
  const arc = (toX: number, toY: number) => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`;
}

const trim = (value: number) => Math.round(value * 100) / 100;
