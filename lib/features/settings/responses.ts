import { z } from "zod";
import { type OperatorFact, operatorTypes } from "@/lib/core/operator-facts";
import { planText } from "@/lib/features/settings/schema";

const text = z.string().nullable();
const plans = z.record(z.string(), planText);

/** The displayed plans by their keys: those of `/pricing`, and those of `/premium` and the cabinet. */
const storedPlans = z.strictObject({ announced: plans, cabinet: plans });
export type StoredPlans = z.output<typeof storedPlans>;

/** What the server enforces: limits and names of the plans that a user can have. */
const enforcedPlans = z.strictObject({
  freePlanLimit: z.int().describe("Документов в месяц; −1 — без ограничения"),
  freePlanName: z.string(),
  premiumPlanLimit: z.int(),
  premiumPlanName: z.string(),
  premiumPlanPrice: z.int(),
  /** The line under the plan's name on `/premium`; null keeps the text of `content/plans/plans.ts`. */
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

/** The site's title and description (docs/specification/data.md#operator-settings); null keeps `content/site.ts`. */
const siteSeo = z.strictObject({
  seoTitle: text,
  seoDescription: text,
  /** Keywords for all pages; none by default. */
  seoKeywords: text,
});
export type SiteSeo = z.output<typeof siteSeo>;

/** Who runs the service: columns of `admin_settings`; null when not set in the panel. */
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

/** The fields that the environment sets: the panel shows them read-only. */
const fixedFacts = z.record(
  z.string(),
  z.strictObject({ variable: z.string(), value: z.string() }),
);
export type FixedFacts = Partial<Record<OperatorFact, { variable: string; value: string }>>;

/** The operator's contacts: null ones are not shown. */
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
