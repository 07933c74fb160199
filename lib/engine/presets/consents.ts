/** The texts of each consent: what is done for its purpose, and the effect of a refusal. */
import type { ConsentPurpose, DataType } from "@/lib/engine/questions/vocabulary/options";

export type ConsentPreset = {
  /**
   * What the owner does for the purpose: «конкретное» and «предметное» of 152-ФЗ ст. 9 ч. 1. A whole sentence without
   * the full stop; null when only the owner knows.
   */
  detail: string | null;
  /** The effect of a refusal (152-ФЗ ст. 18 ч. 2). A whole sentence without the full stop. */
  refusal: string;
  /**
   * True when the form for the purpose cannot be sent without this consent. Never for advertising, statistics,
   * publications and biometric data: nobody may be forced to agree to them (152-ФЗ ст. 10.1 ч. 8, ст. 11 ч. 3, ст. 15
   * ч. 1; ЗоЗПП ст. 16 п. 4).
   */
  formNeedsIt: boolean;
};

const everythingElseWorks = "Отказ ни на что больше не влияет";
const voluntary: ConsentPreset = {
  detail:
    "Данные, которые перечислены в этом согласии, не нужны ни для договора, ни для исполнения закона: субъект сообщает их по своему желанию, чтобы Оператор учёл их для этой цели",
  refusal:
    "Если согласия нет, эти данные просто не сообщают. На договор и обслуживание это не влияет",
  formNeedsIt: false,
};

export const consentPresets: Record<ConsentPurpose, ConsentPreset> = {
  registration: {
    detail:
      "Оператор создаёт и ведёт учётную запись субъекта, узнаёт его при входе и показывает ему его сведения",
    refusal:
      "Без этого согласия Оператор не сможет вести учётную запись. Страницами Сайта, которые открыты всем, можно пользоваться без неё",
    formNeedsIt: true,
  },
  order_processing: voluntary,
  delivery: voluntary,
  payment: voluntary,
  contract: voluntary,
  security: voluntary,
  feedback: {
    detail: "Оператор читает обращение, отвечает на него и выполняет принятое по нему решение",
    refusal:
      "Без этого согласия Оператор не сможет принять обращение через форму и ответить на него",
    formNeedsIt: true,
  },
  support: {
    detail: "Оператор разбирает вопрос пользователя, помогает его решить и ведёт переписку о нём",
    refusal: "Без этого согласия Оператор не сможет принять вопрос через форму и ответить на него",
    formNeedsIt: true,
  },
  newsletter: {
    // What is sent, and how, depends on the owner: `defaultMailingText`.
    detail: null,
    refusal: `Если согласия нет, рассылки не будет. ${everythingElseWorks}`,
    formNeedsIt: false,
  },
  analytics: {
    detail:
      "Оператор считает посещения и изучает, как пользуются Сайтом, чтобы сделать его удобнее",
    refusal: `Если согласия нет, сведения о посещении в статистику не попадут. ${everythingElseWorks}`,
    formNeedsIt: false,
  },
  personalization: {
    detail:
      "Сайт показывает субъекту то, что может быть ему интересно, исходя из его прежних действий на Сайте",
    refusal: `Если согласия нет, прежние действия субъекта для этого не учитываются. ${everythingElseWorks}`,
    formNeedsIt: false,
  },
  recruitment: {
    detail:
      "Оператор рассматривает анкету или резюме, связывается с соискателем и решает, предложить ли ему работу",
    refusal: "Без этого согласия Оператор не сможет рассмотреть анкету или резюме",
    formNeedsIt: true,
  },
  other: {
    detail: null,
    refusal:
      "Без этого согласия Оператор не сможет обрабатывать данные для этой цели. На договоры, которые с ней не связаны, отказ не влияет",
    formNeedsIt: true,
  },
  publication: {
    detail:
      "Субъект сам размещает на Сайте отзывы, комментарии или иные материалы, и данные, которые он в них разрешил, становятся доступны неограниченному кругу лиц",
    refusal:
      "Если согласия нет, Оператор не распространяет данные субъекта. На договоры и обслуживание отказ не влияет",
    formNeedsIt: false,
  },
  distribution: {
    detail:
      "Оператор размещает эти данные на своих страницах, и они становятся доступны неограниченному кругу лиц",
    refusal:
      "Если согласия нет, Оператор не распространяет данные субъекта. На договоры и обслуживание отказ не влияет",
    formNeedsIt: false,
  },
  image: {
    detail: null,
    refusal: "Отказ и отзыв не влияют на договоры и обслуживание",
    formNeedsIt: false,
  },
  health: {
    detail:
      "Согласие прямо распространяется на сведения о состоянии здоровья, то есть на специальную категорию персональных данных. Оно охватывает случаи, когда закон не позволяет обрабатывать такие сведения без согласия в письменной форме",
    refusal:
      "Если согласия нет, Оператор обрабатывает сведения о здоровье только тогда, когда закон позволяет делать это без согласия. Если без этих сведений услугу оказать нельзя, Оператор разъясняет это субъекту",
    formNeedsIt: false,
  },
  biometric: {
    detail:
      "Согласие прямо распространяется на биометрические персональные данные: сведения о физиологических и биологических особенностях человека, по которым Оператор устанавливает его личность",
    refusal:
      "Предоставлять биометрические персональные данные субъект не обязан. Отказ предоставить их или дать согласие не влечёт отказа в обслуживании: Оператор устанавливает личность другим способом",
    formNeedsIt: false,
  },
  special: {
    detail:
      "Согласие прямо распространяется на данные, которые относятся к специальным категориям персональных данных",
    refusal:
      "Если согласия нет, эти данные Оператор не обрабатывает. Сообщать их субъект не обязан",
    formNeedsIt: false,
  },
  minors: {
    detail:
      "Согласие даёт законный представитель несовершеннолетнего. Оно нужно только тогда, когда у обработки нет иного основания: например, договора, который представитель заключил в пользу ребёнка",
    refusal:
      "Если нет ни согласия, ни иного основания, Оператор не обрабатывает данные несовершеннолетнего для этой цели",
    formNeedsIt: true,
  },
  application: {
    detail: "Приложение получает эти данные с устройства, чтобы работать у того, кто его установил",
    refusal:
      "Если согласия нет, Оператор этих данных не получает, а возможности приложения, для которых они нужны, не работают",
    formNeedsIt: false,
  },
  app_advertising: {
    detail:
      "По рекламному идентификатору устройства подбирается реклама или учитывается, откуда установлено приложение",
    refusal: `Если согласия нет, рекламный идентификатор не используется. ${everythingElseWorks}`,
    formNeedsIt: false,
  },
  processors: {
    detail:
      "Сами данные обрабатываются, чтобы заключить и исполнить договор, и согласия на это не нужно. Согласие требуется только на то, чтобы Оператор поручил их обработку другим лицам (ч. 3 ст. 6 Закона о персональных данных)",
    refusal:
      "Если отметки нет, Оператор не вправе принять сведения для этой цели через форму, из которой их получают лица, названные в этом согласии",
    formNeedsIt: true,
  },
};

/** Statistics of an application only. */
export const appStatisticsConsent: ConsentPreset = {
  detail: "Оператор изучает, как пользуются приложением, чтобы сделать его удобнее",
  refusal: `Если согласия нет, сведения о пользовании приложением в статистику не попадут. ${everythingElseWorks}`,
  formNeedsIt: false,
};

/**
 * How people can give data without the processors: by telephone when the owner takes orders by phone. Mailboxes and
 * messengers are often hosted by those very processors.
 */
export const alternativeChannelText = (byPhone: boolean): string =>
  byPhone
    ? "Сообщить их можно иначе: по телефону"
    : "Можно ли сообщить их иначе, подскажут по контактам Оператора";

/** What subscribers get, when the industry has no wording of its own. */
export const defaultMailingText = "рекламу товаров, работ и услуг и новости";

/** The channels of advertising, by the data they need. Reads after «новости». */
export const newsletterChannels: { type: DataType; text: string }[] = [
  { type: "email", text: "по электронной почте" },
  { type: "phone", text: "сообщениями на номер телефона" },
];
export const anyContactText = "по тем контактам, которые он указал";

/** The purposes of the consents that have no purpose in the matrix, as the document names them. */
export const derivedConsentPurposes = {
  special: "специальные категории персональных данных",
  minors: "данные несовершеннолетнего",
  processors: "Поручение обработки другим лицам",
  image: "Обнародование и использование изображения",
  orderAlone: "Запись на приём",
  healthAlone: "Оказание медицинских услуг и ведение медицинской документации",
  healthAndOrder: "Оказание медицинских услуг и ведение медицинской документации; запись на приём",
} as const;

/** For a clinic: its own work needs no consent (152-ФЗ ст. 10 ч. 2 п. 4), its processors do. */
export const healthProcessorsConsent: ConsentPreset = {
  detail:
    "Согласие прямо распространяется на сведения о состоянии здоровья, то есть на специальную категорию персональных данных. Оно даётся, чтобы эти сведения хранили и обрабатывали лица, которые не обязаны хранить врачебную тайну",
  refusal:
    "Если согласия нет, Оператор не вправе хранить и обрабатывать эти сведения у лиц, которые названы в согласии. На медицинскую помощь отказ не влияет: обратиться за ней можно по контактам Оператора",
  formNeedsIt: false,
};

/** The same for appointments only: the clinic keeps its records itself. */
export const appointmentProcessorsConsent: ConsentPreset = {
  ...healthProcessorsConsent,
  detail:
    "Согласие прямо распространяется на сведения о состоянии здоровья, то есть на специальную категорию персональных данных: к ним относится и запись на приём. Оно даётся, чтобы заявки хранили и обрабатывали лица, которые не обязаны хранить врачебную тайну",
  refusal:
    "Если согласия нет, заявка не хранится и не обрабатывается у лиц, которые названы в этом согласии: записаться можно по контактам Оператора. На медицинскую помощь отказ не влияет",
};

/** The data of the person who consents to distribution; never distributed. */
export const consentGiverData = {
  usual: "имя и контакт того, кто даёт согласие (не распространяются)",
  forChild: "имя, контакт и полномочия того, кто даёт согласие (не распространяются)",
} as const;

/** Continues «до»: the event that ends the consent to processors. */
export const processorConsentEnd = "окончания срока, который указан в этом согласии для цели";
