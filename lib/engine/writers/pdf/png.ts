import { unzlibSync } from "fflate";

/** Pixels of four bytes: red, green, blue, opacity. */
export type Pixels = { width: number; height: number; pixels: Uint8Array };

/**
 * Channels of a pixel by the kind of its colours (PNG, 11.2.2): grey, colour, palette, and the first two with opacity.
 */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Reads a PNG. pdfkit's own reader is asynchronous, and its errors cannot be caught.
 * @returns null for a broken one, and for an interlaced one
 */
export function readPng(bytes: Uint8Array): Pixels | null {
  try {
    return decode(partsOf(bytes));
  } catch {
    // The file ends too early, or its data are damaged: `fflate` throws errors of its own.
    return null;
  }
}

type Parts = { header: DataView; palette: Uint8Array; clear: Uint8Array; data: Uint8Array };

function partsOf(bytes: Uint8Array): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Uint8Array[]>();
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const part = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    const parts = found.get(name);
    if (parts) parts.push(part);
    else found.set(name, [part]);
  }
  const one = (name: string) => found.get(name)?.[0] ?? new Uint8Array();
  const header = one("IHDR");
  return {
    header: new DataView(header.buffer, header.byteOffset, header.byteLength),
    palette: one("PLTE"),
    clear: one("tRNS"),
    data: joined(found.get("IDAT") ?? []),
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** The maximum side of the logos that organisations store. */
const maxPixels = 2000;

function decode({ header, palette, clear, data }: Parts): Pixels | null {
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  const [bits, kind, passes] = [header.getUint8(8), header.getUint8(9), header.getUint8(12)];
  const count = channels[kind];
  if (count === undefined || ![1, 2, 4, 8, 16].includes(bits) || passes !== 0) return null;
  if (Math.max(width, height) > maxPixels || width === 0 || height === 0) return null;
  const step = Math.ceil((bits * count) / 8);
  const row = Math.ceil((bits * count * width) / 8);
  const raw = unzlibSync(data, { out: new Uint8Array((row + 1) * height) });
  if (raw.length !== (row + 1) * height || !unfilter(raw, row, step)) return null;
  const pixels = new Uint8Array(width * height * 4);
  const samples = new Uint16Array(width * count);
  // The transparent colour, when the file names one and colours have no opacity of their own.
  const nothing = kind !== 3 && clear.length >= count * 2 ? clear : null;
  for (let y = 0; y < height; y += 1) {
    readSamples(raw, y * (row + 1) + 1, bits, samples);
    const to = y * width * 4;
    if (kind === 3) paintIndexed(samples, { palette, clear }, pixels, to);
    else paintLevels(samples, { count, bits, nothing }, pixels, to);
  }
  return { width, height, pixels };
}

/** The numbers of one row. */
function readSamples(raw: Uint8Array, start: number, bits: number, samples: Uint16Array): void {
  for (let at = 0; at < samples.length; at += 1) {
    if (bits === 16) {
      samples[at] = ((raw[start + at * 2] ?? 0) << 8) | (raw[start + at * 2 + 1] ?? 0);
    } else if (bits === 8) {
      samples[at] = raw[start + at] ?? 0;
    } else {
      const shift = 8 - bits - ((at * bits) % 8);
      samples[at] = ((raw[start + ((at * bits) >> 3)] ?? 0) >> shift) & (2 ** bits - 1);
    }
  }
}

function paintIndexed(
  samples: Uint16Array,
  { palette, clear }: Pick<Parts, "palette" | "clear">,
  pixels: Uint8Array,
  to: number,
): void {
  samples.forEach((index, x) => {
    const at = to + x * 4;
    for (let part = 0; part < 3; part += 1) pixels[at + part] = palette[index * 3 + part] ?? 0;
    pixels[at + 3] = clear[index] ?? 255;
  });
}

function paintLevels(
  samples: Uint16Array,
  { count, bits, nothing }: { count: number; bits: number; nothing: Uint8Array | null },
  pixels: Uint8Array,
  to: number,
): void {
  const scale = 255 / (2 ** bits - 1);
  // A grey value stands for all three colours.
  const [green, blue] = count < 3 ? [0, 0] : [1, 2];
  for (let from = 0, at = to; from < samples.length; from += count, at += 4) {
    pixels[at] = (samples[from] ?? 0) * scale;
    pixels[at + 1] = (samples[from + green] ?? 0) * scale;
    pixels[at + 2] = (samples[from + blue] ?? 0) * scale;
    if (count % 2 === 0) pixels[at + 3] = (samples[from + count - 1] ?? 0) * scale;
    else pixels[at + 3] = nothing !== null && isSame(samples, from, nothing, count) ? 0 : 255;
  }
}

function isSame(samples: Uint16Array, from: number, colour: Uint8Array, count: number): boolean {
  for (let part = 0; part < count; part += 1) {
    const wanted = ((colour[part * 2] ?? 0) << 8) | (colour[part * 2 + 1] ?? 0);
    if (samples[from + part] !== wanted) return false;
  }
  return true;
}

/**
 * Undoes the filters of all rows (PNG, 9.2), in place.
 * @param step bytes from a pixel to the one before it
 * @returns false for an unknown filter
 */
function unfilter(raw: Uint8Array, row: number, step: number): boolean {
  for (let start = 1; start < raw.length; start += row + 1) {
    const filter = raw[start - 1] ?? 0;
    if (filter > 4) return false;
    if (filter === 0) continue;
    const isTop = start === 1;
    for (let at = start; at < start + row; at += 1) {
      const isFirst = at - start < step;
      const left = isFirst ? 0 : (raw[at - step] ?? 0);
      const up = isTop ? 0 : (raw[at - row - 1] ?? 0);
      const corner = isTop || isFirst ? 0 : (raw[at - row - 1 - step] ?? 0);
      raw[at] = (raw[at] ?? 0) + guessOf(filter, left, up, corner);
    }
  }
  return true;
}

function guessOf(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  // Paeth's predictor: of three neighbours the one nearest to their linear estimate.
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/**
 * Shrinks a picture by a whole factor, until no side is longer than the limit: each pixel is the mean of those it
 * replaces.
 */
export function shrink(picture: Pixels, longest: number): Pixels {
  const step = Math.ceil(Math.max(picture.width, picture.height) / longest);
  if (step <= 1) return picture;
  const width = Math.max(1, Math.floor(picture.width / step));
  const height = Math.max(1, Math.floor(picture.height / step));
  const pixels = new Uint8Array(width * height * 4);
  for (let to = 0; to < width * height; to += 1) {
    const [left, top] = [(to % width) * step, Math.floor(to / width) * step];
    pixels.set(meanOf(picture, { left, top, step }), to * 4);
  }
  return { width, height, pixels };
}

function meanOf(
  { width, height, pixels }: Pixels,
  { left, top, step }: { left: number; top: number; step: number },
): number[] {
  const sums = [0, 0, 0];
  let opacity = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + step, height); y += 1) {
    for (let x = left; x < Math.min(left + step, width); x += 1) {
      const at = (y * width + x) * 4;
      const weight = pixels[at + 3] ?? 0;
      for (const index of [0, 1, 2]) {
        sums[index] = (sums[index] ?? 0) + (pixels[at + index] ?? 0) * weight;
      }
      opacity += weight;
      count += 1;
    }
  }
  return [...sums.map((sum) => (opacity === 0 ? 0 : sum / opacity)), opacity / count];
}
