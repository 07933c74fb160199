import { zlibSync } from "fflate";
import type { PdfDocument } from "@/lib/engine/writers/pdf/pdf-document";
import { type Pixels, readPng, shrink } from "@/lib/engine/writers/pdf/png";
import { fitLogo, type Logo, type Size, sizeOfLogo } from "@/lib/engine/writers/shared/logo";

/** A logo prepared for the pages of one document. */
export type PlacedLogo = Size & {
  /** What pdfkit draws. */
  image: object;
};

/** Six hundred dots per inch at the largest size. */
const maxPixels = 600;

/** Prepares a logo: it is stored in the file once, however many pages draw it. Null for one that cannot be drawn. */
export function openLogo(document: PdfDocument, logo: Logo | undefined): PlacedLogo | null {
  const size = logo && sizeOfLogo(logo);
  if (!logo || !size) return null;
  const image = logo.type === "image/png" ? openPng(logo) : openJpeg(document, logo);
  return image && { image, ...fitLogo(size) };
}

function openJpeg(document: PdfDocument, { bytes }: Logo): object | null {
  try {
    // An ArrayBuffer of its own: pdfkit does not accept a view of another one.
    return (document as unknown as Images).openImage(bytes.slice().buffer);
  } catch {
    return null;
  }
}

type Images = { openImage(bytes: ArrayBuffer): object };

function openPng({ bytes }: Logo): object | null {
  const read = readPng(bytes);
  return read && new PngImage(shrink(read, maxPixels));
}

/** What pdfkit calls an open image. */
class PngImage {
  readonly label = "Logo";
  readonly width: number;
  readonly height: number;
  obj: PDFKit.PDFKitReference | null = null;

  constructor(private readonly picture: Pixels) {
    ({ width: this.width, height: this.height } = picture);
  }

  /** pdfkit calls it when it draws the image for the first time. */
  embed(document: PdfDocument): void {
    const { width, height, pixels } = this.picture;
    const colours = new Uint8Array(width * height * 3);
    const opacity = new Uint8Array(width * height);
    for (let at = 0; at < opacity.length; at += 1) {
      colours.set(pixels.subarray(at * 4, at * 4 + 3), at * 3);
      opacity[at] = pixels[at * 4 + 3] ?? 0;
    }
    const head = {
      Type: "XObject",
      Subtype: "Image",
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      Filter: "FlateDecode",
    };
    const mask = document.ref({ ...head, ColorSpace: "DeviceGray" });
    mask.end(Buffer.from(zlibSync(opacity)));
    this.obj = document.ref({ ...head, ColorSpace: "DeviceRGB", SMask: mask });
    this.obj.end(Buffer.from(zlibSync(colours)));
  }
}
