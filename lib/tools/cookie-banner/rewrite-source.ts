/** Edits HTML as text: everything that is not edited stays exactly as it was. */

export type Edit = { start: number; end: number; text: string };

/** @param edits Ranges that do not overlap, in any order. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let at = 0;
  let written = "";
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    written += source.slice(at, start) + text;
    at = end;
  }
  return written + source.slice(at);
}

/** HTML, «attributes»: a name, and a value in double quotes, single ones or none. */
const attribute = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/**
 * Returns an opening tag with attributes added or, when the value is undefined, removed; the others are unchanged.
 * @param tag From `<` to `>`.
 */
export function writeTag(tag: string, changed: Record<string, string | undefined>): string {
  const name = /^<[^\s/>]+/.exec(tag)?.[0] ?? "";
  const isClosed = /\/\s*>$/.test(tag);
  const body = tag.slice(name.length, isClosed ? tag.lastIndexOf("/") : -1);
  const attributes = [...body.matchAll(attribute)]
    .filter(([, key = ""]) => !(key.toLowerCase() in changed))
    .map(([whole]) => whole.replace(/^\s+/, " "));
  const added = Object.entries(changed).flatMap(([key, value]) =>
    value === undefined
      ? []
      : ` ${key}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
  );
  return `${name}${added.join("")}${attributes.join("")}${isClosed ? " /" : ""}>`;
}
