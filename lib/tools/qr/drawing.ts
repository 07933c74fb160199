import { toXmlText } from "@/lib/core/text/clean-text";
import type { Frame } from "@/lib/tools/qr/frame";
import { traceOutline } from "@/lib/tools/qr/outline";
import { type QrSettings, sizeBounds } from "@/lib/tools/qr/settings";
import type { QrSymbol } from "@/lib/tools/qr/symbol";

/** Smaller squares blur together on a screen and in a camera. */
const minModule = 2;

/** Minimum sizes are rounded up to tens of pixels. */
const sizeStep = 10;

/** Empty modules between the code and the logo, both sides together. */
const logoMargin = 1;

/** The visitor's own picture, read in the browser: a PNG of known size as a `data:` URL. */
export type Logo = { href: string; width: number; height: number };

type Look = Pick<QrSettings, "size" | "border" | "foreground" | "background">;

type Rectangle = { x: number; y: number; width: number; height: number };

/** The parts of the picture, in pixels of its nominal size: SVG and PNG draw the same. */
export type Drawing = {
  size: number;
  foreground: string;
  background: string | null;
  /** The path of the dark modules, for the even-odd rule. */
  path: string;
  logo: (Rectangle & { href: string }) | null;
  frame: Frame | null;
};

/** The whole picture, and the top left corner of the code in it. */
export const outerBox = ({ size, frame }: Drawing): Rectangle =>
  frame ?? { x: 0, y: 0, width: size, height: size };

/** The minimum size at which every module is large enough to be distinguished. */
export function minSize({ size }: Pick<QrSymbol, "size">, border: number): number {
  const exact = (size + 2 * border) * minModule;
  return Math.max(sizeBounds.min, Math.ceil(exact / sizeStep) * sizeStep);
}

/**
 * Lays the modules on whole pixels: squares of one size, sharp without smoothing. The rest of the size goes to the
 * border. Requires a size of at least `minSize`.
 */
export function drawSymbol(
  symbol: QrSymbol,
  look: Look,
  { logo = null, frame = null }: { logo?: Logo | null; frame?: Frame | null } = {},
): Drawing {
  const { size, isDark, logoSize } = symbol;
  const module = Math.floor(look.size / (size + 2 * look.border));
  const origin = Math.floor((look.size - module * size) / 2);
  const toUnits = (cell: number) => origin + cell * module;
  const logoFrom = (size - logoSize) / 2;
  const isUnderLogo = (at: number) => at >= logoFrom && at < logoFrom + logoSize;
  const isDrawn = (x: number, y: number) =>
    isDark(x, y) && !(logo && isUnderLogo(x) && isUnderLogo(y));
  return {
    size: look.size,
    foreground: look.foreground,
    background: look.background,
    path: traceOutline(size, isDrawn, toUnits),
    logo: logo && {
      href: logo.href,
      ...inscribe(logo, toUnits(logoFrom), logoSize * module, logoMargin * module),
    },
    frame,
  };
}

/** The largest rectangle with the logo's aspect ratio in the middle of a square, with a margin around it. */
function inscribe(logo: Logo, from: number, side: number, margin: number): Rectangle {
  const availableWidth = side - margin;
  const scale = availableWidth / Math.max(logo.width, logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  return { x: from + (side - width) / 2, y: from + (side - height) / 2, width, height };
}

/** The drawing as an SVG file. `title` describes the content of the code for screen readers. */
export function toSvg(drawing: Drawing, title: string): string {
  const { size, foreground, background, path, logo, frame } = drawing;
  const { x, y, width, height } = outerBox(drawing);
  const code = [
    background ? `<path fill="${background}" d="M0 0H${size}V${size}H0z"/>` : "",
    `<path fill="${foreground}" fill-rule="evenodd" shape-rendering="crispEdges" d="${path}"/>`,
    logo
      ? `<image xlink:href="${toXmlText(logo.href)}" x="${round(logo.x)}" y="${round(logo.y)}" width="${round(logo.width)}" height="${round(logo.height)}"/>`
      : "",
  ].join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${toXmlText(title)}</title>`,
    frame
      ? [
          // The code first: its background has square corners, the window of the frame is round.
          `<g transform="translate(${x} ${y})">${code}</g>`,
          `<path fill="${foreground}" fill-rule="evenodd" d="${frame.path}"/>`,
          `<path fill="${frame.caption.colour}" d="${frame.caption.path}"/>`,
        ].join("")
      : code,
    "</svg>",
  ].join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
