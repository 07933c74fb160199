"use client";

import type { Draft } from "@/components/documents/wizard/drafts/draft-storage";
import { countAnswers } from "@/components/documents/wizard/plan/form-values";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import { documentTypeInfo } from "@/content/document-types";
import { plural } from "@/lib/russian/plural";

/** The unfinished document of an earlier visit, at the top of step 1. */
export function DraftOffer({
  draft,
  onContinue,
  onDiscard,
}: {
  draft: Draft;
  onContinue: () => void;
  onDiscard: () => void;
}) {
  const answers = countAnswers(draft.values);
  return (
    <section
      aria-labelledby="draft-offer-title"
      className="mb-8 rounded-lg border border-accent/40 bg-accent-wash px-5 py-4"
    >
      <h3 id="draft-offer-title" className="text-[1rem] font-semibold">
        У вас есть незаконченный документ
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        {documentTypeInfo(draft.values.type).name}
        {draft.values.companyName.trim() ? `, ${draft.values.companyName.trim()}` : ""}.{" "}
        {plural(answers, "ответ", "ответа", "ответов")}, сохранено {formatMoment(draft.savedAt)} в
        этом браузере.
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={onContinue}>
          Продолжить заполнение
        </Button>
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          Начать заново
        </Button>
      </div>
    </section>
  );
}
