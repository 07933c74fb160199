import { describeDocument } from "@/content/documents/check/describe-document";
import type { Contradiction, Wording } from "@/content/documents/check/wording";
import { elements } from "@/content/documents/cookie/elements";

/** What no cookie policy may say (152-ФЗ ст. 9 ч. 1: a consent is unambiguous and stands apart). */
const forbidden: Wording[] = [
  { id: "x-cookie-by-use", says: /продолж[а-я]+ [^.]{0,40}(?:сайт|просмотр)[^.]{0,80}соглас/i },
  {
    id: "x-consent-by-use",
    says: /(?:используя|пользуясь|посещая|использование|посещение) (?:сайт|сервис)[а-я]*[^.]{0,80}(?:соглаша|даёт согласие|означает согласие|выраж)/i,
  },
  {
    id: "x-consent-inside",
    says: /(?:настоящим|подтвержда)[^.]{0,60}(?:даёт|даю|выража)[^.]{0,40}согласие/i,
  },
  { id: "x-not-personal-data", says: /cookie[^.]{0,60}не (?:являются|относятся к) персональны/i },
  { id: "x-pre-ticked", says: /по умолчанию (?:включен|разрешен|отмечен)/i },
  { id: "x-undisclosed-term", says: /хранятся бессрочно|неограниченн/i },
];

const contradictions: Contradiction[] = [
  [/Сторонние сервисы статистики и рекламы к Сайту не подключены/, /Кто получает сведения/],
  [/Рекламные файлы cookie на Сайте не используются/, /Вид: Рекламные/],
  // A counter that records forms would take along what the sentence before says it does not get.
  [
    /Сведения о состоянии здоровья в файлы cookie не записываются, сервисам статистики/,
    /^(?![\s\S]*Поля, по которым можно узнать о здоровье)[\s\S]*Вебвизор/,
  ],
  [/Аналитические и рекламные файлы cookie на Сайте не используются/, /Вид: Аналитические/],
];

describeDocument("cookie", { elements, count: 22 + 5, forbidden, contradictions });
