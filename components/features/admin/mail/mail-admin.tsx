"use client";

import { MailRow } from "@/components/features/admin/mail/mail-row";
import { StateFilter } from "@/components/features/admin/state-filter";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import { useMail } from "@/lib/features/admin/mail/client";
import { type MailState, mailStates } from "@/lib/features/admin/mail/states";
import { typeset } from "@/lib/russian/screen-typography";

const options = [
  { value: "", label: "Все" },
  { value: "queued", label: "Ждут отправки" },
  { value: "sent", label: "Отправленные" },
  { value: "failed", label: "Не ушли" },
] as const;

const emptyLabels: Record<MailState | "", string> = {
  "": "Писем пока не было",
  queued: "Все письма отправлены",
  sent: "Отправленных писем нет",
  failed: "Неотправленных писем нет",
};

/** `/admin/mail`: sent, queued and failed e-mails, with recipients and reasons. */
export function MailAdmin() {
  const [wanted] = useAddressParameter("state");
  const state = mailStates.find((known) => known === wanted) ?? "";
  const list = useMail(state);
  return (
    <>
      <h1 className="text-3xl">Почта</h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Письма, которые отправляет сервис. Текст не показываем: в нём бывают личные ссылки. Письмо, которое не ушло, пробуем отправить 12 раз, около 15 часов. Через 30 дней запись удаляется.",
        )}
      </p>
      <StateFilter name="state" label="Какие письма показать" options={options} />
      <ListStates
        list={list}
        failure="Не удалось загрузить письма"
        empty={<EmptyList title={emptyLabels[state]} />}
      >
        {(mail) => (
          <ul className="mt-6">
            {mail.map((email) => (
              <MailRow key={email.id} mail={email} />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}
