/** How long a page is looked at, in milliseconds. */
export type ObserveLimits = {
  /** From the start of the browser to its end. */
  totalMs: number;
  /** Until the page begins to come. */
  openMs: number;
  /** Until it is loaded and quiet. */
  settleMs: number;
  /** Until it is quiet after a press. */
  choiceMs: number;
  /** For one question to the page, which may be busy for ever. */
  answerMs: number;
};

export const observeLimits: ObserveLimits = {
  totalMs: 15_000,
  openMs: 5_000,
  settleMs: 4_000,
  choiceMs: 2_000,
  answerMs: 1_500,
};
