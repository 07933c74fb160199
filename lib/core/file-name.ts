/** So many Cyrillic letters, and the extension, fit into the 255 bytes that file systems allow. */
const maxLength = 120;

/**
 * A file's name from a title («{name}.txt», docs/specification/api.md#calls), as it reads: only
 * what some file system refuses becomes `_`.
 * @returns the name with its extension, `document.…` when the title has no usable character
 */
export function toFileName(title: string, extension: string): string {
  const clean = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, "_")
    .replace(/^\.+/, "")
    .trim()
    .slice(0, maxLength)
    // Half of a letter that was cut in two: no header can carry it.
    .replace(/[\ud800-\udbff]$/, "");
  return `${clean || "document"}.${extension}`;
}
