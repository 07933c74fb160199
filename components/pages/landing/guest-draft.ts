import { countAnswers } from "@/components/features/documents/form-model/form-values";
import { readDraft } from "@/components/features/documents/wizard/drafts/draft-storage";
import { typeDefinitions } from "@/content/documents/type-definitions";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { plural } from "@/lib/russian/plural";

export type GuestDraft = { type: DocumentType; label: string };

/** The guest's draft in this browser, with the text of the link back to it; null if there is none. */
export function findGuestDraft(): GuestDraft | null {
  const draft = readDraft({ userId: null });
  if (!draft) return null;
  const { type } = draft.values;
  const answers = plural(countAnswers(draft.values), "ответ", "ответа", "ответов");
  return { type, label: `Продолжить ${typeDefinitions[type].accusative}: ${answers}` };
}
