/** `/` is two pages: the landing page, and the cabinet of whoever has a session's cookie (middleware.ts). */
import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The page of the build that is shown at `/`.
 * @param {{ headers: import("node:http").IncomingHttpHeaders }} request
 */
export const selectHomePage = ({ headers }) =>
  /(?:^|;\s*)auth-token=/.test(headers.cookie ?? "") ? "/home" : "/";

const partEnd = ".segment.rsc";

/**
 * Tells requests for a part of that page of `/` which the visitor no longer gets. After a sign-in Next's router
 * still takes `/` for the landing page and asks ahead for its parts, now with the cookie (its `refresh` forgets parts
 * of pages, but not which parts a page has). Next would answer 404, an error in the visitor's console. Not in the
 * middleware: Next takes the header that names the part away before it.
 *
 * @param {string} folder the build
 * @returns {(request: import("node:http").IncomingMessage) => boolean}
 */
export function createHomePartFilter(folder) {
  const partsOf = (name) =>
    new Set(
      readdirSync(join(folder, `server/app/${name}.segments`), {
        recursive: true,
        encoding: "utf8",
      })
        .filter((file) => file.endsWith(partEnd))
        .map((file) => `/${file.replaceAll("\\", "/").slice(0, -partEnd.length)}`),
    );
  const parts = { "/": partsOf("index"), "/home": partsOf("home") };
  return (request) => {
    const part = request.headers["next-router-segment-prefetch"];
    if (typeof part !== "string" || request.url?.split("?", 1)[0] !== "/") return false;
    const page = selectHomePage(request);
    const other = page === "/" ? "/home" : "/";
    return parts[other].has(part) && !parts[page].has(part);
  };
}
