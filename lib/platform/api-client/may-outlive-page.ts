/** Browsers accept 64 KiB in all calls together that outlive their page, and fail a call above that. */
const maxBytes = 60_000;

/** Whether browsers accept this JSON body in a call with `keepalive`. */
export const mayOutlivePage = (body: unknown): boolean =>
  new Blob([JSON.stringify(body)]).size <= maxBytes;
