import { isAskedNow } from "@/components/features/documents/form-model/form-model";
import {
  type AskedField,
  isAnswered,
  modelOf,
  restoreValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import type { SeenAnswers } from "@/components/features/documents/open-wizard/wizard-context";
import type { InitialForm } from "@/components/features/documents/wizard/drafts/use-drafts";
import { draftStore } from "@/components/forms/draft-store";
import { isObject, isText } from "@/components/forms/parse-draft";
import { siteField } from "@/lib/engine/answers/identifying-answers";
import { seenKey } from "@/lib/features/documents/drafts/browser-drafts";

/** What happened to the answers from a check. */
export type Prefill = {
  from: SeenAnswers["from"];
  /** The fields it filled in, in order; the owner reviews them. */
  answers: Partial<Pick<WizardValues, AskedField>>;
  /** The site of an unfinished form that was left unchanged, because it is for another site. */
  otherSite: string | null;
};

/**
 * Fills answers from a check into unanswered questions only: never changes what a person typed or a passport contains.
 * A reopened form remembers what was filled in and is not reviewed yet.
 * @returns the form's initial state with `filled`; null there if the check gave nothing.
 */
export function applyPrefill(
  initialForm: InitialForm,
  seen: SeenAnswers | undefined,
  userId: string | null,
): InitialForm & { filled: Prefill | null } {
  const { values, restoredDraft } = initialForm;
  const draftId = initialForm.stored?.id ?? null;
  const isOpenedAgain = restoredDraft !== null || draftId !== null;
  const before = isOpenedAgain ? findStoredPrefill(values, { userId, draftId }) : null;
  if (!seen) return { ...initialForm, filled: before };
  const read = restoreValues(values.type, seen.answers);
  const [own, found] = [hostOfTyped(values[siteField]), hostOfTyped(read[siteField])];
  if (restoredDraft && own !== null && found !== null && own !== found) {
    return {
      ...initialForm,
      filled: { from: seen.from, answers: {}, otherSite: values[siteField].trim() },
    };
  }
  const fields = Object.keys(seen.answers).filter(
    (field): field is AskedField =>
      isAsked(field) && isAnswered(field, read) && !isAnswered(field, values),
  );
  const filled: WizardValues = { ...values, ...answersOf(fields, read) };
  const askedFields = fields.filter((field) => isAskedNow(field, filled));
  const answers = answersOf(askedFields, read);
  return {
    ...initialForm,
    values: filled,
    filled: { from: seen.from, answers: { ...before?.answers, ...answers }, otherSite: null },
  };
}

/**
 * The filled-in answers of a reopened form that are not reviewed yet; null if there are none, or they are of another
 * form.
 * @param draftId the form's draft on the server; null if the form is stored in this browser only
 */
export function findStoredPrefill(
  values: WizardValues,
  { userId, draftId }: { userId: string | null; draftId: string | null },
): Prefill | null {
  const seen = readSeen(userId) ?? readSeen(null);
  if (!seen || draftId !== seen.draftId) return null;
  const fields = Object.keys(seen.answers).filter(isAsked);
  const answers = answersOf(fields, restoreValues(values.type, seen.answers));
  const filled = { from: seen.from, answers, otherSite: null };
  return prefillToReview(filled, values);
}

/** The filled-in answers that are unchanged in the form; null if there are none. */
export function prefillToReview(filled: Prefill, values: WizardValues): Prefill | null {
  const fields = (Object.keys(filled.answers) as AskedField[]).filter(
    (field) => JSON.stringify(filled.answers[field]) === JSON.stringify(values[field]),
  );
  return fields.length > 0 ? { ...filled, answers: answersOf(fields, values) } : null;
}

const answersOf = (fields: readonly AskedField[], values: WizardValues): Prefill["answers"] =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** Parses a typed address with the browser's URL parser, because `siteAddressOf` weighs five kilobytes. */
function hostOfTyped(typed: string): string | null {
  const address = typed.trim();
  try {
    const { hostname } = new URL(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`);
    return hostname.replace(/^www\./, "");
  } catch {
    return null;
  }
}

function isAsked(field: string): field is AskedField {
  try {
    return modelOf(field as AskedField) !== undefined;
  } catch {
    // An answer that the form does not ask for.
    return false;
  }
}

/** Unconfirmed answers from a check, for the last open form. */
export type StoredSeen = SeenAnswers & {
  /** The draft on the server they belong to; null if the form is stored in this browser only. */
  draftId: string | null;
};

const storeOf = (userId: string | null) =>
  draftStore({ key: seenKey(userId), area: "browser", parse: parseSeen });

/** Reads the stored value of a user, or of a guest; null if there is none or it is malformed. */
const readSeen = (userId: string | null): StoredSeen | null => storeOf(userId).read();

function parseSeen(stored: unknown): StoredSeen | null {
  if (!isObject<keyof StoredSeen>(stored)) return null;
  const { from, answers, draftId } = stored;
  if (!isObject(answers) || (from !== "site" && from !== "text")) return null;
  const known = answers as StoredSeen["answers"];
  return { from, answers: known, draftId: isText(draftId) ? draftId : null };
}

/** Stores it until the form is reopened; null or an empty value removes it. */
export function storeSeen(userId: string | null, seen: StoredSeen | null): void {
  if (seen === null || Object.keys(seen.answers).length === 0) storeOf(userId).remove();
  // If it is not stored, the notice lasts as long as the form is open.
  else storeOf(userId).write(seen);
}
