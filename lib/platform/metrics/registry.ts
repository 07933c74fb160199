import "server-only";

import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { oncePerProcess } from "@/lib/core/once-per-process";

type Meters = {
  registry: Registry;
  requests: Counter<"method" | "route" | "status">;
  requestSeconds: Histogram<"method" | "route">;
  caughtErrors: Counter<"route" | "kind">;
  querySeconds: Histogram<never>;
};

/**
 * The metrics of this process, named by the conventions of Prometheus (base units, `_total`), and the default metrics
 * of `prom-client` about Node: event loop, memory, garbage collection.
 */
export const meters = (): Meters => oncePerProcess("metrics", createMeters);

function createMeters(): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Responses of the API by method, route and status.",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from a request's arrival at its route to the response's head.",
      labelNames: ["method", "route"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    caughtErrors: new Counter({
      name: "caught_errors_total",
      help: "Errors that Next caught, most while rendering pages, by route and kind.",
      labelNames: ["route", "kind"],
      registers,
    }),
    querySeconds: new Histogram({
      name: "database_query_duration_seconds",
      help: "Time of a statement in the database, with its wait for a connection inside the driver.",
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15],
      registers,
    }),
  };
}
