"use client";

import { SettingField } from "@/components/features/admin/settings/setting-field";
import { useSettingsForm } from "@/components/features/admin/settings/use-settings-form";
import { Button } from "@/components/ui/button";
import type { Settings, StoredContacts } from "@/lib/features/settings/responses";

type Name = keyof StoredContacts | "supportPhone" | "supportHours";
type Values = Record<Name, string>;

const fields: readonly {
  name: Name;
  label: string;
  placeholder?: string;
}[] = [
  {
    name: "supportTelegram",
    label: "Telegram",
    placeholder: "@имя или https://t.me/…",
  },
  { name: "supportTelegramText", label: "Подпись к Telegram" },
  { name: "supportEmail", label: "Почта поддержки" },
  { name: "supportEmailText", label: "Подпись к почте" },
  {
    name: "supportWhatsapp",
    label: "Второй мессенджер",
    placeholder: "https://max.ru/… или телефон WhatsApp",
  },
  { name: "supportWhatsappText", label: "Подпись ко второму мессенджеру" },
  { name: "websiteUrl", label: "Сайт", placeholder: "https://…" },
  { name: "websiteUrlText", label: "Подпись к сайту" },
  { name: "supportPhone", label: "Телефон" },
  {
    name: "supportHours",
    label: "Часы поддержки",
    placeholder: "Пн–Пт с 9:00 до 18:00 по московскому времени",
  },
];

const toValues = (settings: Settings): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, settings[name] ?? ""])) as Values;

const controlId = (field: Name) => `contact-${field}`;

/** The operator's contacts, with a text for each. */
export function ContactsForm({ settings }: { settings: Settings }) {
  const { values, set, isChanged, submit, isPending, errorOf } = useSettingsForm(settings, {
    toValues,
    controlId,
  });
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, placeholder }) => (
          <SettingField
            key={name}
            fixed={settings.fixed[name]}
            id={controlId(name)}
            label={label}
            error={errorOf(name)}
            placeholder={placeholder}
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
