import { oncePerProcess } from "@/lib/core/once-per-process";

/**
 * How a write tells the loops of this process that there is something to do; without a loop it does nothing.
 * @param name of the loops' work, one in the project.
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
