import { type ApiSession, shopAnswers } from "@/tests/support/api/api-session";

/** What a run of writers saw: the ids that were acknowledged, and every other response. */
export type Written = { acknowledged: Set<string>; refusals: RefusedWrite[] };
export type RefusedWrite = { status: number; body: string };

/**
 * Creates documents, several at once, until told to stop or until `mayEnd` the connection breaks.
 * A refusal is noted and the writer goes on.
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
        // A server that is out of its database answers at once: no need to ask it a thousand times.
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
    /** Connections that broke: a killed server's; of one that lives, a defect. */
    breaks,
    stop: async () => {
      isStopped = true;
      await all;
    },
    /** When every writer has met the end of the server. */
    ended: all,
  };
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again until `holds`; fails with `what` after three minutes, which only a slow machine needs. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string),
): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(typeof what === "string" ? what : what());
    await pause(5);
  }
}

/** Which of `ids` the server does not list. */
export async function findLost(session: ApiSession, ids: Iterable<string>): Promise<string[]> {
  const stored = new Set((await session.listAllDocuments()).map(({ id }) => id));
  return [...ids].filter((id) => !stored.has(id));
}
