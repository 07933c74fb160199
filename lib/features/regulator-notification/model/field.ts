/** What the sheet of a notification is made of: ordered fields, each filled, to be checked, or visibly asked. Pure. */
import type { DetailKey } from "@/content/regulator/details";
import { type PickListName, pickLists } from "@/content/regulator/pick-lists";
import { fieldOf, type GivenPath } from "@/lib/engine/facts/known";
import { labelOf, type QuestionKey } from "@/lib/engine/questions/questions";

/** `filled`: from an answer, or so for everybody. `check`: proposed, with a reason to look. `asked`: nobody said it. */
export type FieldState = "filled" | "check" | "asked";

/** Where an answer stands: a question of the site's passport, or one of the notification itself. */
export type FieldSource = { question: QuestionKey; label: string } | { detail: DetailKey };

export type NotificationField = {
  /** The same for the same matter in every edition: what is compared. */
  id: string;
  label: string;
  state: FieldState;
  /** What goes into the form; null where nothing is known. */
  value: string | null;
  /** What is ticked in a list of the form, by the keys of `pickLists`. */
  picks?: { list: PickListName; keys: string[] };
  /** In the owner's or the policy's words, beside what is ticked. */
  words?: string[];
  /** Where it is answered, the question to go to first. */
  sources: FieldSource[];
  /** Of a field to check: why. */
  reason?: string;
  norm: string;
  isRequired: boolean;
  /** False for what the form does not ask and what is no part of 152-ФЗ ст. 22 ч. 3: its change need not be told. */
  isReported: boolean;
  /** False for what stands on our sheet to be compared with the policy, and in no field of the form. */
  isInForm: boolean;
};

export type NotificationSection = { id: string; title: string; fields: NotificationField[] };

type FieldParts = {
  id: string;
  label: string;
  sources: FieldSource[];
  norm: string;
  value?: string | null | undefined;
  reason?: string | false | undefined;
  isRequired?: boolean;
  isReported?: boolean;
  isInForm?: boolean;
};

/** A field in words: asked while it has no value, to be checked where a reason is given. */
export function wordsField({ value, reason, ...parts }: FieldParts): NotificationField {
  const isKnown = value !== undefined && value !== null && value !== "";
  return {
    isRequired: true,
    isReported: true,
    isInForm: true,
    ...parts,
    value: isKnown ? value : null,
    state: isKnown ? (reason ? "check" : "filled") : "asked",
    ...(isKnown && reason && { reason }),
  };
}

type ListParts = Omit<FieldParts, "value"> & {
  list: PickListName;
  keys: readonly string[];
  words?: readonly string[];
  /** Part of it is known and part is not. */
  isPartly?: boolean;
};

/** A field of a list: what is ticked, and what stands beside it in words. */
export function listField({
  list,
  keys,
  words = [],
  isPartly,
  ...parts
}: ListParts): NotificationField {
  const options: Record<string, string> = pickLists[list];
  // In the order of the form.
  const ticked = Object.keys(options).filter((key) => keys.includes(key));
  const all = [...ticked.map((key) => options[key] ?? key), ...words];
  const field = wordsField({ ...parts, value: all.join("; ") });
  return {
    ...field,
    ...(isPartly && { state: "asked" as const }),
    picks: { list, keys: ticked },
    ...(words.length > 0 && { words: [...words] }),
  };
}

/** The questions of the passport that give these facts, the one to go to first. */
export const asked = (...paths: GivenPath[]): FieldSource[] =>
  paths.map(fieldOf).map((question) => ({ question, label: labelOf(question) }));

export const said = (...keys: DetailKey[]): FieldSource[] => keys.map((detail) => ({ detail }));
