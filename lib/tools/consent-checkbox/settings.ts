import { cleanText } from "@/lib/core/text/clean-text";
import { safePageLink } from "@/lib/engine/writers/shared/safe-link";
import {
  type ConsentKind,
  consentTexts,
  mainConsent,
} from "@/lib/tools/consent-checkbox/consent-kinds";

/**
 * The owner's input (docs/specification/tools.md#consent-checkbox), with the fields required by law (`consentUrl`,
 * `purpose`, `documentVersion`).
 */
export type ConsentSettings = {
  companyName: string;
  /** Where the text of the consents is published: a separate document (152-ФЗ ст. 9 ч. 1). */
  consentUrl: string;
  privacyPolicyUrl: string;
  termsUrl: string;
  unsubscribeUrl: string;
  contactEmail: string;
  customText: string;
  /** The purpose of the form, after «Цель:». */
  purpose: string;
  /** The edition of the consent text: without it the owner cannot prove what was agreed to (ст. 9 ч. 3). */
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

/** The maximum length of each. */
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
 * Returns the errors that must be fixed before the code may be used; an empty address is no error, and fields that no
 * chosen consent uses are not checked.
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

/** The input as one line: line breaks and runs of spaces become a space. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** The non-empty lines of the input. */
export function linesOf(text: string): string[] {
  return cleanText(text).split("\n").map(oneLine).filter(Boolean);
}

/**
 * True for an e-mail address that the code may link to. Unlike addresses that we send to (`isEmail` of
 * `lib/engine/answers/typed-address.ts`) its local part may be Cyrillic too, and the tool does not load punycode.
 * Stricter than the standard: no mail service gives out the addresses it refuses.
 */
export function isContactEmail(text: string): boolean {
  return /^[\p{L}\d!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d]$/u.test(
    text,
  );
}
