import "server-only";

import QRCode from "qrcode";

/**
 * A code for printing: 15 % of it may be unreadable, and around it is the empty border of four modules that
 * scanners need. Source: ISO/IEC 18004 § 6.3.8, § 7.5.1.
 */
const printable = { errorCorrectionLevel: "M", margin: 4 } as const;

/** Pixels a module: some 650 a side for our addresses, five centimetres in print; SVG for more. */
const scale = 16;

/** The code of a text as an SVG picture that grows to any size. */
export function qrSvg(text: string): Promise<string> {
  return QRCode.toString(text, { ...printable, type: "svg" });
}

/** The code of a text as a PNG picture. */
export async function qrPng(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await QRCode.toBuffer(text, { ...printable, type: "png", scale }));
}
