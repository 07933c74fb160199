import { toFileName } from "@/lib/core/text/file-name";
import { saveFile } from "@/lib/platform/api-client/save-file";
import type { BarcodeAppearance, BarcodeDrawing } from "@/lib/tools/barcode/drawing";
import type { BarcodeSymbol } from "@/lib/tools/barcode/encode";
import { drawBarcode } from "@/lib/tools/barcode/geometry";
import { outlineUnits } from "@/lib/tools/barcode/ocr-b";
import { withPixelSize } from "@/lib/tools/barcode/png-density";
import { symbologies } from "@/lib/tools/barcode/symbologies";
import { barsPath, writeSvg } from "@/lib/tools/barcode/write-svg";

export type PictureFormat = "svg" | "png";

const mediaTypes: Record<PictureFormat, string> = { svg: "image/svg+xml", png: "image/png" };

/** Downloads the barcodes: one as a picture, several as a ZIP of pictures. */
export async function saveBarcodes(
  symbols: readonly BarcodeSymbol[],
  look: BarcodeAppearance,
  format: PictureFormat,
): Promise<void> {
  const files = await Promise.all(
    symbols.map(async (symbol) => ({
      name: nameBarcode(symbol),
      content: await toFile(symbol, drawBarcode(symbol, look), format),
    })),
  );
  const [first, ...others] = files;
  if (first && others.length === 0) {
    const blob = new Blob([first.content], { type: mediaTypes[format] });
    return saveFile(blob, toFileName(first.name, format));
  }
  const { zipSync } = await import("fflate");
  // The number comes first: values may repeat, and the files keep the list's order.
  const entries = files.map(({ name, content }, index) => [
    toFileName(`${String(index + 1).padStart(3, "0")} ${name}`, format),
    content,
  ]);
  const zip = zipSync(Object.fromEntries(entries), { level: format === "png" ? 0 : 6 });
  saveFile(new Blob([zip], { type: "application/zip" }), toFileName(`Штрихкоды ${format}`, "zip"));
}

/** A signed code of «Честный знак» would give a name of a hundred characters. */
const nameBarcode = ({ type, value }: BarcodeSymbol) =>
  `${symbologies[type].name} ${value.slice(0, 60)}`;

async function toFile(
  symbol: BarcodeSymbol,
  drawing: BarcodeDrawing,
  format: PictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === "svg") return new TextEncoder().encode(writeSvg(drawing, nameBarcode(symbol)));
  return withPixelSize(await paint(drawing), drawing.mmPerPixel);
}

/** One pixel of the drawing is one pixel of the picture: no bar is blurred. */
async function paint(drawing: BarcodeDrawing): Promise<Uint8Array> {
  const canvas = document.createElement("canvas");
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  context.fill(new Path2D(barsPath(drawing)), "evenodd");
  for (const { outline, x, baseline, size } of drawing.glyphs) {
    const scale = size / outlineUnits;
    context.setTransform(scale, 0, 0, scale, x, baseline);
    context.fill(new Path2D(outline));
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The canvas gave no PNG");
  return new Uint8Array(await blob.arrayBuffer());
}
