"use client";

import { describeRecipients } from "@/components/features/admin/notifications/describe-recipients";
import { Badge } from "@/components/ui/badge";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import { formatMoment } from "@/components/ui/format-moment";
import { useSentNotifications } from "@/lib/features/notifications/broadcast/client";
import type { SentNotification } from "@/lib/features/notifications/broadcast/responses";
import { notificationTypeLabels } from "@/lib/features/notifications/messages";
import { plural } from "@/lib/russian/plural";

/** Notifications sent by administrators, newest first. */
export function SentList() {
  const list = useSentNotifications();
  return (
    <section aria-labelledby="sent" className="mt-14">
      <h2 id="sent" className="text-xl">
        Отправленные
      </h2>
      <ListStates
        list={list}
        failure="Не удалось загрузить отправленные"
        empty={<EmptyList title="Рассылок ещё не было" />}
      >
        {(items) => (
          <ul className="mt-5 border-t border-line">
            {items.map((item) => (
              <li key={item.id} className="border-b border-line py-4">
                <SentRow item={item} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

function SentRow({ item }: { item: SentNotification }) {
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="min-w-0 text-[1rem] break-words">{item.title}</h3>
        {item.type === "info" ? null : <Badge>{notificationTypeLabels[item.type]}</Badge>}
      </div>
      <p className="measure mt-1 line-clamp-3 break-words whitespace-pre-line text-ink-soft">
        {item.message}
      </p>
      <p className="mt-1.5 text-xs break-words text-ink-faint">
        <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time> · кому:{" "}
        {describeRecipients(item)} · {plural(item.sent, "получатель", "получателя", "получателей")}{" "}
        · от {item.adminEmail}
        {item.link ? ` · ${item.link}` : ""}
      </p>
    </article>
  );
}
