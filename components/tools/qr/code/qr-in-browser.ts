import { normaliseCaption } from "@/lib/tools/qr/caption";
import { type Drawing, type Logo, outerBox, toSvg } from "@/lib/tools/qr/drawing";
import { type Advice, explainRejection, listAdvice } from "@/lib/tools/qr/explain";
import type { Frame } from "@/lib/tools/qr/frame";
import { makeQr, type QrResult } from "@/lib/tools/qr/make";
import type { QrSettings } from "@/lib/tools/qr/settings";

/** Loaded with the first code: the encoder, the decoder and the canvas. */

/** Sizes are screen pixels (docs/specification/tools.md#qr-codes); printing uses four pixels for one. */
const printScale = 4;

export type QrRequest = {
  text: string;
  settings: QrSettings;
  logo: Logo | null;
  /** The frame's text, if the settings have a frame. */
  caption: string;
};

export type CreatedQr = {
  request: QrRequest;
  result: QrResult;
  /** The picture's URL, if the code is readable. */
  address: string | null;
  /** Why the code is not offered. */
  rejection: Advice | null;
  /** Warnings about the code. */
  advice: readonly Advice[];
};

/** Makes the code of a text and reads it back in the browser; returns it with its problems and warnings. */
export async function createQrInBrowser({
  text,
  settings,
  logo,
  caption,
}: QrRequest): Promise<Omit<CreatedQr, "request">> {
  const frame = settings.frame === "none" ? null : await makeFrame(caption, settings);
  const result = await makeQr(text, settings, { logo, frame }, async (drawing) => {
    const context = await paint(drawing, 1, "#ffffff");
    const { width, height } = context.canvas;
    return context.getImageData(0, 0, width, height);
  });
  return result.kind === "ready"
    ? {
        result,
        address: toSvgAddress(result.drawing),
        rejection: null,
        advice: listAdvice(settings),
      }
    : {
        result,
        address: null,
        rejection: explainRejection(result.rejection, settings, logo !== null),
        advice: [],
      };
}

async function makeFrame(caption: string, settings: QrSettings): Promise<Frame | null> {
  const { drawFrame } = await import("@/lib/tools/qr/frame");
  return drawFrame(normaliseCaption(caption), settings);
}

const title = "QR-код";

export const toSvgText = (drawing: Drawing) => toSvg(drawing, title);

/** A data: URL for an `img`: the SVG is not inlined, so nothing of the logo enters the page's markup. */
const toSvgAddress = (drawing: Drawing) =>
  `data:image/svg+xml,${encodeURIComponent(toSvgText(drawing))}`;

/** @throws Error when the canvas cannot make a PNG of this size */
export async function toPng(drawing: Drawing): Promise<Blob> {
  const { canvas } = await paint(drawing, printScale, null);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The canvas gave no PNG");
  return blob;
}

/** Modules are aligned to whole pixels, so nothing is blurred. `ground` replaces transparency. */
async function paint(
  drawing: Drawing,
  scale: number,
  ground: string | null,
): Promise<CanvasRenderingContext2D> {
  const { size, path, foreground, logo, frame } = drawing;
  const { x, y, width, height } = outerBox(drawing);
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d", { willReadFrequently: scale === 1 });
  if (!context) throw new Error("No 2D canvas");
  const fill = (colour: string, shape: string, rule: CanvasFillRule) => {
    context.fillStyle = colour;
    context.fill(new Path2D(shape), rule);
  };
  context.scale(scale, scale);
  if (ground) fill(ground, `M0 0H${width}V${height}H0z`, "evenodd");
  context.translate(x, y);
  if (drawing.background) fill(drawing.background, `M0 0H${size}V${size}H0z`, "evenodd");
  fill(foreground, path, "evenodd");
  if (logo) {
    const picture = new Image();
    picture.src = logo.href;
    await picture.decode();
    context.drawImage(picture, logo.x, logo.y, logo.width, logo.height);
  }
  context.translate(-x, -y);
  if (frame) {
    fill(foreground, frame.path, "evenodd");
    fill(frame.caption.colour, frame.caption.path, "nonzero");
  }
  return context;
}
