/** The catalogue of documents: what each is called, what it is for, and how it is recognised. */
import { type DocumentType, documentTypes } from "@/lib/engine/questions/options";
import { typeset } from "@/lib/russian/typography";

export type DocumentTypeInfo = {
  type: DocumentType;
  name: string;
  /** What it does for the owner, one sentence. */
  description: string;
  /** When it is needed, half a sentence. */
  neededWhen: string;
  /** A name of lucide's set; the component belongs to `components/documents/type-mark.tsx`. */
  icon:
    | "shield-check"
    | "handshake"
    | "signature"
    | "cookie"
    | "ban"
    | "scroll-text"
    | "package-open"
    | "landmark";
  /** A custom property of `app/styles/tokens.css`. */
  colour: `--type-${string}`;
  isPremium: boolean;
};

const catalogue: Record<DocumentType, Omit<DocumentTypeInfo, "type">> = {
  privacy: {
    name: "Политика обработки персональных данных",
    description:
      "Рассказывает посетителю, какие данные вы собираете, зачем, сколько храните и кому передаёте.",
    neededWhen: "обязательна, если на сайте есть хотя бы одна форма или счётчик",
    icon: "shield-check",
    colour: "--type-privacy",
    isPremium: false,
  },
  terms: {
    name: "Пользовательское соглашение",
    description:
      "Договор с посетителем: как пользоваться сайтом, кто за что отвечает, как решаются споры.",
    neededWhen: "нужно, если на сайте есть личный кабинет или люди что-то публикуют",
    icon: "handshake",
    colour: "--type-terms",
    isPremium: false,
  },
  consent: {
    name: "Согласие на обработку персональных данных",
    description:
      "На каждую цель — своё: отдельный документ, который человек подтверждает галочкой или подписью.",
    neededWhen: "нужно там, где данные обрабатывают с согласия человека",
    icon: "signature",
    colour: "--type-consent",
    isPremium: false,
  },
  cookie: {
    name: "Политика cookie",
    description:
      "Какие файлы cookie ставит сайт, для чего, сколько они хранятся и как от них отказаться.",
    neededWhen: "нужна, если на сайте есть счётчики или реклама",
    icon: "cookie",
    colour: "--type-cookie",
    isPremium: false,
  },
  socialDisclaimer: {
    name: "Отказ от запрещённых соцсетей",
    description:
      "Заявление о том, что на сайте нет Facebook и Instagram: ни ссылок, ни кода, ни рекламы.",
    neededWhen: "полезен, если раньше на сайте были их ссылки или виджеты",
    icon: "ban",
    colour: "--type-disclaimer",
    isPremium: false,
  },
  offer: {
    name: "Публичная оферта",
    description:
      "Договор с тем, кто заказал или оплатил: предмет, цена, оплата, доставка, отказ, ответственность.",
    neededWhen: "нужна, если вы продаёте через сайт",
    icon: "scroll-text",
    colour: "--type-offer",
    isPremium: true,
  },
  return: {
    name: "Политика возврата",
    description:
      "Как вернуть товар или отказаться от услуги, за сколько дней и куда вернутся деньги.",
    neededWhen: "нужна, если вы продаёте товары или берёте предоплату за услуги",
    icon: "package-open",
    colour: "--type-return",
    isPremium: true,
  },
  charter: {
    name: "Устав сайта",
    description:
      "Правила сайта: кто им управляет, что на нём запрещено, как жалуются и как решают жалобы.",
    neededWhen: "нужен форумам, площадкам объявлений и отзывов",
    icon: "landmark",
    colour: "--type-charter",
    isPremium: true,
  },
};

/** All types in the order of the catalogue: free ones first. */
export const documentTypeList: DocumentTypeInfo[] = documentTypes.map((type) => ({
  type,
  ...catalogue[type],
  description: typeset(catalogue[type].description),
  neededWhen: typeset(catalogue[type].neededWhen),
}));

export function documentTypeInfo(type: DocumentType): DocumentTypeInfo {
  return { type, ...catalogue[type] };
}

/** A type from an address (`?type=offer`), or null when there is no such document. */
export function findDocumentType(value: string | null | undefined): DocumentType | null {
  return documentTypes.find((type) => type === value) ?? null;
}
