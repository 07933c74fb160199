import type { SeenAnswers } from "@/components/documents/open-wizard/wizard-context";
import type { Beginning } from "@/components/documents/wizard/drafts/use-drafts";
import { isAskedNow } from "@/components/documents/wizard/plan/form-plan";
import {
  type AskedField,
  isAnswered,
  planOf,
  restoreValues,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";

/** What became of the answers that a check saw. */
export type FilledIn = {
  from: SeenAnswers["from"];
  /** The questions that they answer, in the order in which they came; the owner looks through them. */
  fields: AskedField[];
  /** The site of an unfinished form that stays as it is, because it is of another one. */
  otherSite: string | null;
};

/**
 * Puts what was seen where nobody has answered yet: what a person typed, or a passport holds, is never changed.
 * @returns the first state of the form with `filled`; null there where nothing was seen.
 */
export function fillInSeen(
  beginning: Beginning,
  seen: SeenAnswers | undefined,
): Beginning & { filled: FilledIn | null } {
  if (!seen) return { ...beginning, filled: null };
  const { values, kept } = beginning;
  const read = restoreValues(values.type, seen.answers);
  const [own, found] = [hostOf(values.websiteUrl), hostOf(read.websiteUrl)];
  if (kept && own !== null && found !== null && own !== found) {
    return {
      ...beginning,
      filled: { from: seen.from, fields: [], otherSite: values.websiteUrl.trim() },
    };
  }
  const fields = Object.keys(seen.answers).filter(
    (field): field is AskedField =>
      isAsked(field) && isAnswered(field, read) && !isAnswered(field, values),
  );
  const filled: WizardValues = {
    ...values,
    ...Object.fromEntries(fields.map((field) => [field, read[field]])),
  };
  return {
    ...beginning,
    values: filled,
    filled: {
      from: seen.from,
      fields: fields.filter((field) => isAskedNow(field, filled)),
      otherSite: null,
    },
  };
}

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
    return planOf(field as AskedField) !== undefined;
  } catch {
    // An answer that the form does not ask for.
    return false;
  }
}
