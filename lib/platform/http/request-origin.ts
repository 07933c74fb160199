import "server-only";

/** From where a session is begun, as its owner will read it in the list of sessions. */
export function requestOrigin(
  request: Request,
  address: string | null,
): { address: string | null; userAgent: string | null } {
  const userAgent = request.headers.get("user-agent")?.slice(0, 300) ?? null;
  return { address, userAgent };
}
