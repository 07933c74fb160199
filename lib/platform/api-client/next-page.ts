/** The address of the next page of a list (`Link`, RFC 8288), or null on the last one. */
export function nextPageOf(response: Response): string | null {
  return /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
}
