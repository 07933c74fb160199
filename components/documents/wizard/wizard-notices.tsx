"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import type { WizardValues } from "@/components/documents/wizard/form-model/form-values";
import { lazyWizardPart } from "@/components/documents/wizard/frame/lazy-wizard-part";
import { planName } from "@/components/documents/wizard/industry/use-industry-templates";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { canCreate, canUseIndustryTemplate } from "@/lib/features/documents/allowance/plan-rights";
import type { DocumentSummary } from "@/lib/features/documents/responses";
import { useWizardAccount } from "./limit/wizard-account";
import type { CreationFailure } from "./machine/wizard-machine";

const ResendConfirmation = lazyWizardPart(
  async () =>
    (await import("@/components/sign-in/confirmation/resend-confirmation")).ResendConfirmation,
  { failure: "Кнопка для нового письма не загрузилась", waiting: () => null },
);

/** Of an account alone: a guest has no month. */
const DocumentLimitNotice = lazyWizardPart(
  async () =>
    (await import("@/components/documents/wizard/limit/limit-notice")).DocumentLimitNotice,
  { failure: "Месячный лимит не проверен", waiting: () => null },
);

type WizardNoticesProps = {
  type: DocumentType;
  isGuest: boolean;
  /** A new edition takes nothing of the month's limit. */
  isEdition: boolean;
  industryTemplate: IndustryTemplate | null;
  /** Back to the ordinary template of the type. */
  onPlain: () => void;
  failure: CreationFailure | null;
  /** The form was filled with answers kept in this browser. */
  isRestored: boolean;
  onRestart: () => void;
  /** A draft of the same type that waits on the server, while this form is a new one. */
  unfinished: DocumentSummary | null;
  onContinue: (draft: DocumentSummary) => void;
  /** Which answers a check of the site or of a text has filled in. */
  fromCheck: ReactNode;
  /** The form, whose site and purpose say what the document takes of the month. */
  control: Control<WizardValues, unknown, DocumentAnswers>;
};

/** Shown above the questions: why the last try failed, a premium type, a restored draft. */
export function WizardNotices(props: WizardNoticesProps) {
  const {
    type,
    isGuest,
    industryTemplate,
    failure,
    isRestored,
    onRestart,
    unfinished,
    onContinue,
  } = props;
  const { plan } = useWizardAccount();
  const needsPremium = !canCreate(plan, type);
  // Begun over the API, or while the plan still ran.
  const needsPlan = industryTemplate !== null && !canUseIndustryTemplate(plan, industryTemplate);
  return (
    <div className="space-y-3 not-empty:mb-5">
      {failure ? (
        <Alert tone="danger" role="alert" title={failure.title}>
          <p>{failure.text}</p>
          {failure.truth ? <p className="mt-1">{failure.truth}</p> : null}
          <p className="mt-1 text-ink-soft">Ответы сохранены, ничего вводить заново не нужно.</p>
          {failure.leadsToPremium ? <PremiumLink /> : null}
          {failure.needsConfirmation ? (
            <div className="mt-2">
              <ResendConfirmation />
            </div>
          ) : null}
        </Alert>
      ) : null}
      {needsPlan ? (
        <Alert
          title={`Шаблон «${industryTemplate.name}» входит в план «${planName(industryTemplate)}»`}
        >
          <p>Без этого плана создать документ можно по обычному шаблону. Ответы останутся.</p>
          <Button variant="secondary" size="sm" className="mt-2.5" onClick={props.onPlain}>
            Перейти на обычный шаблон
          </Button>
        </Alert>
      ) : null}
      {needsPremium && !failure ? (
        <Alert title="Этот документ входит в платный план">
          <p>
            Заполнить форму и посмотреть документ можно бесплатно, создать и скачать — на плане
            «Премиум».
          </p>
          <PremiumLink />
        </Alert>
      ) : null}
      {props.isEdition || failure || isGuest ? null : (
        <DocumentLimitNotice type={type} control={props.control} />
      )}
      {props.fromCheck}
      {isRestored ? (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-faint">
          Подставлены ответы, которые вы ввели раньше.
          <Button variant="link" size="inline" onClick={onRestart}>
            Начать заново
          </Button>
        </p>
      ) : null}
      {unfinished ? (
        <Alert title="Вы уже начинали этот документ">
          <p>Черновик сохранён {formatMoment(unfinished.updatedAt)}.</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2.5"
            onClick={() => onContinue(unfinished)}
          >
            Продолжить заполнение
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}

function PremiumLink() {
  // A new tab: the form stays where it is.
  return (
    <p className="mt-2">
      <Link href="/premium" target="_blank" className="font-medium text-accent underline">
        Что входит в «Премиум»
      </Link>
    </p>
  );
}
