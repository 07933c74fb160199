/** The history of passwords and random numbers keeps ten entries (docs/specification/tools.md#history). */
const historyLimit = 10;

/** Puts the newest entry first and keeps ten. */
export const addToHistory = <Entry>(history: readonly Entry[], newest: Entry): Entry[] =>
  [newest, ...history].slice(0, historyLimit);
