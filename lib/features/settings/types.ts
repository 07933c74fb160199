import type { Plan } from "@/content/plans";

/** Documents a month of each plan; -1 is unlimited. */
export type PlanLimits = { free: number; premium: number; ultra: number };

/** What an operator may write of a printed plan; its key, its link and whether it exists are ours. */
export type PlanText = Omit<Plan, "key" | "href" | "isAvailable">;

/** The printed plans by their keys: what `/pricing` and what `/premium` with the cabinet show. */
export type StoredPlans = {
  announced: Record<string, PlanText>;
  cabinet: Record<string, PlanText>;
};

/** How visitors reach the operator: what is null is not shown. */
export type Contacts = {
  email: string | null;
  /** What stands at the e-mail, in place of nothing: «Отвечаем за день». */
  emailText: string | null;
  phone: string | null;
  messenger: string | null;
  messengerText: string | null;
  secondMessenger: string | null;
  secondMessengerText: string | null;
  website: string | null;
  websiteText: string | null;
  hours: string;
};

/**
 * The columns of `admin_settings` that hold contacts
 * (docs/specification/data.md#operator-settings).
 */
export type StoredContacts = {
  supportTelegram: string | null;
  supportTelegramText: string | null;
  supportEmail: string | null;
  supportEmailText: string | null;
  supportWhatsapp: string | null;
  supportWhatsappText: string | null;
  websiteUrl: string | null;
  websiteUrlText: string | null;
};

/** What the server enforces and gives: limits and names of the plans that a user can have. */
export type EnforcedPlans = {
  freePlanLimit: number;
  freePlanName: string;
  premiumPlanLimit: number;
  premiumPlanName: string;
  premiumPlanPrice: number;
  /** What stands under the name on `/premium`; null keeps the words of `content/plans.ts`. */
  premiumPlanDescription: string | null;
  ultraPlanLimit: number;
  ultraPlanName: string;
  ultraPlanPrice: number;
  ultraPlanDescription: string | null;
};

/**
 * The site's own head (docs/specification/data.md#operator-settings); null keeps `content/site.ts`.
 */
export type SiteSeo = {
  seoTitle: string | null;
  seoDescription: string | null;
  /** For all pages; without them there are none. */
  seoKeywords: string | null;
};
