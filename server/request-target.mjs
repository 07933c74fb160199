/**
 * The target of a request (RFC 9112 § 3.2) as Next can serve it, or null when it names no path.
 *
 * A path that is no percent-encoded UTF-8 (`/api/documents/%ff`) makes Next answer 500 before any
 * route of ours is asked. With its percent signs taken for themselves it is one more address that
 * does not exist. Of an absolute address only the path counts: Next would redirect to the foreign host.
 *
 * @param {string} target
 * @returns {string | null}
 */
export function servableTarget(target) {
  const local = target.replace(/^https?:\/\/[^/?]*/i, "");
  if (!local.startsWith("/")) return null;
  const [path = ""] = local.split("?", 1);
  try {
    decodeURIComponent(path);
    return local;
  } catch {
    return path.replaceAll("%", "%25") + local.slice(path.length);
  }
}
