import "server-only";

import type { PlanCatalogue } from "@/content/plans/plans";
import { site } from "@/content/site";
import {
  environmentOperatorFact,
  operatorFactKeys,
  operatorFactVariables,
  type StoredOperatorFacts,
} from "@/lib/core/operator-facts";
import { enforcedDefaults, mergeCatalogue, toPlanText } from "@/lib/features/settings/catalogue";
import type {
  Contacts,
  FixedFacts,
  Settings,
  SiteSeo,
  StoredContacts,
  StoredOperator,
  StoredPlans,
} from "@/lib/features/settings/responses";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** Documents per month of each plan; -1 is unlimited. */
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
  siteName: true,
  operatorType: true,
  operatorName: true,
  operatorInn: true,
  operatorOgrn: true,
  operatorAddress: true,
  operatorHosting: true,
  operatorHostingAddress: true,
  operatorProcessors: true,
  operatorResponsible: true,
  supportPhone: true,
  supportHours: true,
  legalChangedOn: true,
  settledSteps: true,
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
  siteName: null,
  operatorType: null,
  operatorName: null,
  operatorInn: null,
  operatorOgrn: null,
  operatorAddress: null,
  operatorHosting: null,
  operatorHostingAddress: null,
  operatorProcessors: null,
  operatorResponsible: null,
  supportPhone: null,
  supportHours: null,
  legalChangedOn: null,
  settledSteps: [],
};

async function readRow(database: Transaction): Promise<SettingsRow> {
  const row = await database.adminSettings.findUnique({
    where: { id: "default" },
    select: settingsColumns,
  });
  return row ?? nothingStored;
}

/** The monthly document limits of the plans. Source: docs/specification/plans.md#enforced-limit. */
export async function getPlanLimits(database: Transaction): Promise<PlanLimits> {
  const row = await readRow(database);
  return { free: row.freePlanLimit, premium: row.premiumPlanLimit, ultra: row.ultraPlanLimit };
}

/** The plans as all pages show them: the operator's, otherwise `content/plans/plans.ts`. */
export async function getPlanCatalogue(database: Transaction): Promise<PlanCatalogue> {
  const row = await readRow(database);
  return mergeCatalogue(row, row.plans);
}

/** The contacts of the operator: from `content/site.ts`, and the texts of the links from the panel. */
export async function getContacts(database: Transaction): Promise<Contacts> {
  return mergeContacts(await readRow(database));
}

/** The facts about who runs the service from the panel, for `setOperatorFacts`. */
export async function getOperatorFacts(database: Transaction): Promise<StoredOperatorFacts> {
  const row = await readRow(database);
  const facts = Object.fromEntries(operatorFactKeys.map((fact) => [fact, row[fact]]));
  return { ...facts, legalChangedOn: row.legalChangedOn } as StoredOperatorFacts;
}

/** The steps of the first-run list that the operator has settled. */
export const getSettledSteps = async (database: Transaction): Promise<string[]> =>
  (await readRow(database)).settledSteps;

/** The site's title and description as the operator wrote them. */
export async function getSiteSeo(database: Transaction): Promise<SiteSeo> {
  const { seoTitle, seoDescription, seoKeywords } = await readRow(database);
  return { seoTitle, seoDescription, seoKeywords };
}

/** The contacts shown when none are saved. */
export const defaultContacts = (): Contacts => mergeContacts(nothingStored);

/** Everything on `/admin/settings`. */
export async function getSettings(database: Transaction): Promise<Settings> {
  const { plans, legalChangedOn: _day, operatorType, ...row } = await readRow(database);
  const catalogue = mergeCatalogue(row, plans);
  const texts = (list: keyof StoredPlans) =>
    Object.fromEntries(catalogue[list].map((plan) => [plan.key, toPlanText(plan)]));
  return {
    ...row,
    // The column's type does not list the possible values.
    operatorType: operatorType as StoredOperator["operatorType"],
    plans: { announced: texts("announced"), cabinet: texts("cabinet") },
    fixed: fixedFacts(),
  };
}

function fixedFacts(): FixedFacts {
  const fixed: FixedFacts = {};
  for (const fact of operatorFactKeys) {
    const value = environmentOperatorFact(fact);
    if (value !== null) fixed[fact] = { variable: operatorFactVariables[fact], value };
  }
  return fixed;
}

function mergeContacts(row: StoredContacts): Contacts {
  return {
    ...site.contacts,
    emailText: row.supportEmailText,
    messengerText: row.supportTelegramText,
    secondMessengerText: row.supportWhatsappText,
    website: row.websiteUrl,
    websiteText: row.websiteUrlText,
  };
}
