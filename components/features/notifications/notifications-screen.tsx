"use client";

import { Bell, CheckCheck } from "lucide-react";
import { NotificationRow } from "@/components/features/notifications/notification-row";
import { NotificationsSkeleton } from "@/components/features/notifications/notifications-skeleton";
import { showMessage } from "@/components/shell/messages/show-message";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Button } from "@/components/ui/button";
import { ListStates } from "@/components/ui/fetched/list-states";
import {
  useNotifications,
  useReadAllNotifications,
  useUnreadCount,
} from "@/lib/features/notifications/client";
import { plural } from "@/lib/russian/plural";

/** `/notifications`: the unread count in the heading, the list, and the actions on each. */
export function NotificationsScreen() {
  const user = useRequiredUser();
  if (user) return <Notifications />;
  return (
    <>
      <h1 className="text-3xl">Уведомления</h1>
      <NotificationsSkeleton />
    </>
  );
}

function Notifications() {
  const unread = useUnreadCount() ?? 0;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">
          Уведомления{" "}
          {unread > 0 ? (
            <span className="ml-2 align-middle text-lg font-normal whitespace-nowrap text-ink-faint tabular-nums">
              {plural(unread, "новое", "новых", "новых")}
            </span>
          ) : null}
        </h1>
        {unread > 1 ? <ReadAllButton /> : null}
      </div>
      <NotificationList />
    </>
  );
}

function ReadAllButton() {
  const readAll = useReadAllNotifications();
  const run = async () => {
    try {
      await readAll.mutateAsync();
      void showMessage("success", { title: "Все уведомления отмечены как прочитанные" });
    } catch {
      void showMessage("error", {
        title: "Ошибка",
        description: "Не удалось отметить уведомления как прочитанные",
      });
    }
  };
  return (
    <Button variant="secondary" size="sm" pending={readAll.isPending} onClick={() => void run()}>
      {readAll.isPending ? null : <CheckCheck aria-hidden="true" strokeWidth={1.75} />}
      Прочитать все
    </Button>
  );
}

function NotificationList() {
  const list = useNotifications();
  return (
    <ListStates
      list={list}
      loading={<NotificationsSkeleton />}
      failure="Не удалось загрузить уведомления"
      failureNote="Сами уведомления никуда не делись."
      empty={<NoNotifications />}
    >
      {(notifications) => (
        <ul className="mt-6 border-t border-line">
          {notifications.map((notification) => (
            <li key={notification.id} className="border-b border-line">
              <NotificationRow notification={notification} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  );
}

function NoNotifications() {
  return (
    <div className="mt-6 rounded-lg border border-dashed border-line-strong/60 px-6 py-14 text-center">
      <Bell aria-hidden="true" strokeWidth={1.25} className="mx-auto size-10 text-ink-faint" />
      <p className="mt-4 text-lg font-semibold">Уведомлений пока нет</p>
      <p className="mx-auto mt-1.5 max-w-md text-ink-soft">
        Здесь появятся сообщения сервиса о вашем кабинете и документах.
      </p>
    </div>
  );
}
