"use client";

import { CircleAlert, CircleCheck, Info, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { NotificationMessage } from "@/components/features/notifications/notification-message";
import { showMessage } from "@/components/shell/messages/show-message";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useDeleteNotification, useReadNotification } from "@/lib/features/notifications/client";
import type { NotificationType } from "@/lib/features/notifications/messages";
import type { Notification } from "@/lib/features/notifications/schema";

/** `label` is read by screen readers in place of the colour; plain information has none. */
const looks: Record<NotificationType, { icon: typeof Info; tone: string; label: string | null }> = {
  info: { icon: Info, tone: "text-accent", label: null },
  success: { icon: CircleCheck, tone: "text-success", label: "Хорошая новость" },
  warning: { icon: TriangleAlert, tone: "text-warning", label: "Обратите внимание" },
  error: { icon: CircleAlert, tone: "text-danger", label: "Важно" },
};

const headingId = (id: string) => `notification-${id}`;

/** One notification. Unread ones carry «Новое» (docs/specification/cabinet.md#notifications). */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { id, title, message, documents, type, link, isRead, createdAt } = notification;
  const { icon: Icon, tone, label } = looks[type];
  return (
    // On a phone the text takes the full width: next to the icon and the bin little would be left.
    <article className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 py-5 sm:gap-x-4">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={classNames("mt-0.5 size-5 shrink-0", isRead ? "text-ink-faint" : tone)}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <h2
          id={headingId(id)}
          tabIndex={-1}
          className={classNames(
            "min-w-0 text-[1rem] leading-snug",
            isRead ? "font-medium text-ink-soft" : "font-semibold",
          )}
        >
          {label ? <span className="sr-only">{label}: </span> : null}
          {title}
        </h2>
        {isRead ? null : <Badge className="border-accent/40 text-accent">Новое</Badge>}
      </div>
      <DeleteButton notification={notification} />
      <div className="col-span-full mt-1.5 min-w-0 sm:col-span-1 sm:col-start-2 sm:mt-1">
        <NotificationMessage message={message} documents={documents} />
        <div className="mt-1.5 flex min-h-6 flex-wrap items-center gap-x-4 text-sm">
          <time dateTime={createdAt} className="text-xs text-ink-faint">
            {formatMoment(createdAt)}
          </time>
          {link ? (
            <OnDemandLink
              href={link}
              aria-label={`Открыть: ${title}`}
              className="inline-flex min-h-6 items-center font-medium text-accent underline pointer-coarse:min-h-11"
            >
              Открыть
            </OnDemandLink>
          ) : null}
          {isRead ? null : <ReadButton notification={notification} />}
        </div>
      </div>
    </article>
  );
}

/** Texts: docs/specification/messages.md#notifications. */
function ReadButton({ notification: { id, title } }: { notification: Notification }) {
  const read = useReadNotification();
  const run = async () => {
    try {
      // Not `mutate`: its callbacks are dropped when the button unmounts, which happens on success.
      await read.mutateAsync(id);
      document.getElementById(headingId(id))?.focus();
      void showMessage("success", { title: "Уведомление отмечено как прочитанное" });
    } catch {
      void showMessage("error", {
        title: "Ошибка",
        description: "Не удалось отметить уведомление как прочитанное",
      });
    }
  };
  return (
    <Button
      variant="link"
      size="inline"
      aria-label={`Отметить как прочитанное: ${title}`}
      className="min-h-6 pointer-coarse:min-h-11"
      pending={read.isPending}
      onClick={() => void run()}
    >
      Отметить как прочитанное
    </Button>
  );
}

/** Asks for confirmation: a deleted notification cannot be restored. */
function DeleteButton({ notification: { id, title } }: { notification: Notification }) {
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteNotification();
  const run = async () => {
    try {
      await deletion.mutateAsync(id);
      void showMessage("success", { title: "Уведомление удалено" });
    } catch {
      void showMessage("error", { title: "Ошибка", description: "Не удалось удалить уведомление" });
    }
    setIsAsking(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Удалить: ${title}`}
        title="Удалить"
        className="-mt-1.5 w-9 px-0 not-disabled:hover:bg-danger-wash not-disabled:hover:text-danger"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.75} />
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Удалить уведомление?"
        description={
          <>
            <b className="font-semibold text-ink">{title}</b> исчезнет из списка. Вернуть его будет
            нельзя.
          </>
        }
        action="Удалить"
        pending={deletion.isPending}
        onConfirm={() => void run()}
      />
    </>
  );
}
