/** CSV for Excel: RFC 4180 with semicolons, as Excel with Russian settings opens it. */

/** U+FEFF, before the first line: without it Excel reads UTF-8 as Windows-1251. */
export const byteOrderMark = "\ufeff";

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(";")}\r\n`;

/**
 * Formats a line, protecting cells that a program might take for a formula: some ids begin with a hyphen, and texts
 * are untrusted. Source: OWASP, «CSV Injection».
 */
function csvCell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
