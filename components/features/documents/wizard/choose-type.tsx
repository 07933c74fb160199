"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { useWizardAccount } from "@/components/features/documents/form/account/wizard-account";
import {
  planName,
  useIndustryTemplates,
} from "@/components/features/documents/form/industry/use-industry-templates";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import { PremiumBadge } from "@/components/features/documents/premium-badge";
import { TypeIcon } from "@/components/features/documents/type-icon";
import {
  DraftOffer,
  type OfferedDraft,
} from "@/components/features/documents/wizard/drafts/draft-offer";
import type { DocumentChoice } from "@/components/features/documents/wizard/machine/wizard-machine";
import { classNames } from "@/components/ui/class-names";
import { FieldError } from "@/components/ui/controls/field";
import { type DocumentTypeInfo, documentTypeList } from "@/content/documents/document-types";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { canUseIndustryTemplate } from "@/lib/features/documents/rights/plan-rights";
import type { Plan } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";

/** Shown to an account only: a guest has no monthly limit. */
const MonthNotice = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/wizard/limit/limit-notice")).MonthNotice,
  { failure: "Месячный лимит не проверен", waiting: () => null },
);

type ChooseTypeProps = {
  chosen: DocumentChoice | null;
  onChoose: (choice: DocumentChoice) => void;
  isGuest: boolean;
  /** The industry template that a link asked for. */
  askedTemplate: string | null;
  error: string | null;
  /** Unfinished documents of earlier visits. */
  drafts: OfferedDraft[];
};

/** Step 1: one of the types, as a grid of cards. */
export function ChooseType(props: ChooseTypeProps) {
  const { chosen, onChoose, isGuest, askedTemplate, error, drafts } = props;
  const { plan } = useWizardAccount();
  const templates = useIndustryTemplates();
  return (
    <div className="relative flex-1 overflow-y-auto">
      <div className="mx-auto max-w-5xl px-4 py-6 md:px-8 md:py-9">
        {isGuest ? null : <MonthNotice />}
        <DraftOffer drafts={drafts} />
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
            plan={plan}
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
      <TypeIcon type={type} className="mt-0.5" />
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

type IndustryTemplateChoiceProps = {
  templates: readonly IndustryTemplate[];
  plan: Plan;
  /** The id of the chosen one. */
  chosen: string | null;
  /** The id that a link asked for: brought into sight. */
  asked: string | null;
  onChoose: (template: IndustryTemplate) => void;
};

/** The industry templates of step 1: what each adds; only those of the visitor's plan can be chosen. */
export function IndustryTemplateChoice({
  templates,
  plan,
  chosen,
  asked,
  onChoose,
}: IndustryTemplateChoiceProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const isAsked = templates.some(({ id }) => id === asked);
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: "start" });
  }, [isAsked]);
  if (templates.length === 0) return null;
  return (
    <fieldset ref={place} className="mt-9 min-w-0 scroll-mt-4">
      <legend className="text-lg font-semibold tracking-[-0.014em]">Расширенные шаблоны</legend>
      <p className="mt-1 text-sm text-ink-soft">
        {typeset(
          "Тот же документ с пунктами и вопросами для одной отрасли. Вернуться к обычному можно в любой момент, ответы останутся.",
        )}
      </p>
      <div className="mt-4 grid gap-3 lg:grid-cols-3">
        {templates.map((template) =>
          canUseIndustryTemplate(plan, template) ? (
            <label
              key={template.id}
              className={classNames(
                cardClasses,
                "group transition-colors duration-150 hover:border-line-strong has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              )}
            >
              <input
                type="radio"
                name="document-type"
                value={template.id}
                checked={chosen === template.id}
                onChange={() => onChoose(template)}
                aria-labelledby={`industry-${template.id}`}
                aria-describedby={`industry-${template.id}-words`}
                className="absolute size-px opacity-0"
              />
              <TemplateDescription template={template} />
              <span
                aria-hidden="true"
                className="absolute top-4 right-4 hidden size-5 place-items-center rounded-full bg-accent text-on-accent group-has-checked:grid"
              >
                <Check strokeWidth={2.25} className="size-3.5" />
              </span>
            </label>
          ) : (
            <div key={template.id} className={cardClasses}>
              <TemplateDescription template={template}>
                <span className="mt-3 block text-sm">
                  {typeset(`Входит в план «${planName(template)}».`)}{" "}
                  {/* A new tab: the wizard stays where it is. */}
                  <Link
                    href="/pricing"
                    target="_blank"
                    className="font-medium text-accent underline"
                    aria-label={`Сравнить планы: шаблон «${template.name}»`}
                  >
                    Сравнить планы
                  </Link>
                </span>
              </TemplateDescription>
            </div>
          ),
        )}
      </div>
    </fieldset>
  );
}

const cardClasses = "relative flex gap-3.5 rounded-lg border border-line bg-sheet p-4";

function TemplateDescription({
  template: { id, name, description, type, features, isPremium, isUltra },
  children,
}: {
  template: IndustryTemplate;
  children?: ReactNode;
}) {
  return (
    <>
      <TypeIcon type={type} className="mt-0.5" />
      <span className="min-w-0 flex-1">
        <span
          id={`industry-${id}`}
          className="block pr-6 text-[1rem] leading-snug font-semibold text-balance"
        >
          {typeset(name)}
        </span>
        {isPremium || isUltra ? (
          <span className="mt-1.5 flex">
            <PremiumBadge plan={isUltra ? "ultra" : "premium"} />
          </span>
        ) : null}
        <span id={`industry-${id}-words`} className="mt-1.5 block text-sm text-ink-soft">
          {typeset(description)}
          <span className="mt-2 block text-ink-faint">Добавляет:</span>
          {features.map((feature) => (
            <span key={feature} className="mt-1 flex gap-2">
              <span aria-hidden="true">–</span>
              <span>{typeset(feature)}</span>
            </span>
          ))}
        </span>
        {children}
      </span>
    </>
  );
}
