/** The time limits of an observation, in milliseconds. */
export type ObserveLimits = {
  /** From the start of the browser to its end. */
  totalMs: number;
  /** Until the page's response begins. */
  openMs: number;
  /** Until the page is loaded and idle. */
  settleMs: number;
  /** Until the page is idle after a click. */
  choiceMs: number;
  /** For one call of the page, which may be busy for ever. */
  answerMs: number;
};

export const observeLimits: ObserveLimits = {
  totalMs: 15_000,
  openMs: 5_000,
  settleMs: 4_000,
  choiceMs: 2_000,
  answerMs: 1_500,
};
