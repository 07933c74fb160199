const allowed = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * The address as a link may carry it, or null when its words should be printed plain: another scheme
 * (`javascript:` above all), or nothing that parses. The result is ASCII without spaces: Word calls a
 * file with a raw space or a Cyrillic letter in a relationship's target damaged.
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
 * What a page may link to: a web address, or a path from the root of the site. `//host` leads to another
 * site and every other scheme may run code or open a program: null.
 */
export function safePageLink(url: string): string | null {
  const text = url.trim();
  if (pathFromRoot.test(text)) {
    const path = safeLink(anySite + text)?.slice(anySite.length);
    // Looked at again: `/..//host` only becomes `//host` when its dots are resolved.
    return path && pathFromRoot.test(path) ? path : null;
  }
  const link = safeLink(text);
  return link && /^https?:/.test(link) ? link : null;
}
