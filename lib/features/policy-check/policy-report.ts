/** What the check of a policy's text gives. */

/** A place of the text as it was given: `text` is what stands there, at most 200 characters. */
export type Quote = { text: string; start: number; end: number };

/** `partly`: some of what belongs to it is there. `outdated`: it is there in words that the law has left behind. */
export type ElementState = "there" | "partly" | "absent" | "outdated";

/** What a policy has to say, and whether it does. */
export type CheckedElement = {
  id: string;
  title: string;
  state: ElementState;
  quote?: Quote;
  /** «152-ФЗ ст. 9 ч. 2», the act by its key of `content/laws.yaml`. */
  norm: string;
};

/** A place that is outdated or was left over from a sample. */
export type PolicyFinding = { rule: string; quote: Quote; norm: string; advice: string };

/** `score`: 0–100, the weighted share of what the law demands. It says nothing without the list beside it. */
export type PolicyReport = {
  elements: CheckedElement[];
  findings: PolicyFinding[];
  score: number;
};
