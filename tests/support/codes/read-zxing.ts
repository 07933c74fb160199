import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const program = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(program)).buffer } });

/** The decoded text and its symbology identifier (ISO/IEC 15424): `]d2` is GS1 DataMatrix. */
export type ReadCode = { symbology: string; text: string };

/**
 * What ZXing-C++ reads in a PNG, byte by byte as UTF-8: a decoder that supports Data Matrix, which zbarimg does not,
 * and that shares no code with our encoder.
 */
export async function readWithZxing(png: Uint8Array): Promise<ReadCode[]> {
  const codes = await readBarcodes(png, { tryHarder: true });
  return codes.map(({ symbologyIdentifier, bytes }) => ({
    symbology: symbologyIdentifier,
    text: new TextDecoder().decode(bytes),
  }));
}
