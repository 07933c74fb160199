import { z } from "zod";
import { type OperatorFact, operatorTypes } from "@/lib/core/operator-facts";
import { planText } from "@/lib/features/settings/schema";

const text = z.string().nullable();
const plans = z.record(z.string(), planText);

/** The printed plans by their keys: what `/pricing` and what `/premium` with the cabinet show. */
const storedPlans = z.strictObject({ announced: plans, cabinet: plans });
export type StoredPlans = z.output<typeof storedPlans>;

/** What the server enforces and gives: limits and names of the plans that a user can have. */
const enforcedPlans = z.strictObject({
  freePlanLimit: z.int().describe("Документов в месяц; −1 — без ограничения"),
  freePlanName: z.string(),
  premiumPlanLimit: z.int(),
  premiumPlanName: z.string(),
  premiumPlanPrice: z.int(),
  /** The line under the plan's name on `/premium`; null keeps the words of `content/plans/plans.ts`. */
  premiumPlanDescription: text,
  ultraPlanLimit: z.int(),
  ultraPlanName: z.string(),
  ultraPlanPrice: z.int(),
  ultraPlanDescription: text,
});
export type EnforcedPlans = z.output<typeof enforcedPlans>;

/**
 * The columns of `admin_settings` that hold contacts
 * (docs/specification/data.md#operator-settings).
 */
const storedContacts = z.strictObject({
  supportTelegram: text,
  supportTelegramText: text,
  supportEmail: text,
  supportEmailText: text,
  supportWhatsapp: text,
  supportWhatsappText: text,
  websiteUrl: text,
  websiteUrlText: text,
});
export type StoredContacts = z.output<typeof storedContacts>;

/**
 * The site's own head (docs/specification/data.md#operator-settings); null keeps `content/site.ts`.
 */
const siteSeo = z.strictObject({
  seoTitle: text,
  seoDescription: text,
  /** For all pages; without them there are none. */
  seoKeywords: text,
});
export type SiteSeo = z.output<typeof siteSeo>;

/** Who runs the service: the columns of `admin_settings`; null where it was not said in the panel. */
const storedOperator = z.strictObject({
  siteName: text,
  operatorType: z.enum(operatorTypes).nullable(),
  operatorName: text,
  operatorInn: text,
  operatorOgrn: text,
  operatorAddress: text,
  operatorHosting: text,
  operatorHostingAddress: text,
  operatorProcessors: text,
  operatorResponsible: text,
  supportPhone: text,
  supportHours: text,
});
export type StoredOperator = z.output<typeof storedOperator>;

/** What the environment sets, by field: the panel shows it and cannot change it. */
const fixedFacts = z.record(
  z.string(),
  z.strictObject({ variable: z.string(), value: z.string() }),
);
export type FixedFacts = Partial<Record<OperatorFact, { variable: string; value: string }>>;

/** How visitors reach the operator: what is null is not shown. */
const contacts = z.strictObject({
  email: text,
  /** A note next to the e-mail: «Отвечаем за день». */
  emailText: text,
  phone: text,
  messenger: text,
  messengerText: text,
  secondMessenger: text,
  secondMessengerText: text,
  website: text,
  websiteText: text,
  hours: z.string(),
});
export type Contacts = z.output<typeof contacts>;

export const settingsResponse = z.strictObject({
  ...enforcedPlans.shape,
  plans: storedPlans,
  ...storedContacts.shape,
  ...siteSeo.shape,
  ...storedOperator.shape,
  settledSteps: z.array(z.string()),
  fixed: fixedFacts.describe("Заданное переменными окружения: в панели не меняется"),
});

/** The response of `GET /api/admin/settings`. */
export type Settings = z.output<typeof settingsResponse>;
