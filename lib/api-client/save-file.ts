/** Hands a file to the browser's downloads. Cyrillic names are fine here: no header is involved. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A name that every file system takes: no slashes, colons, quotes or control characters. */
export function toFileName(name: string, extension: string): string {
  const clean = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\u0000-\u001f<>:"/\\|?*]+/g, "_")
    .replace(/^\.+/, "")
    .trim()
    .slice(0, 120);
  return `${clean || "document"}.${extension}`;
}
