/**
 * `/contacts`: how to reach the operator of this site, and what to know before writing. Only what is configured in
 * `content/site.ts` is shown; a reply is promised only when there is someone to reply.
 */
import type { site } from "@/content/site";

export type SiteContacts = typeof site.contacts & {
  /** The link text that the operator prefers to the bare address. */
  messengerText?: string | null;
  secondMessengerText?: string | null;
  emailText?: string | null;
  website?: string | null;
  websiteText?: string | null;
};

export type ContactWay = {
  /** The kind of contact: «Telegram», «Электронная почта». */
  name: string;
  /** The link text. */
  label: string;
  href: string;
  isExternal: boolean;
};

const messengers: readonly { hosts: readonly string[]; name: string }[] = [
  { hosts: ["t.me", "telegram.me"], name: "Telegram" },
  { hosts: ["max.ru", "web.max.ru"], name: "MAX" },
  { hosts: ["vk.me", "vk.com", "vk.ru"], name: "VK" },
  { hosts: ["wa.me", "api.whatsapp.com"], name: "WhatsApp" },
];

/** The name of the messenger behind an address; «Мессенджер» for an unknown one. */
export function messengerName(address: string): string {
  const { protocol, hostname } = new URL(address);
  if (protocol === "tg:") return "Telegram";
  const host = hostname.replace(/^www\./, "");
  return messengers.find(({ hosts }) => hosts.includes(host))?.name ?? "Мессенджер";
}

const external = (name: string, address: string, text?: string | null): ContactWay => ({
  name,
  label: text ?? address.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, ""),
  href: address,
  isExternal: true,
});

const chat = (address: string, text?: string | null) =>
  external(messengerName(address), address, text);

/** Returns the configured contacts, the quickest first; empty when nothing is configured. */
export function contactWays({
  messenger,
  messengerText,
  secondMessenger,
  secondMessengerText,
  email,
  emailText,
  phone,
  website,
  websiteText,
}: SiteContacts): ContactWay[] {
  return [
    ...(messenger ? [chat(messenger, messengerText)] : []),
    ...(secondMessenger ? [chat(secondMessenger, secondMessengerText)] : []),
    ...(email
      ? [
          {
            name: "Электронная почта",
            label: emailText ?? email,
            href: `mailto:${email}`,
            isExternal: false,
          },
        ]
      : []),
    ...(phone
      ? [
          {
            name: "Телефон",
            label: phone,
            href: `tel:${phone.replace(/[^\d+]/g, "")}`,
            isExternal: false,
          },
        ]
      : []),
    ...(website ? [external("Сайт", website, websiteText)] : []),
  ];
}

/** ОГРНИП has fifteen digits, ОГРН thirteen. */
export const registrationName = (ogrn: string | null): string =>
  ogrn?.length === 15 ? "ОГРНИП" : "ОГРН";

/** Returns the parts of the line about the operator; empty while the operator has no name. */
export function ownerLine({ name, inn, ogrn }: typeof site.operator): string[] {
  if (name === null) return [];
  return [
    name,
    ...(inn === null ? [] : [`ИНН ${inn}`]),
    ...(ogrn === null ? [] : [`${registrationName(ogrn)} ${ogrn}`]),
  ];
}

/** Shown only when there is someone to reply (docs/specification/content.md#contacts). */
export const responseTime = "Отвечаем за 2–4 рабочих часа.";

export const remoteWork = {
  title: "Вся Россия, удалённо",
  text: "Сервис работает через интернет из любого города, приезжать никуда не нужно. Время везде московское, UTC+3: на документах, в сроках и в часах поддержки.",
};

/** Shown when no contact is configured. */
export const noContactsNote =
  "Написать владельцу можно через [форму обратной связи](/feedback). Ответы на частые вопросы собраны в разделе [«Помощь»](/help).";

/** The most frequent questions to support. */
export const contactQuestions: readonly { title: string; text: string }[] = [
  {
    title: "Проверите ли вы мой документ?",
    text: "Нет. Мы объясняем, как работает сервис и что означает вопрос формы. Оценить вашу ситуацию может юрист, который её знает: см. [отказ от ответственности](/disclaimer).",
  },
  {
    title: "Как получить Word и PDF?",
    text: "Их даёт платный план: что в нём есть и сколько он стоит, сказано на странице [тарифов](/premium). Текст документа и отказ от соцсетей в Word доступны всем.",
  },
  {
    title: "Нашли ошибку в документе или на странице",
    text: "Напишите, какой документ, какой пункт и что в нём не так. Если знаете норму, назовите её: так мы быстрее исправим. Удобнее всего — через [форму обратной связи](/feedback).",
  },
  {
    title: "Запрос о моих персональных данных",
    text: "Отправьте его по контактам из [политики обработки персональных данных](/privacy). На такой запрос отвечают за 10 рабочих дней.",
  },
  {
    title: "Как удалить учётную запись?",
    text: "В настройках кабинета, без писем и объяснений. Документы, сеансы и уведомления исчезнут вместе с ней, поэтому сначала скачайте то, что нужно.",
  },
];

/**
 * Offered with premium only (docs/specification/content.md#contacts). No plan includes it, so the page does not claim
 * that one does.
 */
export const legalConsultation =
  "Только для тех, у кого план «Премиум» или «Ультра», и по отдельной договорённости: в цену плана она не входит. Напишите, о чём речь, и мы скажем, возможна ли она.";
