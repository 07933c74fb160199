/** How much a page says without its scripts. */

/** A page of an application that scripts draw has a title and a mount point at most. */
const few = 150;
const unseen = ["script", "style", "noscript", "template", "svg"];

/** Whether scripts draw the page: it has some, and next to no words. In one pass, whatever was written. */
export function hasFewWords(html: string): boolean {
  const source = html.toLowerCase();
  let words = 0;
  let at = Math.max(0, source.indexOf("<body"));
  if (!source.includes("<script")) return false;
  while (at < source.length && words < few) {
    const open = source.indexOf("<", at);
    const end = open < 0 ? source.length : open;
    words += source
      .slice(at, Math.min(end, at + 10_000))
      .replace(/\s+/g, " ")
      .trim().length;
    if (open < 0) break;
    const name = unseen.find((item) => source.startsWith(item, open + 1));
    // What is never closed runs to the end.
    const closed = name ? source.indexOf(`</${name}`, open) : open;
    const tagEnd = closed < 0 ? -1 : source.indexOf(">", closed);
    if (tagEnd < 0) break;
    at = tagEnd + 1;
  }
  return words < few;
}
