const toRead = ["GET", "HEAD", "OPTIONS"];
const toChange = ["POST", "PUT", "PATCH", "DELETE"];

/** The form by which a person asks an operator: a route, sent by a browser without a script. */
const publicForm = /^\/d\/[^/?]+\/request$/;

/**
 * The methods that an address may be asked by. What is neither the API nor a form of ours is only read: Next would take
 * a body that is sent to a page for the call of a server action, of which this project has none, and unpack it.
 * @param {string} target
 * @returns {string[]}
 */
export function allowedMethods(target) {
  if (target.startsWith("/api/")) return [...toRead, ...toChange];
  return publicForm.test(target) ? [...toRead, "POST"] : toRead;
}

/** As WHATWG's parser of addresses finds them, by which Next does. */
const dotSegment = /[\\/](?:\.|%2e){1,2}(?:[\\/]|$)/i;

/**
 * The target of a request (RFC 9112 § 3.2) as Next can serve it, or null when it names no path.
 *
 * Some paths Next answers with a 500, most before any route of ours is asked: no percent-encoded UTF-8
 * (`/api/documents/%ff`), a NUL, which the database refuses, and the name of a route itself
 * (`/articles/%5Bslug%5D`). With their percent signs taken for themselves they are addresses that do not
 * exist. Of an absolute address only the path counts: Next would redirect to the foreign host.
 * Segments of dots (`/admin/../news`) name no path either: a browser never sends them, and a proxy that
 * reads them otherwise than we do keeps one page under the address of another.
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

/** A segment in brackets, as Next calls the routes with parameters. */
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
