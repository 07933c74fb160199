const toRead = ["GET", "HEAD", "OPTIONS"];
const toChange = ["POST", "PUT", "PATCH", "DELETE"];

/** The form with which a person sends a request to an operator: a route, used by a browser without a script. */
const publicForm = /^\/d\/[^/?]+\/request$/;

/**
 * Returns the methods that an address accepts. Everything but the API and our form is read-only: Next would treat a
 * body sent to a page as the call of a server action, which this project does not use, and parse it.
 * @param {string} target
 * @returns {string[]}
 */
export function allowedMethods(target) {
  if (target.startsWith("/api/")) return [...toRead, ...toChange];
  return publicForm.test(target) ? [...toRead, "POST"] : toRead;
}

/** As the WHATWG URL parser, which Next uses, recognises them. */
const dotSegment = /[\\/](?:\.|%2e){1,2}(?:[\\/]|$)/i;

/**
 * The target of a request (RFC 9112 § 3.2) as Next can serve it, or null when it names no path.
 *
 * Next answers some paths with a 500, most of them before any route of ours runs: invalid percent-encoded UTF-8
 * (`/api/documents/%ff`), a NUL, which the database rejects, and the name of a route itself (`/articles/%5Bslug%5D`).
 * With their percent signs escaped they become addresses that do not exist. Of an absolute URL only the path counts:
 * Next would redirect to the foreign host. Segments of dots (`/admin/../news`) name no path either: a browser never
 * sends them, and a proxy that resolves them in another way would cache one page under the address of another.
 *
 * @param {string} target
 * @returns {string | null}
 */
export function servableTarget(target) {
  const local = target.replace(/^https?:\/\/[^/?]*/i, "");
  if (!local.startsWith("/")) return null;
  const [path = ""] = local.split("?", 1);
  if (dotSegment.test(path)) return null;
  return isServable(path) ? local : path.replaceAll("%", "%25") + local.slice(path.length);
}

/** A segment in brackets, which is how Next names routes with parameters. */
const routeName = /\/\[[^/]*\](?:\/|$)/;

/** @param {string} path */
function isServable(path) {
  try {
    const plain = decodeURIComponent(path);
    return !plain.includes("\0") && (path.startsWith("/_next/") || !routeName.test(plain));
  } catch {
    return false;
  }
}
