import "server-only";

import { type PlanCatalogue, planCatalogue } from "@/content/plans/plans";
import {
  defaultContacts,
  getContacts,
  getPlanCatalogue,
  getSiteSeo,
} from "@/lib/features/settings/data";
import type { Contacts, SiteSeo } from "@/lib/features/settings/responses";
import { readStored } from "@/lib/platform/db/read-stored";

/** The plans for a prerendered page: the operator's, otherwise `content/plans/plans.ts`. */
export async function plansForPage(): Promise<PlanCatalogue> {
  return (await readStored(getPlanCatalogue)) ?? planCatalogue;
}

/** The contacts for a prerendered page: the operator's, otherwise `content/site.ts`. */
export async function contactsForPage(): Promise<Contacts> {
  return (await readStored(getContacts)) ?? defaultContacts();
}

/** The site's title and description for a prerendered page: the operator's, or nothing. */
export async function siteSeoForPage(): Promise<SiteSeo> {
  return (
    (await readStored(getSiteSeo)) ?? { seoTitle: null, seoDescription: null, seoKeywords: null }
  );
}
