"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useWizardAccount } from "@/components/features/documents/form/account/wizard-account";
import { planName } from "@/components/features/documents/form/industry/use-industry-templates";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import type { WizardFlow } from "@/components/features/documents/wizard/flow/use-wizard-flow";
import type { CreationFailure } from "@/components/features/documents/wizard/machine/wizard-machine";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import { canCreate, canUseIndustryTemplate } from "@/lib/features/documents/rights/plan-rights";

const ResendConfirmation = lazyFormPart(
  async () =>
    (await import("@/components/features/accounts/sign-in/confirmation/resend-confirmation"))
      .ResendConfirmation,
  { failure: "Кнопка для нового письма не загрузилась", waiting: () => null },
);

/** Shown to an account only: a guest has no monthly limit. */
const DocumentLimitNotice = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/wizard/limit/limit-notice")).DocumentLimitNotice,
  { failure: "Месячный лимит не проверен", waiting: () => null },
);

type WizardNoticesProps = {
  answers: Pick<WizardFlow["answers"], "form" | "type" | "industryTemplate" | "chooseTemplate">;
  /** An earlier draft that the form was filled from, or that waits on the server. */
  draft: WizardFlow["drafts"]["notices"];
  isGuest: boolean;
  /** A new edition takes nothing of the month's limit. */
  isEdition: boolean;
  failure: CreationFailure | null;
  /** Which answers a check of the site or of a text has filled in. */
  fromCheck: ReactNode;
};

/** Shown above the questions: why the last try failed, a premium type, a restored draft. */
export function WizardNotices(props: WizardNoticesProps) {
  const { answers, isGuest, isEdition, failure, fromCheck } = props;
  const { form, type, industryTemplate, chooseTemplate } = answers;
  const { isRestored, onRestart, unfinished, onContinue } = props.draft;
  const { plan } = useWizardAccount();
  const needsPremium = !canCreate(plan, type);
  // Begun over the API, or while the plan still ran.
  const needsPlan = industryTemplate !== null && !canUseIndustryTemplate(plan, industryTemplate);
  return (
    <div className="space-y-3 not-empty:mb-5">
      {failure ? (
        <Alert tone="danger" role="alert" title={failure.title}>
          <p>{failure.text}</p>
          {failure.clarification ? <p className="mt-1">{failure.clarification}</p> : null}
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
          <Button
            variant="secondary"
            size="sm"
            className="mt-2.5"
            onClick={() => chooseTemplate(null)}
          >
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
      {isEdition || failure || isGuest ? null : (
        <DocumentLimitNotice type={type} control={form.control} />
      )}
      {fromCheck}
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
