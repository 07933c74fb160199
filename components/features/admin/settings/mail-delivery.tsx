"use client";

import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { useMailDelivery, useSendTestEmail } from "@/lib/features/admin/mail/client";
import type { MailDelivery as Delivery } from "@/lib/features/admin/mail/schema";
import { typeset } from "@/lib/russian/screen-typography";

/** Whether mail delivery is set up, and a button that sends a test e-mail. */
export function MailDelivery() {
  return (
    <QueryStates
      query={useMailDelivery()}
      loading={<Loading label="Загружаем настройки почты" />}
      failure="Не удалось загрузить настройки почты"
    >
      {(delivery) => <State delivery={delivery} />}
    </QueryStates>
  );
}

function State({ delivery: { way, server, from } }: { delivery: Delivery }) {
  return (
    <>
      {way === "smtp" ? (
        <Badge tone="success">SMTP настроен</Badge>
      ) : (
        <Badge tone="danger">SMTP не настроен</Badge>
      )}
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-sm text-ink-faint">{way === "smtp" ? "Сервер" : "Куда уходят"}</dt>
        <dd className="-mt-2 break-words sm:mt-0">
          {server ??
            typeset(
              "В файлы папки outbox на сервере: пользователи писем не получат. Задайте SMTP_URL и перезапустите сервис.",
            )}
        </dd>
        <dt className="text-sm text-ink-faint">От кого</dt>
        <dd className="-mt-2 break-words sm:mt-0">{from}</dd>
      </dl>
      <TestEmail toFile={way === "files"} />
    </>
  );
}

function TestEmail({ toFile }: { toFile: boolean }) {
  const { user } = useCurrentUser();
  const testEmail = useSendTestEmail();
  const failure = useFailure();
  const send = async () => {
    failure.clear();
    try {
      await testEmail.mutateAsync();
      void showMessage("success", {
        title: "Письмо отправлено",
        description: toFile ? "Оно лежит в папке outbox на сервере." : `Проверьте ${user?.email}.`,
      });
    } catch (error) {
      failure.fail(error);
    }
  };
  return (
    <>
      {failure.text ? (
        <Alert tone="danger" role="alert" title="Письмо не отправлено" className="mt-5">
          <p className="break-words">{failure.text}</p>
        </Alert>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="secondary" pending={testEmail.isPending} onClick={() => void send()}>
          Отправить пробное письмо себе
        </Button>
        <OnDemandLink href="/admin/mail" className="py-2 text-accent underline">
          Все письма
        </OnDemandLink>
      </div>
    </>
  );
}
