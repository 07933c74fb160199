/** Passwords and random numbers keep the last ten sets (docs/specification/tools.md#history). */
const historyLimit = 10;

/** Adds the newest entry first; keeps ten. */
export const addToHistory = <Entry>(history: readonly Entry[], newest: Entry): Entry[] =>
  [newest, ...history].slice(0, historyLimit);
