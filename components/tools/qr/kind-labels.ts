import type { QrKind, QrValues, WifiSecurity } from "@/lib/tools/qr/payload/values";

/** Labels of the kinds on their chips. */
export const kindLabels: Record<QrKind, string> = {
  link: "Ссылка",
  text: "Текст",
  contact: "Контакт",
  sms: "SMS",
  wifi: "Wi-Fi",
  email: "Письмо",
  phone: "Звонок",
  geo: "Место",
};

/** What a phone does with a code of this kind. */
export const kindNotes: Record<QrKind, string> = {
  link: "Телефон предложит открыть страницу.",
  text: "Телефон покажет текст.",
  contact: "Телефон предложит сохранить контакт. Достаточно имени или организации.",
  sms: "Телефон откроет готовое сообщение, отправит его человек сам.",
  wifi: "Телефон предложит подключиться к\u00a0сети. Пароль из\u00a0кода может прочитать любой, кто его снимет.",
  email: "Телефон откроет готовое письмо, отправит его человек сам.",
  phone: "Телефон предложит позвонить.",
  geo: "Телефон откроет точку на\u00a0карте. Оба числа, скопированные с\u00a0карты, можно вставить сразу.",
};

type Control = {
  /** The phone's keyboard (`inputMode`). */
  mode?: "url" | "tel" | "email" | "decimal";
  autoComplete?: string;
};

export type FieldSpec<K extends QrKind = QrKind> = Control & {
  name: keyof QrValues[K] & string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** For multi-line text. */
  rows?: number;
  /** Next to the following field if there is room. */
  isHalf?: boolean;
};

/** The text fields; the choices of Wi-Fi are in `KindFields`. */
export const kindFields: { [K in QrKind]: FieldSpec<K>[] } = {
  link: [
    {
      name: "url",
      label: "Адрес страницы",
      hint: "Например, example.ru: «https://» допишем сами",
      mode: "url",
      autoComplete: "url",
    },
  ],
  text: [{ name: "text", label: "Текст", rows: 4 }],
  contact: [
    { name: "firstName", label: "Имя", isHalf: true, autoComplete: "given-name" },
    { name: "lastName", label: "Фамилия", isHalf: true, autoComplete: "family-name" },
    { name: "phone", label: "Телефон", isHalf: true, mode: "tel", autoComplete: "tel" },
    { name: "email", label: "Почта", isHalf: true, mode: "email", autoComplete: "email" },
    { name: "organization", label: "Организация", isHalf: true, autoComplete: "organization" },
    { name: "position", label: "Должность", isHalf: true, autoComplete: "organization-title" },
    { name: "address", label: "Адрес", autoComplete: "street-address" },
    { name: "website", label: "Сайт", mode: "url", autoComplete: "url" },
    { name: "note", label: "Заметка", rows: 2 },
  ],
  sms: [
    {
      name: "phone",
      label: "Номер",
      hint: "Лучше с\u00a0кодом страны: +7\u00a0912\u00a0345-67-89",
      mode: "tel",
      autoComplete: "tel",
    },
    { name: "message", label: "Текст сообщения", rows: 3, isOptional: true },
  ],
  wifi: [
    { name: "network", label: "Название сети", hint: "Буква в\u00a0букву, как в\u00a0роутере" },
    { name: "password", label: "Пароль сети" },
  ],
  email: [
    { name: "address", label: "Кому", mode: "email", autoComplete: "email" },
    { name: "subject", label: "Тема", isOptional: true },
    { name: "body", label: "Текст письма", rows: 3, isOptional: true },
  ],
  phone: [
    {
      name: "phone",
      label: "Номер",
      hint: "Лучше с\u00a0кодом страны: +7\u00a0912\u00a0345-67-89",
      mode: "tel",
      autoComplete: "tel",
    },
  ],
  geo: [
    {
      name: "latitude",
      label: "Широта",
      isHalf: true,
      mode: "decimal",
      hint: "Например, 55,753930",
    },
    {
      name: "longitude",
      label: "Долгота",
      isHalf: true,
      mode: "decimal",
      hint: "Например, 37,620795",
    },
  ],
};

export const securityLabels: Record<WifiSecurity, string> = {
  WPA: "WPA, WPA2 или WPA3",
  WEP: "WEP, у\u00a0старых роутеров",
  nopass: "Без пароля",
};
