import type { CurrentUser } from "@/lib/features/accounts/responses";

/*
 * Who is here, as the whole browser page knows it. A file of its own, without TanStack Query: it is part
 * of each public page, while the query behind it comes only where somebody may be signed in.
 */

export const currentUserKey = ["/api/auth/user"] as const;

/** `user` is null for a guest and until `isLoading` ends. */
export type Visitor = { user: CurrentUser | null; isLoading: boolean };

export const notAsked: Visitor = { user: null, isLoading: true };
let visitor = notAsked;
const listeners = new Set<() => void>();

export const currentVisitor = (): Visitor => visitor;

/** Tells all that listen, if anything has changed. */
export function showVisitor(next: Visitor): void {
  if (next.user === visitor.user && next.isLoading === visitor.isLoading) return;
  visitor = next;
  for (const listen of listeners) listen();
}

/** Answers how to stop listening. */
export function onVisitor(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
