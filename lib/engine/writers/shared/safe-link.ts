const allowed = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Returns an address that is safe as a link's target, in ASCII without spaces: Word reports a file as damaged when a
 * relationship's target contains a raw space or a Cyrillic letter.
 * @returns null for another scheme (`javascript:` above all) or what does not parse: print the words without a link
 */
export function safeLink(url: string): string | null {
  const text = url.trim();
  if (!URL.canParse(text)) return null;
  const parsed = new URL(text);
  if (!allowed.has(parsed.protocol)) return null;
  // `mailto:` and `tel:` keep characters that a URL does not percent-encode by itself.
  return parsed.href.replace(/[^\u0021-\u007e]|["<>\\^`{|}]/gu, encodeURIComponent);
}

const anySite = "https://site.invalid";
const pathFromRoot = /^\/(?![/\\])/;

/**
 * Returns a target that is safe in a page: a web address, or a path from the root of the site.
 * @returns null for `//host`, which leads to another site, and for other schemes, which may run code
 */
export function safePageLink(url: string): string | null {
  const text = url.trim();
  if (pathFromRoot.test(text)) {
    const path = safeLink(anySite + text)?.slice(anySite.length);
    // Checked again: `/..//host` becomes `//host` only when its dots are resolved.
    return path && pathFromRoot.test(path) ? path : null;
  }
  const link = safeLink(text);
  return link && /^https?:/.test(link) ? link : null;
}
