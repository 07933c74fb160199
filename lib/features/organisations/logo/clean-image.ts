/** Recognises an uploaded image and removes everything but the data that draw it. */
export type CleanImage = { type: "image/png" | "image/jpeg"; bytes: Uint8Array<ArrayBuffer> };

/** The maximum side of a logo in pixels: more is not visible in a footer, and costs every reader memory. */
const maxPixels = 2000;

/**
 * Returns a PNG or JPEG without metadata (texts, camera, location) and without anything after its end, so that a file
 * that is also something else becomes only an image.
 * @returns null for another kind of file, a broken one, and one with a side above `maxPixels`.
 * @throws anything but the RangeError of a truncated file: a defect of the parser.
 */
export function cleanImage(bytes: Uint8Array): CleanImage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return cleanPng(bytes, view) ?? cleanJpeg(bytes, view);
  } catch (error) {
    // The file ends within an announced part.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngChunks = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "sRGB", "IDAT", "IEND"]);

function cleanPng(bytes: Uint8Array, view: DataView): CleanImage | null {
  if (pngSignature.some((byte, index) => bytes[index] !== byte)) return null;
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  for (let isFirst = true; ; isFirst = false) {
    const length = view.getUint32(at);
    const name = latin1(bytes.subarray(at + 4, at + 8));
    if (isFirst !== (name === "IHDR")) return null;
    if (isFirst && !isSmall(view.getUint32(at + 8), view.getUint32(at + 12))) return null;
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (pngChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return { type: "image/png", bytes: joined(parts) };
    at = end;
  }
}

/** Segments of a JPEG: the frame with its size, and those with application data. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const isOwnData = (marker: number) =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);

function cleanJpeg(bytes: Uint8Array, view: DataView): CleanImage | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  const parts = [bytes.subarray(0, 2)];
  let hasFrame = false;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) {
      if (!hasFrame) return null;
      parts.push(bytes.subarray(at, at + 2));
      return { type: "image/jpeg", bytes: joined(parts) };
    }
    let end = at + 2 + view.getUint16(at + 2);
    if (frames.has(marker)) {
      hasFrame = true;
      if (!isSmall(view.getUint16(at + 7), view.getUint16(at + 5))) return null;
    }
    if (marker === 0xda) end = endOfScan(bytes, end);
    if (end > bytes.length) return null;
    if (!isOwnData(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Finds the next marker of a JPEG: in image data 0xff is followed by zero or by a restart marker. */
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
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
