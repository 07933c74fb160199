import {
  readDraft,
  removeDraft,
} from "@/components/features/documents/wizard/drafts/draft-storage";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { createDraft } from "@/lib/features/documents/drafts/client";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

let running: Promise<DocumentSummary | null> | null = null;

/**
 * Uploads what was typed in this browser before signing in, so that it appears in «Мои документы»; removes the
 * browser's copy only after that. Returns the draft, or null if there was none.
 * @throws ApiError when the server rejects it; the copy then stays.
 */
export function uploadGuestDraft(): Promise<DocumentSummary | null> {
  // Called twice, it must not create two drafts.
  running ??= takeOver().finally(() => {
    running = null;
  });
  return running;
}

async function takeOver(): Promise<DocumentSummary | null> {
  const draft = readDraft({ userId: null });
  if (!draft) return null;
  const { values } = draft;
  const formData = values as unknown as AnswersDraft;
  const saved = await createDraft({ type: values.type, formData });
  removeDraft({ userId: null });
  return saved;
}
