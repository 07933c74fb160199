import "server-only";

import type { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/platform/log/log";
import { meters } from "@/lib/platform/metrics/registry";
import { routeLabel, type Segments } from "@/lib/platform/metrics/route-label";

type FinishedRequest = {
  request: Request;
  segments: Segments;
  response: Response;
  requestId: string;
  userId: string | undefined;
  failure: DomainError | undefined;
  ms: number;
};

/** Counts a request that has its response, and writes its one line of the log. */
export function recordRequest(finished: FinishedRequest): void {
  const { request, segments, response, requestId, userId, failure, ms } = finished;
  const { method } = request;
  const path = new URL(request.url).pathname;
  const route = routeLabel(path, segments);
  const { requests, requestSeconds } = meters();
  requests.inc({ method, route, status: response.status });
  requestSeconds.observe({ method, route }, ms / 1000);
  const line = {
    requestId,
    method,
    path,
    status: response.status,
    ms: Math.round(ms * 10) / 10,
    userId,
    code: failure?.code,
  };
  if (response.status < 500) log.info(line, "request");
  else log.error({ ...line, err: failure?.cause }, "request");
}
