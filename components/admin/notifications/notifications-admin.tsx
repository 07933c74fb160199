"use client";

import { SendForm } from "@/components/admin/notifications/send-form";
import { SentList } from "@/components/admin/notifications/sent-list";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/notifications`: the text, its recipients, and what was sent lately. */
export function NotificationsAdmin() {
  return (
    <>
      <h1 className="text-3xl">Рассылка уведомлений</h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Уведомление появится в кабинете получателя, а если он подключил Telegram — и в его канале. Отозвать отправленное нельзя.",
        )}
      </p>
      <SendForm />
      <SentList />
    </>
  );
}
