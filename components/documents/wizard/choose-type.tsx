"use client";

import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { PremiumBadge } from "@/components/documents/premium-badge";
import { TypeMark } from "@/components/documents/type-mark";
import { IndustryTemplateChoice } from "@/components/documents/wizard/industry/industry-template-choice";
import { useIndustryTemplates } from "@/components/documents/wizard/industry/use-industry-templates";
import type { DocumentChoice } from "@/components/documents/wizard/wizard-machine";
import { FieldError } from "@/components/ui/field";
import { type DocumentTypeInfo, documentTypeList } from "@/content/wizard/document-types";
import type { CurrentUser } from "@/lib/features/accounts/responses";

type ChooseTypeProps = {
  chosen: DocumentChoice | null;
  onChoose: (choice: DocumentChoice) => void;
  /** Whose plan it is. */
  user: Pick<CurrentUser, "role" | "subscription">;
  /** The industry template that a link asked for. */
  askedTemplate: string | null;
  error: string | null;
  /** The offer of an unfinished document. */
  offer: ReactNode;
};

/** Step 1: one of the types, as a grid of small sheets. */
export function ChooseType(props: ChooseTypeProps) {
  const { chosen, onChoose, user, askedTemplate, error, offer } = props;
  const templates = useIndustryTemplates();
  return (
    <div className="relative flex-1 overflow-y-auto">
      <div className="mx-auto max-w-5xl px-4 py-6 md:px-8 md:py-9">
        {offer}
        <fieldset aria-describedby={error ? "document-type-error" : undefined} className="min-w-0">
          <legend className="text-xl font-semibold tracking-[-0.014em]">
            Какой документ нужен
          </legend>
          <p className="mt-1 text-sm text-ink-soft">
            Не знаете, с чего начать? Политика обработки персональных данных обязательна почти для
            каждого сайта.
          </p>
          <FieldError id="document-type-error">{error}</FieldError>
          <div className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {documentTypeList.map((info) => (
              <TypeCard
                key={info.type}
                info={info}
                isChosen={chosen?.type === info.type && chosen.templateId === null}
                isInvalid={error !== null}
                onChoose={() => onChoose({ type: info.type, templateId: null })}
              />
            ))}
          </div>
          <IndustryTemplateChoice
            templates={templates}
            user={user}
            chosen={chosen?.templateId ?? null}
            asked={askedTemplate}
            onChoose={({ id, type }) => onChoose({ type, templateId: id })}
          />
        </fieldset>
      </div>
    </div>
  );
}

type TypeCardProps = {
  info: DocumentTypeInfo;
  isChosen: boolean;
  isInvalid: boolean;
  onChoose: () => void;
};

function TypeCard({ info, isChosen, isInvalid, onChoose }: TypeCardProps) {
  const { type, name, description, isPremium } = info;
  return (
    <label className="group relative flex gap-3.5 rounded-lg border border-line bg-sheet p-4 transition-colors duration-150 hover:border-line-strong has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="document-type"
        value={type}
        checked={isChosen}
        onChange={onChoose}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`document-type-${type}`}
        className="absolute size-px opacity-0"
      />
      <TypeMark type={type} className="mt-0.5" />
      <span className="min-w-0 flex-1">
        <span className="block pr-6 text-[1rem] leading-snug font-semibold text-balance">
          {name}
        </span>
        {isPremium ? (
          <span className="mt-1.5 flex">
            <PremiumBadge />
          </span>
        ) : null}
        <span id={`document-type-${type}`} className="mt-1.5 block text-sm text-ink-soft">
          {description}
        </span>
      </span>
      <span
        aria-hidden="true"
        className="absolute top-4 right-4 hidden size-5 place-items-center rounded-full bg-accent text-on-accent group-has-checked:grid"
      >
        <Check strokeWidth={2.25} className="size-3.5" />
      </span>
    </label>
  );
}
