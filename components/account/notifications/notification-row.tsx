"use client";

import { CircleAlert, CircleCheck, Info, Trash2, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { toast } from "sonner";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatMoment } from "@/components/ui/format-moment";
import { useDeleteNotification, useReadNotification } from "@/lib/notifications/client";
import type { Notification, NotificationType } from "@/lib/notifications/types";
import { typeset } from "@/lib/russian/screen-typography";

/** `label` is heard where the colour is not seen; plain information needs no word. */
const looks: Record<NotificationType, { icon: typeof Info; tone: string; label: string | null }> = {
  info: { icon: Info, tone: "text-accent", label: null },
  success: { icon: CircleCheck, tone: "text-success", label: "Хорошая новость" },
  warning: { icon: TriangleAlert, tone: "text-warning", label: "Обратите внимание" },
  error: { icon: CircleAlert, tone: "text-danger", label: "Важно" },
};

const headingId = (id: string) => `notification-${id}`;

/** One notification. Unread ones carry 'Новое' (specification § 2). */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { id, title, message, type, link, isRead, createdAt } = notification;
  const { icon: Icon, tone, label } = looks[type];
  return (
    <article className="flex gap-3.5 py-5 sm:gap-4">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={classNames("mt-0.5 size-5 shrink-0", isRead ? "text-ink-faint" : tone)}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
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
        <p className="measure mt-1 break-words whitespace-pre-line text-ink-soft">
          {typeset(message)}
        </p>
        <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-4 text-sm">
          <time dateTime={createdAt} className="text-xs text-ink-faint">
            {formatMoment(createdAt)}
          </time>
          {link ? (
            <Link
              href={link}
              prefetch={false}
              aria-label={`Открыть: ${title}`}
              className="inline-flex min-h-6 items-center font-medium text-accent underline pointer-coarse:min-h-11"
            >
              Открыть
            </Link>
          ) : null}
          {isRead ? null : <ReadButton notification={notification} />}
        </div>
      </div>
      <DeleteButton notification={notification} />
    </article>
  );
}

/** Words: specification § 8 «Notifications». */
function ReadButton({ notification: { id, title } }: { notification: Notification }) {
  const read = useReadNotification();
  const run = async () => {
    try {
      // Not `mutate`: its callbacks are dropped with the button, which goes when this succeeds.
      await read.mutateAsync(id);
      document.getElementById(headingId(id))?.focus();
      toast.success("Уведомление отмечено как прочитанное");
    } catch {
      toast.error("Ошибка", { description: "Не удалось отметить уведомление как прочитанное" });
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

/** Asks first, since nothing brings a notification back. */
function DeleteButton({ notification: { id, title } }: { notification: Notification }) {
  const [asks, setAsks] = useState(false);
  const deletion = useDeleteNotification();
  const run = async () => {
    try {
      await deletion.mutateAsync(id);
      toast.success("Уведомление удалено");
    } catch {
      toast.error("Ошибка", { description: "Не удалось удалить уведомление" });
    }
    setAsks(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Удалить: ${title}`}
        title="Удалить"
        className="-mt-1.5 w-9 px-0 not-disabled:hover:bg-danger-wash not-disabled:hover:text-danger"
        onClick={() => setAsks(true)}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.75} />
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
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
