/** One place for all copies of this module that a bundler makes of it. */
const key = Symbol.for("sait-po-zakonu.outbox-wake");
const shared = globalThis as { [key]?: Set<() => void> };
const listeners = shared[key] ?? new Set();
shared[key] = listeners;

/** Tells the loops of this process that something was queued. Without a loop it does nothing. */
export function wakeOutbox(): void {
  for (const wake of listeners) wake();
}

/** Answers how to stop listening. */
export function onOutboxWake(wake: () => void): () => void {
  listeners.add(wake);
  return () => listeners.delete(wake);
}
