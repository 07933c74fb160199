/** What a path has in place of the `[names]` of its route. */
export type Segments = Record<string, string | string[] | undefined>;

/**
 * The route that a path belongs to: `/api/documents/{id}`. A series for each id would fill the memory of the
 * metrics server, so every segment that is a parameter of the route is replaced by the parameter's name.
 * @param path as requested, percent-encoded.
 * @param segments the route's parameters, decoded as Next gives them.
 */
export function routeLabel(path: string, segments: Segments): string {
  const parts = path.split("/");
  for (const [name, value] of Object.entries(segments)) {
    const values = Array.isArray(value) ? value : [value];
    const at = parts.findLastIndex((_, index) =>
      values.every((item, offset) => sameSegment(parts[index + offset], item)),
    );
    if (at >= 0) parts.splice(at, values.length, `{${name}}`);
  }
  return parts.join("/");
}

function sameSegment(part: string | undefined, value: string | undefined): boolean {
  if (part === undefined || value === undefined) return false;
  return part === value || part === encodeURIComponent(value) || decoded(part) === value;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
