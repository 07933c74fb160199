/**
 * What a template may speak of. Facts are derived from the answers (never read from anywhere else)
 * and lie flat under dotted paths, so that the content check can name a wrong path and suggest the
 * right one, and so that they can be stored as JSON.
 */
import { fieldOf, type GivenPath } from "./known";

export type FactDefinition = {
  /**
   * `text` a string · `flag` yes/no · `choice` one key of `options` · `texts` strings · `choices` keys of `options` ·
   * `rows` records of `row`.
   */
  kind: "text" | "flag" | "choice" | "texts" | "choices" | "rows";
  /** Russian, lower case, accusative where it differs: it is read after «указать: ». */
  label: string;
  /** The form field that fills it, for marking values and blanks in the preview. */
  field?: string;
  /** Without it a final document is refused (`MissingAnswers`); optional facts remove what needs them. */
  required?: boolean;
  /** A branch that asks for it stays open, a blank in its place, as long as its value is undefined. */
  awaited?: boolean;
  options?: Record<string, string>;
  row?: Vocabulary;
};

export type Vocabulary = Record<string, FactDefinition>;

export type FactValue = string | boolean | string[] | FactRecord[] | undefined;
export type FactRecord = { [path: string]: FactValue };

/** For a derived fact: the answer to change in order to change it. */
const from = (path?: GivenPath) => (path ? { field: fieldOf(path) } : {});

export const text = (label: string, path?: GivenPath) =>
  ({ kind: "text", label, ...from(path) }) as const;
export const flag = (label: string, path?: GivenPath) =>
  ({ kind: "flag", label, ...from(path) }) as const;
export const texts = (label: string, path?: GivenPath) =>
  ({ kind: "texts", label, ...from(path) }) as const;
