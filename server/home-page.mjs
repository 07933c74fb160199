/** `/` is two pages: the landing page, and the cabinet for anyone with a session cookie (middleware.ts). */
import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the built page that is shown at `/`.
 * @param {{ headers: import("node:http").IncomingHttpHeaders }} request
 */
export const selectHomePage = ({ headers }) =>
  /(?:^|;\s*)auth-token=/.test(headers.cookie ?? "") ? "/home" : "/";

const partEnd = ".segment.rsc";

/**
 * Recognises requests for a part of the other page of `/`, which the visitor no longer gets. After a sign-in Next's
 * router still takes `/` for the landing page and prefetches its parts, now with the cookie (its `refresh` drops the
 * parts, but not the list of them). Next would answer 404, which shows as an error in the visitor's console. Not in the
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
