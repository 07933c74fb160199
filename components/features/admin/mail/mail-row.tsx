"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import { useRetryMail } from "@/lib/features/admin/mail/client";
import type { ListedMail } from "@/lib/features/admin/mail/schema";
import { plural } from "@/lib/russian/plural";

const looks = {
  queued: { tone: "plain", label: "Ждёт отправки" },
  sent: { tone: "success", label: "Отправлено" },
  failed: { tone: "danger", label: "Не ушло" },
} as const;

/** One e-mail: recipient, subject, state. */
export function MailRow({ mail }: { mail: ListedMail }) {
  const { recipient, subject, state, createdAt, lastError } = mail;
  return (
    <li className="gap-x-10 border-t border-line py-5 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div className="min-w-0">
        <h2 className="text-[1rem] font-medium break-words">{subject}</h2>
        <p className="text-sm break-all text-ink-soft">{recipient}</p>
        <p className="text-sm text-ink-faint">
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
      </div>
      <div className="mt-2 min-w-0 sm:mt-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-faint">
          <Badge tone={looks[state].tone}>{looks[state].label}</Badge>
          {progress(mail)}
        </p>
        {lastError ? <p className="mt-1 text-sm break-words text-danger">{lastError}</p> : null}
        {state !== "sent" && lastError ? <RetryButton mail={mail} /> : null}
      </div>
    </li>
  );
}

function progress({ state, attempts, sentAt, dueAt }: ListedMail): string {
  const attemptsText = plural(attempts, "попытка", "попытки", "попыток");
  if (state === "sent" && sentAt) return formatMoment(sentAt);
  if (state === "queued" && dueAt && attempts > 0)
    return `${attemptsText}, следующая ${formatMoment(dueAt)}`;
  return attempts > 0 ? attemptsText : "Уйдёт в ближайшую минуту";
}

function RetryButton({ mail: { id, recipient } }: { mail: ListedMail }) {
  const retry = useRetryMail();
  const run = async () => {
    try {
      await retry.mutateAsync(id);
      void showMessage("success", { title: "Письмо поставлено в очередь" });
    } catch (error) {
      void showFailure("Ошибка", error, "Не удалось отправить письмо");
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-3"
      aria-label={`Отправить ещё раз: ${recipient}`}
      pending={retry.isPending}
      onClick={() => void run()}
    >
      Отправить ещё раз
    </Button>
  );
}
