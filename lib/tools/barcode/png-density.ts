/**
 * Writes the pixel size into a PNG (chunk `pHYs`, PNG § 11.3.4.3): a canvas does not, and a printing program would
 * assume 96 pixels per inch.
 * @throws RangeError when the bytes are not a PNG.
 */
export function withPixelSize(png: Uint8Array, mmPerPixel: number): Uint8Array<ArrayBuffer> {
  const isPng = png[0] === 0x89 && png[1] === 0x50 && png[12] === 0x49 && png[13] === 0x48;
  if (!isPng) throw new RangeError("Not a PNG");
  const perMetre = Math.round(1000 / mmPerPixel);
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  chunk[16] = 1;
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  // The header chunk comes first and has a fixed length: 8 bytes of signature and 25 of chunk.
  const headerEnd = 33;
  const sized = new Uint8Array(png.length + chunk.length);
  sized.set(png.subarray(0, headerEnd));
  sized.set(chunk, headerEnd);
  sized.set(png.subarray(headerEnd), headerEnd + chunk.length);
  return sized;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
