import { oncePerProcess } from "@/lib/core/once-per-process";

/**
 * Lets a write wake the background loops of this process; without a loop it does nothing.
 * @param name of the loops' work, unique in the project.
 * @returns `wake`, and `onWake`, which returns the unsubscribe function.
 */
export function createWakeUp(name: string): {
  wake: () => void;
  onWake: (listener: () => void) => () => void;
} {
  const listeners = oncePerProcess(`${name}-wake`, () => new Set<() => void>());
  return {
    wake: () => {
      for (const listener of listeners) listener();
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
