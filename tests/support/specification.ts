import { readFileSync } from "node:fs";

/**
 * Returns the text of a section of the specification, without its heading.
 *
 * @param place As a comment cites it: the page and the anchor of the heading.
 * @throws Error when the page has no such heading of the second level.
 */
export function readSpecification(place: `docs/specification/${string}.md#${string}`): string {
  const [file = "", anchor] = place.split("#");
  const section = readFileSync(file, "utf8")
    .split(/^## /m)
    .slice(1)
    .find((part) => part.split("\n")[0]?.toLowerCase().replaceAll(" ", "-") === anchor);
  if (section === undefined) throw new Error(`No section ${place}`);
  return section.slice(section.indexOf("\n") + 1);
}
