import "server-only";

import QRCode from "qrcode";

/**
 * Options of a code for print: up to 15 % may be unreadable, and it has the quiet zone of four modules that scanners
 * need. Source: ISO/IEC 18004 § 6.3.8, § 7.5.1.
 */
const printable = { errorCorrectionLevel: "M", margin: 4 } as const;

/** Pixels per module: some 650 per side for our addresses, five centimetres in print; use SVG for more. */
const scale = 16;

/** The QR code of a text as an SVG image, which scales to any size. */
export function qrSvg(text: string): Promise<string> {
  return QRCode.toString(text, { ...printable, type: "svg" });
}

/** The QR code of a text as a PNG image. */
export async function qrPng(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await QRCode.toBuffer(text, { ...printable, type: "png", scale }));
}
