/** The picture of who prepared a document, as teams keep it: a PNG or a JPEG without anything that does not draw it. */
export type Logo = { type: "image/png" | "image/jpeg"; bytes: Uint8Array };

/** In pixels, or in points. */
export type Size = { width: number; height: number };

/** Points at the foot of a page: less than two lines of its words, which stand above it. */
const room: Size = { width: 64, height: 16 };
/** Points of a pixel: what is small stays as it was drawn. */
const pixel = 0.75;

/** The points that a logo takes. */
export function fitLogo({ width, height }: Size): Size {
  const scale = Math.min(pixel, room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}

/** The alternative text. */
export const logoAltText = (preparedBy: string): string => `Логотип: ${preparedBy}`;

/**
 * Reads the size that a logo states, in pixels.
 * @returns null for what is no such picture.
 * @throws only what is no RangeError of a file that is cut off: a defect of the reader.
 */
export function sizeOfLogo({ type, bytes }: Logo): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = type === "image/png" ? sizeOfPng(view) : sizeOfJpeg(view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // It ends before it says so.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The first eight bytes of a PNG, and the name of its first part. */
const png = [0x89504e47, 0x0d0a1a0a];
const header = 0x49484452;

function sizeOfPng(view: DataView): Size | null {
  const isPng = png.every((word, index) => view.getUint32(index * 4) === word);
  if (!isPng || view.getUint32(12) !== header) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Segments of a JPEG that say its size: baseline, extended, progressive. */
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
