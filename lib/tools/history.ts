/** Specification § 9: passwords and random numbers keep the last ten sets. */
export const historyLimit = 10;

/** The newest first; the eleventh is forgotten. */
export const remember = <Entry>(history: readonly Entry[], newest: Entry): Entry[] =>
  [newest, ...history].slice(0, historyLimit);
