import type { CurrentTemplates } from "@/lib/features/templates/responses";
import { requestJson } from "@/lib/platform/api-client/request";

/*
 * Which templates an operator has changed, as the whole browser page knows it. Apart from what opens one,
 * which brings the engine, and without TanStack Query: the form of a guest asks for nothing else.
 */

/** Where an operator's editions of templates are asked for. */
export const editionsPath = "/api/template-editions";

let known: CurrentTemplates | null = null;
let asked: { at: number; answer: Promise<CurrentTemplates> } | null = null;
const listeners = new Set<() => void>();

/** The last answer; null before there is one. */
export const knownTemplates = (): CurrentTemplates | null => known;

/** Tells of each answer. Returns the unsubscribe function. */
export function onKnownTemplates(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/**
 * Asks the server, unless it was asked within `freshMs`.
 * @throws ApiError when it does not answer; the next one to ask tries again.
 */
export function askCurrentTemplates(freshMs = Number.POSITIVE_INFINITY): Promise<CurrentTemplates> {
  if (asked && Date.now() - asked.at <= freshMs) return asked.answer;
  const answer = requestJson<CurrentTemplates>(editionsPath);
  const question = { at: Date.now(), answer };
  asked = question;
  answer.then(
    (current) => {
      known = current;
      for (const listen of listeners) listen();
    },
    () => {
      if (asked === question) asked = null;
    },
  );
  return answer;
}
