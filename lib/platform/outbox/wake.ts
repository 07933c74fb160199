import { oncePerProcess } from "@/lib/core/once-per-process";

const listeners = oncePerProcess("outbox-wake", () => new Set<() => void>());

/** Tells the loops of this process that something was queued. Without a loop it does nothing. */
export function wakeOutbox(): void {
  for (const wake of listeners) wake();
}

/** Returns the unsubscribe function. */
export function onOutboxWake(wake: () => void): () => void {
  listeners.add(wake);
  return () => listeners.delete(wake);
}
