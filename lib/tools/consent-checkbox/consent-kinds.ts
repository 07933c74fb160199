/**
 * The six consents that a form may ask for, and the text next to each box. One purpose, one box: a consent is concrete
 * and separate from any other (152-ФЗ ст. 9 ч. 1), and advertising is never agreed to together with something else
 * (152-ФЗ ст. 15 ч. 1; 38-ФЗ ст. 18 ч. 1). Source: docs/specification/tools.md#consent-checkbox.
 */

export const consentKinds = [
  "dataProcessing",
  "marketing",
  "analytics",
  "cookies",
  "thirdParty",
  "newsletter",
] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Preselected, and the only one that a form may require. */
export const mainConsent: ConsentKind = "dataProcessing";

type ConsentTexts = {
  /** The words before the link to the text of the consent, of the link, and after it. */
  before: string;
  link: string;
  after: string;
  hint: string;
  /** True for mailings that a visitor may refuse later: the hint links to the refusal page. */
  isMailing?: boolean;
};

const processing = "согласие на обработку персональных данных";
const optional = "Необязательно.";

/** `dataProcessing` is followed by the form's own purpose. */
export const consentTexts: Record<ConsentKind, ConsentTexts> = {
  dataProcessing: {
    before: "Даю ",
    link: processing,
    after: ". Цель: ",
    hint: "Обязательно: без этого согласия форму не отправить.",
  },
  marketing: {
    before: "Даю согласие получать рекламу по телефону, в SMS и мессенджерах и ",
    link: processing,
    after: " для этой цели",
    hint: optional,
    isMailing: true,
  },
  analytics: {
    before: "Даю ",
    link: processing,
    after: ". Цель: статистика посещений сайта",
    hint: "Необязательно: без этого согласия сайт работает так же.",
  },
  cookies: {
    before: "Даю ",
    link: processing,
    after: " с помощью необязательных файлов cookie. Цель: запомнить мои настройки на сайте",
    hint: "Необязательно. Файлы cookie, без которых сайт не работает, сюда не входят.",
  },
  thirdParty: {
    before: "Даю ",
    link: "согласие на передачу персональных данных",
    after: " третьим лицам: кому и для чего, сказано в его тексте",
    hint: optional,
  },
  newsletter: {
    before: "Даю согласие получать новости и рекламу по электронной почте и ",
    link: processing,
    after: " для этой цели",
    hint: optional,
    isMailing: true,
  },
};
