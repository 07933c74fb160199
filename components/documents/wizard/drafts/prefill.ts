import type { SeenAnswers } from "@/components/documents/open-wizard/wizard-context";
import { readSeen } from "@/components/documents/wizard/drafts/seen-storage";
import type { InitialForm } from "@/components/documents/wizard/drafts/use-drafts";
import { isAskedNow } from "@/components/documents/wizard/form-model/form-model";
import {
  type AskedField,
  isAnswered,
  modelOf,
  restoreValues,
  type WizardValues,
} from "@/components/documents/wizard/form-model/form-values";
import { siteField } from "@/lib/engine/answers/identifying-answers";

/** What became of the answers that a check saw. */
export type Prefill = {
  from: SeenAnswers["from"];
  /** What it filled in, in the order in which it came; the owner looks through it. */
  answers: Partial<Pick<WizardValues, AskedField>>;
  /** The site of an unfinished form that stays as it is, because it is of another one. */
  otherSite: string | null;
};

/**
 * Puts what was seen where nobody has answered yet: what a person typed, or a passport holds, is never changed. A form
 * that is opened again remembers what was filled in before and is still to be looked through.
 * @returns the first state of the form with `filled`; null there where nothing was seen.
 */
export function applyPrefill(
  beginning: InitialForm,
  seen: SeenAnswers | undefined,
  userId: string | null,
): InitialForm & { filled: Prefill | null } {
  const { values, kept } = beginning;
  const draftId = beginning.stored?.id ?? null;
  const isOpenedAgain = kept !== null || draftId !== null;
  const before = isOpenedAgain ? findStoredPrefill(values, { userId, draftId }) : null;
  if (!seen) return { ...beginning, filled: before };
  const read = restoreValues(values.type, seen.answers);
  const [own, found] = [hostOf(values[siteField]), hostOf(read[siteField])];
  if (kept && own !== null && found !== null && own !== found) {
    return {
      ...beginning,
      filled: { from: seen.from, answers: {}, otherSite: values[siteField].trim() },
    };
  }
  const fields = Object.keys(seen.answers).filter(
    (field): field is AskedField =>
      isAsked(field) && isAnswered(field, read) && !isAnswered(field, values),
  );
  const filled: WizardValues = { ...values, ...answersOf(fields, read) };
  const asked = fields.filter((field) => isAskedNow(field, filled));
  const answers = answersOf(asked, read);
  return {
    ...beginning,
    values: filled,
    filled: { from: seen.from, answers: { ...before?.answers, ...answers }, otherSite: null },
  };
}

/**
 * What was filled in before into the form that is opened again and is still to be looked through; null where that is
 * nothing, or was another form.
 * @param draftId its draft on the server; null of a form that only this browser keeps
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

/** What of it still stands in the form as it was filled in; null where that is nothing. */
export function prefillToReview(filled: Prefill, values: WizardValues): Prefill | null {
  const fields = (Object.keys(filled.answers) as AskedField[]).filter(
    (field) => JSON.stringify(filled.answers[field]) === JSON.stringify(values[field]),
  );
  return fields.length > 0 ? { ...filled, answers: answersOf(fields, values) } : null;
}

const answersOf = (fields: readonly AskedField[], values: WizardValues): Prefill["answers"] =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** Of an address as it is typed; the browser's own reading of it, because `siteAddressOf` weighs five kilobytes. */
function hostOf(typed: string): string | null {
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
