import { cleanText } from "@/lib/core/clean-text";
import { safePageLink } from "@/lib/engine/writers/shared/safe-link";
import {
  type ConsentKind,
  consentTexts,
  mainConsent,
} from "@/lib/tools/consent-html/consent-kinds";

/**
 * What the owner types (docs/specification/tools.md#consent-checkbox), and what the law adds to it
 * (`consentUrl`, `purpose`, `documentVersion`).
 */
export type ConsentSettings = {
  companyName: string;
  /** Where the text of the consents is published: a document of its own (152-ФЗ ст. 9 ч. 1). */
  consentUrl: string;
  privacyPolicyUrl: string;
  termsUrl: string;
  unsubscribeUrl: string;
  contactEmail: string;
  customText: string;
  /** What the form is for, after «Цель:». */
  purpose: string;
  /** The edition of the text that is agreed to: without it the owner cannot prove what was agreed to (ст. 9 ч. 3). */
  documentVersion: string;
};
export type ConsentSetting = keyof ConsentSettings;

/**
 * Placeholder in the code until the owner's name is known (docs/specification/tools.md#consent-checkbox).
 */
export const placeholderCompany = "ООО «Ваша компания»";

export const defaultSettings: ConsentSettings = {
  companyName: "",
  consentUrl: "/consent",
  privacyPolicyUrl: "/privacy-policy",
  termsUrl: "/terms",
  unsubscribeUrl: "/unsubscribe",
  contactEmail: "",
  customText: "",
  purpose: "обратная связь и обработка обращений",
  documentVersion: "№ 1",
};

/** How long each may be. */
export const maxSettingLengths: Record<ConsentSetting, number> = {
  companyName: 200,
  consentUrl: 500,
  privacyPolicyUrl: 500,
  termsUrl: 500,
  unsubscribeUrl: 500,
  contactEmail: 254,
  customText: 1000,
  purpose: 200,
  documentVersion: 100,
};

export const noKindChosen = "Выберите хотя бы один тип согласия";
const badAddress = "Начните с https:// или с / — пути от корня сайта, например /privacy-policy";

export type SettingErrors = Partial<Record<ConsentSetting, string>>;

/**
 * What has to be put right before the code may be used; an address left empty is no error, and what no
 * chosen consent uses is not looked at.
 */
export function checkSettings(
  settings: ConsentSettings,
  kinds: readonly ConsentKind[],
): SettingErrors {
  const errors: SettingErrors = {};
  const addresses = ["consentUrl", "privacyPolicyUrl", "termsUrl"] as const;
  const isMailing = kinds.some((kind) => consentTexts[kind].isMailing);
  for (const name of isMailing ? ([...addresses, "unsubscribeUrl"] as const) : addresses) {
    const address = settings[name].trim();
    if (address !== "" && safePageLink(address) === null) errors[name] = badAddress;
  }
  const email = settings.contactEmail.trim();
  if (email !== "" && !isContactEmail(email)) errors.contactEmail = "Введите корректный email";
  if (kinds.includes(mainConsent) && oneLine(settings.purpose) === "") {
    errors.purpose = "Назовите цель: согласие должно быть конкретным";
  }
  if (oneLine(settings.documentVersion) === "") {
    errors.documentVersion = "Укажите редакцию: по ней видно, на какой текст дано согласие";
  }
  return errors;
}

/** One line of what was typed: line breaks and runs of spaces become a space. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** What was typed as its lines, empty ones left out. */
export function linesOf(text: string): string[] {
  return cleanText(text).split("\n").map(oneLine).filter(Boolean);
}

/**
 * True for an e-mail address that the code may link to. Unlike those that we send to (`isEmail` of
 * `lib/engine/answers/typed-address.ts`) its name may be Cyrillic too, and the tool carries no punycode.
 * Stricter than the law of addresses: what it refuses, no mail service gives.
 */
export function isContactEmail(text: string): boolean {
  return /^[\p{L}\d!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d]$/u.test(
    text,
  );
}
