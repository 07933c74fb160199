/**
 * Who runs the service, as far as it differs between installations. The environment takes precedence over what was
 * saved in the panel; `content/site.ts` gives the facts their shape.
 */
import { oncePerProcess } from "@/lib/core/once-per-process";

/** The facts by their columns in `admin_settings`, each with the variable that overrides it. */
export const operatorFactVariables = {
  siteName: "SITE_NAME",
  operatorType: "OPERATOR_TYPE",
  operatorName: "OPERATOR_NAME",
  operatorInn: "OPERATOR_INN",
  operatorOgrn: "OPERATOR_OGRN",
  operatorAddress: "OPERATOR_ADDRESS",
  operatorHosting: "OPERATOR_HOSTING",
  operatorHostingAddress: "OPERATOR_HOSTING_ADDRESS",
  operatorProcessors: "OPERATOR_PROCESSORS",
  operatorResponsible: "OPERATOR_RESPONSIBLE",
  supportEmail: "CONTACT_EMAIL",
  supportPhone: "CONTACT_PHONE",
  supportTelegram: "CONTACT_MESSENGER_URL",
  supportWhatsapp: "CONTACT_SECOND_MESSENGER_URL",
  supportHours: "CONTACT_HOURS",
} as const;

export type OperatorFact = keyof typeof operatorFactVariables;
export const operatorFactKeys = Object.keys(operatorFactVariables) as OperatorFact[];

/**
 * What was saved in the panel; `legalChangedOn` is the date of the last change of a fact that our own documents print.
 */
export type StoredOperatorFacts = Record<OperatorFact, string | null> & {
  legalChangedOn: string | null;
};

type OperatorMemory = { stored: Partial<StoredOperatorFacts> };

/** Kept in memory, because e-mails, files and page heads need the name even if no database is available. */
const memory = (): OperatorMemory => oncePerProcess("operator-facts", () => ({ stored: {} }));

/**
 * Stores the current settings in memory, for the whole process. Called at start, whenever the stored settings have
 * changed (`lib/startup/watch-content.ts`), and by the change itself.
 */
export function setOperatorFacts(stored: Partial<StoredOperatorFacts>): void {
  memory().stored = stored;
}

/** Returns the value set by the environment; null when the panel may set it. */
export const environmentOperatorFact = (fact: OperatorFact): string | null =>
  process.env[operatorFactVariables[fact]]?.trim() || null;

/** Returns the effective value: that of the environment, otherwise of the panel; null when neither is set. */
export const operatorFact = (fact: OperatorFact): string | null =>
  environmentOperatorFact(fact) ?? memory().stored[fact] ?? null;

/** The date of the last change of a fact that our own documents print; null when there was none. */
export const operatorFactsChangedOn = (): string | null => memory().stored.legalChangedOn ?? null;

/** The kinds of operator. */
export const operatorTypes = ["individual", "legal"] as const;
