/** Tables for Excel: RFC 4180 with semicolons, as Russian settings of Excel open it. */

/** U+FEFF, before the first line: without it Excel takes UTF-8 for Windows-1251. */
export const byteOrderMark = "\ufeff";

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(";")}\r\n`;

/**
 * A cell that no program takes for a formula: ids begin with a hyphen sometimes, texts come from strangers. Source:
 * OWASP, «CSV Injection».
 */
function csvCell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
