/** Offers a file as a download. Cyrillic names work here: no header is involved. */
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

/** The file name from the server (`filename*` of RFC 6266), or null when there is none. */
export function fileNameOf(response: Response): string | null {
  const header = response.headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A proxy has truncated the header: use the plain name.
    }
  }
  return /filename="?([^";]+)"?/i.exec(header)?.[1] ?? null;
}

/** Offers the file of a response as a download, under the server's name if it gives one. */
export async function saveResponse(response: Response, fallbackName: string): Promise<void> {
  saveFile(await response.blob(), fileNameOf(response) ?? fallbackName);
}
