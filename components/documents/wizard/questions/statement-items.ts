/** The moves of an editable list of statements, apart from the screen: each gives a new list. */

export function insertAt(items: readonly string[], index: number, added: readonly string[]) {
  return [...items.slice(0, index), ...added, ...items.slice(index)];
}

export function removeAt(items: readonly string[], index: number) {
  return items.filter((_item, place) => place !== index);
}

/** Swaps an item with its neighbour; at the edge nothing changes. */
export function move(items: readonly string[], index: number, by: 1 | -1): string[] {
  const target = index + by;
  const [item, neighbour] = [items[index], items[target]];
  if (item === undefined || neighbour === undefined) return [...items];
  const moved = [...items];
  moved[index] = neighbour;
  moved[target] = item;
  return moved;
}

/**
 * A text pasted over `from`–`to` of an item: several lines become several items, without the bullets
 * and numbers of the list that they were copied from. Null when the paste is one line, which the
 * browser does better itself.
 */
export function paste(
  item: string,
  pasted: string,
  from: number,
  to: number,
): { items: string[] } | null {
  const lines = pasted
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-–—•·*▪‣]|\(?\d{1,3}(?:\.\d{1,3})*[.)])\s+/, "").trim())
    .filter((line) => line !== "");
  if (lines.length < 2) return null;
  const [first = "", ...others] = lines;
  const last = others.pop() ?? "";
  const items = [item.slice(0, from) + first, ...others, last + item.slice(to)];
  return { items: items.map((text) => text.trim()) };
}
