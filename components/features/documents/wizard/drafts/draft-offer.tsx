"use client";

import { useIndustryTemplates } from "@/components/features/documents/form/industry/use-industry-templates";
import { chosenIndustryTemplate } from "@/components/features/documents/form-model/chosen-industry-template";
import {
  countAnswers,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import { documentTypeInfo } from "@/content/documents/document-types";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { plural } from "@/lib/russian/plural";

export type OfferedDraft = {
  key: string;
  values: WizardValues;
  savedAt: string;
  isOnServer: boolean;
  onContinue: () => void;
  onDiscard: () => void;
};

/** Unfinished documents from earlier visits, at the top of step 1, newest first. */
export function DraftOffer({ drafts }: { drafts: OfferedDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section
      aria-labelledby="draft-offer-title"
      className="mb-8 rounded-lg border border-accent/40 bg-accent-wash px-5 py-4"
    >
      <h3 id="draft-offer-title" className="text-[1rem] font-semibold">
        {drafts.length === 1
          ? "У вас есть незаконченный документ"
          : "У вас есть незаконченные документы"}
      </h3>
      <ul className="divide-y divide-accent/20">
        {drafts.map((draft) => (
          <li
            key={draft.key}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0"
          >
            <DraftSummary draft={draft} />
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={draft.onContinue}>
                Продолжить заполнение
              </Button>
              <Button size="sm" variant="quiet" onClick={draft.onDiscard}>
                {draft.isOnServer ? "Удалить" : "Начать заново"}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftSummary({ draft: { values, savedAt, isOnServer } }: { draft: OfferedDraft }) {
  const company = ownerAndSite(values).owner.trim();
  const industryTemplate = chosenIndustryTemplate(values, useIndustryTemplates());
  return (
    <p className="min-w-0 text-sm text-ink-soft">
      <span className="font-medium text-ink">
        {industryTemplate?.name ?? documentTypeInfo(values.type).name}
      </span>
      {company ? `, ${company}` : ""}. {plural(countAnswers(values), "ответ", "ответа", "ответов")},
      сохранено {formatMoment(savedAt)}
      {isOnServer ? "" : " в этом браузере"}.
    </p>
  );
}
