/** One place for all copies of this module that a bundler makes of it. */
const key = Symbol.for("sait-po-zakonu.outbox-wake");
const shared = globalThis as { [key]?: Set<() => void> };

/** Tells the loops of this process that something was queued. Without a loop it does nothing. */
export function wakeOutbox(): void {
  for (const wake of shared[key] ?? []) wake();
}

/** Answers how to stop listening. */
export function onOutboxWake(wake: () => void): () => void {
  shared[key] ??= new Set();
  const { [key]: listeners } = shared;
  listeners.add(wake);
  return () => listeners.delete(wake);
}
