import "server-only";

import type { PlanCatalogue } from "@/content/plans";
import { site } from "@/content/site";
import { enforcedDefaults, mergeCatalogue, toPlanText } from "@/lib/features/settings/catalogue";
import type {
  Contacts,
  Settings,
  SiteSeo,
  StoredContacts,
  StoredPlans,
} from "@/lib/features/settings/responses";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** Documents a month of each plan; -1 is unlimited. */
type PlanLimits = { free: number; premium: number; ultra: number };

const settingsColumns = {
  freePlanLimit: true,
  freePlanName: true,
  premiumPlanLimit: true,
  premiumPlanName: true,
  premiumPlanPrice: true,
  premiumPlanDescription: true,
  ultraPlanLimit: true,
  ultraPlanName: true,
  ultraPlanPrice: true,
  ultraPlanDescription: true,
  plans: true,
  supportTelegram: true,
  supportTelegramText: true,
  supportEmail: true,
  supportEmailText: true,
  supportWhatsapp: true,
  supportWhatsappText: true,
  websiteUrl: true,
  websiteUrlText: true,
  seoTitle: true,
  seoDescription: true,
  seoKeywords: true,
} as const;

type SettingsRow = Prisma.AdminSettingsGetPayload<{ select: typeof settingsColumns }>;

const nothingStored: SettingsRow = {
  ...enforcedDefaults,
  plans: null,
  supportTelegram: null,
  supportTelegramText: null,
  supportEmail: null,
  supportEmailText: null,
  supportWhatsapp: null,
  supportWhatsappText: null,
  websiteUrl: null,
  websiteUrlText: null,
  seoTitle: null,
  seoDescription: null,
  seoKeywords: null,
};

async function readRow(database: Transaction): Promise<SettingsRow> {
  const row = await database.adminSettings.findUnique({
    where: { id: "default" },
    select: settingsColumns,
  });
  return row ?? nothingStored;
}

/**
 * How many documents a month each plan allows. Source: docs/specification/plans.md#enforced-limit.
 */
export async function getPlanLimits(database: Transaction): Promise<PlanLimits> {
  const row = await readRow(database);
  return { free: row.freePlanLimit, premium: row.premiumPlanLimit, ultra: row.ultraPlanLimit };
}

/** The plans as all pages print them: the operator's, else `content/plans.ts`. */
export async function getPlanCatalogue(database: Transaction): Promise<PlanCatalogue> {
  const row = await readRow(database);
  return mergeCatalogue(row, row.plans);
}

/** How visitors reach the operator: what was saved in the panel, else `content/site.ts`. */
export async function getContacts(database: Transaction): Promise<Contacts> {
  return mergeContacts(await readRow(database));
}

/** The site's own head as the operator wrote it. */
export async function getSiteSeo(database: Transaction): Promise<SiteSeo> {
  const { seoTitle, seoDescription, seoKeywords } = await readRow(database);
  return { seoTitle, seoDescription, seoKeywords };
}

/** The settings shown where none are saved. */
export const defaultContacts = (): Contacts => mergeContacts(nothingStored);

/** Everything that `/admin/settings` shows. */
export async function getSettings(database: Transaction): Promise<Settings> {
  const { plans, ...row } = await readRow(database);
  const catalogue = mergeCatalogue(row, plans);
  const texts = (list: keyof StoredPlans) =>
    Object.fromEntries(catalogue[list].map((plan) => [plan.key, toPlanText(plan)]));
  return {
    ...row,
    plans: { announced: texts("announced"), cabinet: texts("cabinet") },
    contactDefaults: defaultContacts(),
  };
}

function mergeContacts(row: StoredContacts): Contacts {
  const { contacts } = site;
  return {
    email: row.supportEmail ?? contacts.email,
    emailText: row.supportEmailText,
    phone: contacts.phone,
    messenger: row.supportTelegram ?? contacts.messenger,
    messengerText: row.supportTelegramText,
    secondMessenger: row.supportWhatsapp ?? contacts.secondMessenger,
    secondMessengerText: row.supportWhatsappText,
    website: row.websiteUrl,
    websiteText: row.websiteUrlText,
    hours: contacts.hours,
  };
}
