/**
 * The facts that a template may use. Facts are derived only from the answers. They are a flat record with dotted paths,
 * so that the content check can report a wrong path with a suggestion, and so that they can be stored as JSON.
 */
import { fieldOf, type KnownFactPath } from "@/lib/engine/facts/known/known-facts";

export type FactDefinition = {
  /**
   * `text` a string · `flag` yes/no · `choice` one key of `options` · `texts` strings · `choices` keys of `options` ·
   * `rows` records of `row`.
   */
  kind: "text" | "flag" | "choice" | "texts" | "choices" | "rows";
  /** Russian, lower case, accusative if it differs: read after «указать: ». */
  label: string;
  /** The form field that gives it, for marking values and blanks in the preview. */
  field?: string;
  /** Without it a final document is rejected (`MissingAnswers`); a missing optional fact removes what needs it. */
  required?: boolean;
  /** While it is undefined, a branch that depends on it is printed as a blank. */
  awaited?: boolean;
  options?: Record<string, string>;
  row?: Vocabulary;
};

export type Vocabulary = Record<string, FactDefinition>;

export type FactValue = string | boolean | string[] | FactRecord[] | undefined;
export type FactRecord = { [path: string]: FactValue };

/** For a derived fact: the answer on which it depends. */
const from = (path?: KnownFactPath) => (path ? { field: fieldOf(path) } : {});

export const textFact = (label: string, path?: KnownFactPath) =>
  ({ kind: "text", label, ...from(path) }) as const;
export const flagFact = (label: string, path?: KnownFactPath) =>
  ({ kind: "flag", label, ...from(path) }) as const;
export const textsFact = (label: string, path?: KnownFactPath) =>
  ({ kind: "texts", label, ...from(path) }) as const;
