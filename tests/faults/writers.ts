import { type ApiSession, shopAnswers } from "@/tests/support/api/calls/api-session";

/** The result of a run of writers: the ids that were acknowledged, and every other response. */
export type Written = { acknowledged: Set<string>; refusals: RefusedWrite[] };
export type RefusedWrite = { status: number; body: string };

/**
 * Creates documents, several in parallel, until told to stop, or, if `mayEnd`, until the connection breaks. Records
 * rejections and continues.
 */
export function startWriters(session: ApiSession, count: number) {
  const written: Written = { acknowledged: new Set(), refusals: [] };
  const breaks: unknown[] = [];
  let isStopped = false;
  const write = async () => {
    while (!isStopped) {
      try {
        const response = await session.request("POST", "/api/documents", shopAnswers);
        const body = await response.text();
        if (response.status === 201) written.acknowledged.add(JSON.parse(body).document.id);
        else written.refusals.push({ status: response.status, body });
        // A server without its database responds immediately: no need to ask it a thousand times.
        if (response.status !== 201) await pause(50);
      } catch (error) {
        breaks.push(error);
        return;
      }
    }
  };
  const all = Promise.all(Array.from({ length: count }, write));
  return {
    written,
    /** Broken connections: expected of a killed server, a defect of a living one. */
    breaks,
    stop: async () => {
      isStopped = true;
      await all;
    },
    /** Resolves when every writer has noticed that the server is down. */
    ended: all,
  };
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until `condition` holds; fails with `message` after three minutes, which only a slow machine needs. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  message: string | (() => string),
): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(typeof message === "string" ? message : message());
    await pause(5);
  }
}

/** Which of `ids` the server does not list. */
export async function findLost(session: ApiSession, ids: Iterable<string>): Promise<string[]> {
  const stored = new Set((await session.listAllDocuments()).map(({ id }) => id));
  return [...ids].filter((id) => !stored.has(id));
}
