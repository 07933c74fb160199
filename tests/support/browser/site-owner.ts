import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { Passport } from "@/lib/features/passport/responses";
import { expect } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

const named = { websiteUrl: "romashka.example", companyName: "ООО «Ромашка»" };

/** A shop with enough facts for a notification and for papers. */
export const shopFacts = {
  ...named,
  ownerType: "legal",
  inn: "7707083893",
  legalAddress: "г. Тверь, ул. Новая, д. 3",
  contactEmail: "info@romashka.example",
  industry: "ecommerce",
  processingPurposes: ["order_processing", "newsletter"],
  dataTypesCollected: ["full_name", "email", "phone"],
  hostingProvider: "ООО «Надёжный хостинг»",
};

/**
 * Signs in a new owner of a site with these facts; by default only the owner is known.
 * @returns the id of the site, and a function that saves these facts with changes
 */
export async function createSiteOwner(
  page: Page,
  request: APIRequestContext,
  facts: object = named,
): Promise<{ id: string; change: (changes: object) => Promise<void> }> {
  const registered = await request.post("/api/register", { data: newCredentials() });
  const { token } = (await registered.json()) as SignedIn;
  const headers = { authorization: `Bearer ${token}` };
  const data = { address: "romashka.example" };
  const { id } = await (await request.post("/api/sites", { headers, data })).json();
  await page.addInitScript((value) => localStorage.setItem("auth-token", value), token);
  const change = async (changes: object) => {
    const path = `/api/sites/${id}/passport`;
    const { edition } = (await (await request.get(path, { headers })).json()) as Passport;
    const saved = await request.put(`${path}?after=${edition}`, {
      headers,
      data: { ...facts, ...changes },
    });
    expect(saved.status()).toBe(200);
  };
  await change({});
  return { id, change };
}
