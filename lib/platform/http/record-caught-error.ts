import "server-only";

import type { Instrumentation } from "next";
import { log } from "@/lib/platform/log/log";
import { meters } from "@/lib/platform/metrics/registry";

type Caught = Parameters<Instrumentation.onRequestError>;

/**
 * Counts an error that Next caught, and logs it. A route of the API turns its errors into responses itself
 * (`record-request.ts`), so this is a page, or a file like the sitemap. The line has no request id, because pages get
 * none: `digest` is what the error page shows the user as «Номер ошибки».
 */
export function recordCaughtError(
  error: Caught[0],
  { method, path }: Caught[1],
  { routePath, routeType, renderSource }: Caught[2],
): void {
  meters().caughtErrors.inc({ route: routePath, kind: routeType });
  const line = {
    digest: readDigest(error),
    method,
    // Next gives the path with its query, which may hold secrets.
    path: path.replace(/[?#].*/s, ""),
    routePath,
    routeType,
    renderSource,
    err: error,
  };
  log.error(line, "error caught by Next");
}

function readDigest(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("digest" in error)) return undefined;
  return String(error.digest);
}
