/** A picture that was sent: what it is, and the bytes that draw it. */
export type CleanImage = { type: "image/png" | "image/jpeg"; bytes: Uint8Array<ArrayBuffer> };

/** A side of a logo in pixels: more is not seen in a footer, and costs anyone who opens it memory. */
const maxPixels = 2000;

/**
 * A PNG or JPEG without what does not draw it: texts, cameras, places, and whatever follows its end. So a file that is
 * a picture and something else besides becomes only the picture.
 * @returns null for another kind of file, a broken one, and one with a side above `maxPixels`.
 * @throws only what is no RangeError of a file that is cut off: a defect of the reader.
 */
export function cleanImage(bytes: Uint8Array): CleanImage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return cleanPng(bytes, view) ?? cleanJpeg(bytes, view);
  } catch (error) {
    // It ends within a part that it announced.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngChunks = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "sRGB", "IDAT", "IEND"]);

function cleanPng(bytes: Uint8Array, view: DataView): CleanImage | null {
  if (pngSignature.some((byte, index) => bytes[index] !== byte)) return null;
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  for (let isFirst = true; ; isFirst = false) {
    const length = view.getUint32(at);
    const name = latin1(bytes.subarray(at + 4, at + 8));
    if (isFirst !== (name === "IHDR")) return null;
    if (isFirst && !isSmall(view.getUint32(at + 8), view.getUint32(at + 12))) return null;
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (pngChunks.has(name)) kept.push(bytes.subarray(at, end));
    if (name === "IEND") return { type: "image/png", bytes: joined(kept) };
    at = end;
  }
}

/** Segments of a JPEG: the frame that names the size, and those that hold its maker's own data. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const isOwnData = (marker: number) =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);

function cleanJpeg(bytes: Uint8Array, view: DataView): CleanImage | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  const kept = [bytes.subarray(0, 2)];
  let hasFrame = false;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) {
      if (!hasFrame) return null;
      kept.push(bytes.subarray(at, at + 2));
      return { type: "image/jpeg", bytes: joined(kept) };
    }
    let end = at + 2 + view.getUint16(at + 2);
    if (frames.has(marker)) {
      hasFrame = true;
      if (!isSmall(view.getUint16(at + 7), view.getUint16(at + 5))) return null;
    }
    if (marker === 0xda) end = endOfScan(bytes, end);
    if (end > bytes.length) return null;
    if (!isOwnData(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Where the next marker of a JPEG begins: in the drawing, 0xff is followed by zero or by a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length + 1;
}

const isSmall = (width: number, height: number) =>
  width > 0 && height > 0 && width <= maxPixels && height <= maxPixels;

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
