/**
 * Who runs the service, as far as it can differ from one installation to the next. The environment has the last
 * word, what was saved in the panel comes after it; `content/site.ts` gives the facts their shape.
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

/** What was saved in the panel; `legalChangedOn` is the day of the last change that our own documents print. */
export type StoredOperatorFacts = Record<OperatorFact, string | null> & {
  legalChangedOn: string | null;
};

type Kept = { stored: Partial<StoredOperatorFacts> };

/** E-mails, files and heads of pages need the name where no database is at hand, so the process remembers it. */
const kept = (): Kept => oncePerProcess("operator-facts", () => ({ stored: {} }));

/**
 * Remembers what is stored now, for all of this process. Called at start and whenever the stored settings have
 * changed (`lib/startup/watch-content.ts`), and by the change itself.
 */
export function setOperatorFacts(stored: Partial<StoredOperatorFacts>): void {
  kept().stored = stored;
}

/** The value that the environment sets; null where the panel may. */
export const environmentOperatorFact = (fact: OperatorFact): string | null =>
  process.env[operatorFactVariables[fact]]?.trim() || null;

/** A fact as everybody reads it: of the environment, else of the panel; null where nobody has said it. */
export const operatorFact = (fact: OperatorFact): string | null =>
  environmentOperatorFact(fact) ?? kept().stored[fact] ?? null;

/** The day of the last change of a fact that our own documents print; null while there was none. */
export const operatorFactsChangedOn = (): string | null => kept().stored.legalChangedOn ?? null;

/** Who runs the service. */
export const operatorTypes = ["individual", "legal"] as const;
