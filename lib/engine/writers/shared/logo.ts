/** The logo of the organisation that prepared a document, as organisations store it: a PNG or a JPEG without metadata. */
export type Logo = { type: "image/png" | "image/jpeg"; bytes: Uint8Array };

/** In pixels, or in points. */
export type Size = { width: number; height: number };

/** The maximum size in points at the bottom of a page: less than two lines of the text above it. */
const maxSize: Size = { width: 64, height: 16 };
/** Points per pixel: a small logo keeps its size. */
const pixel = 0.75;

/** Returns the size of a logo in points. */
export function fitLogo({ width, height }: Size): Size {
  const scale = Math.min(pixel, maxSize.width / width, maxSize.height / height);
  return { width: width * scale, height: height * scale };
}

/** The alternative text. */
export const logoAltText = (preparedBy: string): string => `Логотип: ${preparedBy}`;

/**
 * Reads the size that a logo states, in pixels.
 * @returns null when it is not such a picture.
 * @throws only errors other than RangeError (a truncated file): a defect of the reader.
 */
export function sizeOfLogo({ type, bytes }: Logo): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = type === "image/png" ? sizeOfPng(view) : sizeOfJpeg(view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The signature of a PNG, and the name of its first chunk. */
const png = [0x89504e47, 0x0d0a1a0a];
const header = 0x49484452;

function sizeOfPng(view: DataView): Size | null {
  const isPng = png.every((word, index) => view.getUint32(index * 4) === word);
  if (!isPng || view.getUint32(12) !== header) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** JPEG segments that contain its size: baseline, extended, progressive. */
const frames = new Set([0xffc0, 0xffc1, 0xffc2]);

function sizeOfJpeg(view: DataView): Size | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (frames.has(view.getUint16(at))) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  return null;
}
