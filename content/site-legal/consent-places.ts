/** Where each consent of our own forms is published, and its purpose. Small enough for the browser. */

export const siteConsentKinds = ["feedback", "newsletter", "publication"] as const;
export type SiteConsent = (typeof siteConsentKinds)[number];

/** `purpose` follows «Цель:», in the words of the document itself. */
export const siteConsentPlaces: Record<SiteConsent, { path: string; purpose: string }> = {
  feedback: {
    path: "/privacy/consents/feedback",
    purpose: "обратная связь и\u00a0обработка заявок и\u00a0обращений",
  },
  newsletter: {
    path: "/privacy/consents/newsletter",
    purpose: "рекламные и\u00a0информационные рассылки",
  },
  publication: {
    path: "/privacy/consents/publication",
    purpose: "размещение на\u00a0Сайте материалов пользователей",
  },
};
