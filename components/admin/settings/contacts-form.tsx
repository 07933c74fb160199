"use client";

import { useSettingsForm } from "@/components/admin/settings/use-saving";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import type { Contacts, Settings, StoredContacts } from "@/lib/features/settings/responses";

type Values = Record<keyof StoredContacts, string>;

const fields: readonly {
  name: keyof StoredContacts;
  label: string;
  /** What is shown where the field is empty. */
  fallback?: keyof Contacts;
  placeholder?: string;
}[] = [
  {
    name: "supportTelegram",
    label: "Telegram",
    fallback: "messenger",
    placeholder: "@имя или https://t.me/…",
  },
  { name: "supportTelegramText", label: "Подпись к Telegram" },
  { name: "supportEmail", label: "Почта поддержки", fallback: "email" },
  { name: "supportEmailText", label: "Подпись к почте" },
  {
    name: "supportWhatsapp",
    label: "WhatsApp",
    fallback: "secondMessenger",
    placeholder: "Телефон или https://wa.me/…",
  },
  { name: "supportWhatsappText", label: "Подпись к WhatsApp" },
  { name: "websiteUrl", label: "Сайт", fallback: "website", placeholder: "https://…" },
  { name: "websiteUrlText", label: "Подпись к сайту" },
];

const toValues = (settings: Settings): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, settings[name] ?? ""])) as Values;

/** How visitors reach the operator, and the words beside each way. */
export function ContactsForm({ settings }: { settings: Settings }) {
  const { values, set, isChanged, submit, isPending, errorOf } = useSettingsForm(
    settings,
    toValues,
  );
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, fallback, placeholder }) => (
          <TextField
            key={name}
            id={`contact-${name}`}
            label={label}
            error={errorOf(name)}
            placeholder={(fallback && settings.contactDefaults[fallback]) ?? placeholder}
            value={values[name]}
            onText={(text) => set({ [name]: text })}
          />
        ))}
      </div>
      <Button type="submit" className="mt-6" disabled={!isChanged} pending={isPending}>
        Сохранить контакты
      </Button>
    </form>
  );
}
