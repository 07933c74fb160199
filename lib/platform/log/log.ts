import "server-only";

import pino from "pino";

/**
 * The log of this process: one JSON line per event, to the standard output. Nothing personal goes in
 * but the user's id: no body, no query string, no token, no address.
 */
export const log = pino(
  {
    // Tests ask for the lines that they look at; the rest would drown the report.
    level: process.env.NODE_ENV === "test" ? "silent" : "info",
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  },
  process.stdout,
);
