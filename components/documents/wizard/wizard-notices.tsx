"use client";

import Link from "next/link";
import type { CreationFailure } from "@/components/documents/wizard/creation/creation-failure";
import type { Draft } from "@/components/documents/wizard/drafts/draft-storage";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { hasTemplate } from "@/lib/content/templates";
import { canCreate } from "@/lib/documents/policy";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { CurrentUser } from "@/lib/users/types";

type WizardNoticesProps = {
  type: DocumentType;
  user: CurrentUser | null;
  failure: CreationFailure | null;
  draft: Draft | null;
  onRestart: () => void;
};

/** What stands above the questions: why the last try failed, a premium type, a restored draft. */
export function WizardNotices({ type, user, failure, draft, onRestart }: WizardNoticesProps) {
  // A guest hears it too: the plan of a new account is the free one.
  const needsPremium = !canCreate(user ?? { role: "user", subscription: "free" }, type);
  return (
    <div className="space-y-3 not-empty:mb-5">
      {failure ? (
        <Alert tone="danger" role="alert" title={failure.title}>
          <p>{failure.text}</p>
          <p className="mt-1 text-ink-soft">Ответы сохранены, ничего вводить заново не нужно.</p>
          {failure.leadsToPremium ? <PremiumLink /> : null}
        </Alert>
      ) : null}
      {hasTemplate(type) ? null : (
        <Alert title="Шаблон этого документа ещё готовится">
          Создать его пока нельзя. Ответы сохранятся в браузере и подойдут для других документов.
        </Alert>
      )}
      {needsPremium && !failure ? (
        <Alert title="Этот документ входит в платный план">
          <p>
            Заполнить форму и посмотреть документ можно бесплатно, создать и скачать — на плане
            «Премиум».
          </p>
          <PremiumLink />
        </Alert>
      ) : null}
      {draft ? (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-faint">
          Подставлены ответы, которые вы ввели раньше.
          <Button variant="link" size="inline" onClick={onRestart}>
            Начать заново
          </Button>
        </p>
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
