import { cleanText } from "@/lib/core/clean-text";

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text for the markup of an SVG file, without what XML cannot hold: a typed GS would spoil the whole file. */
export const escapeXml = (text: string): string =>
  cleanText(text).replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
