import type { MadeQr, QrRequest } from "@/components/tools/qr/use-qr";
import { type Drawing, toSvg } from "@/lib/tools/qr/drawing";
import { adviseOn, explainRefusal } from "@/lib/tools/qr/explain";
import { makeQr } from "@/lib/tools/qr/make";

/** Loaded with the first code: the encoder, the decoder and the canvas. */

/** Specification § 9 has pictures for a screen; in print four pixels stand for one. */
const printScale = 4;

/** The code of a text, made and read back in this browser, with what there is to say of it. */
export async function makeInBrowser({
  text,
  settings,
  logo,
}: QrRequest): Promise<Omit<MadeQr, "request">> {
  const result = await makeQr(text, settings, logo, async (drawing) => {
    const context = await paint(drawing, 1, "#ffffff");
    return context.getImageData(0, 0, drawing.size, drawing.size);
  });
  return result.kind === "ready"
    ? { result, address: toSvgAddress(result.drawing), refusal: null, advice: adviseOn(settings) }
    : {
        result,
        address: null,
        refusal: explainRefusal(result.refusal, settings, logo !== null),
        advice: [],
      };
}

const title = "QR-код";

export const toSvgText = (drawing: Drawing) => toSvg(drawing, title);

/** For an `img`: a picture of its own address, so that nothing of the logo reaches the page's markup. */
const toSvgAddress = (drawing: Drawing) =>
  `data:image/svg+xml,${encodeURIComponent(toSvgText(drawing))}`;

export async function toPng(drawing: Drawing): Promise<Blob> {
  const { canvas } = await paint(drawing, printScale, null);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The canvas gave no PNG");
  return blob;
}

/** Every module lies on whole pixels, so nothing is blurred. `ground` stands in for transparency. */
async function paint(
  drawing: Drawing,
  scale: number,
  ground: string | null,
): Promise<CanvasRenderingContext2D> {
  const { size, path, foreground, logo } = drawing;
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext("2d", { willReadFrequently: scale === 1 });
  if (!context) throw new Error("No 2D canvas");
  context.scale(scale, scale);
  const background = drawing.background ?? ground;
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, size, size);
  }
  context.fillStyle = foreground;
  context.fill(new Path2D(path), "evenodd");
  if (logo) {
    const picture = new Image();
    picture.src = logo.href;
    await picture.decode();
    context.drawImage(picture, logo.x, logo.y, logo.width, logo.height);
  }
  return context;
}
