"use client";

import { useRef, useState } from "react";
import { PlannedList } from "@/components/features/admin/notifications/planned-list";
import { SendForm } from "@/components/features/admin/notifications/send-form";
import { SentList } from "@/components/features/admin/notifications/sent-list";
import { plannedTexts } from "@/content/admin/notifications";
import type { PlannedNotification } from "@/lib/features/notifications/planned/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/notifications`: the form with recipients and time, the scheduled ones, and those sent recently. */
export function NotificationsAdmin() {
  // A new key remounts the form with its initial values.
  const [form, setForm] = useState<{ life: number; planned: PlannedNotification | null }>({
    life: 0,
    planned: null,
  });
  const top = useRef<HTMLHeadingElement>(null);
  const begin = (planned: PlannedNotification | null) =>
    setForm(({ life }) => ({ life: life + 1, planned }));
  return (
    <>
      <h1 ref={top} tabIndex={-1} className="text-3xl focus:outline-none">
        Рассылка уведомлений
      </h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Уведомление появится в кабинете получателя, а если он подключил Telegram — и в его канале. Отозвать отправленное нельзя.",
        )}
      </p>
      {form.planned ? (
        <p role="status" className="mt-6 font-medium break-words">
          {plannedTexts.editing(form.planned.title)}
        </p>
      ) : null}
      <SendForm key={form.life} planned={form.planned} onDone={() => begin(null)} />
      <PlannedList
        onEdit={(planned) => {
          begin(planned);
          top.current?.focus();
        }}
        onRemoved={() => begin(null)}
      />
      <SentList />
    </>
  );
}
