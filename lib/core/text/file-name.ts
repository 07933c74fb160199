/** The number of Cyrillic letters that, with the extension, fit into the 255 bytes that file systems allow. */
const maxLength = 120;

/**
 * Makes a file name from a title («{name}.txt», docs/specification/api.md#calls). Only characters that some file system
 * refuses become `_`.
 * @returns the name with its extension, `document.…` when the title has no usable character
 */
export function toFileName(title: string, extension: string): string {
  const clean = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, "_")
    .replace(/^\.+/, "")
    .trim()
    .slice(0, maxLength)
    // A surrogate pair that was cut in two cannot be sent in a header.
    .replace(/[\ud800-\udbff]$/, "");
  return `${clean || "document"}.${extension}`;
}
