import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { newCredentials } from "@/tests/e2e/helpers/visitors";

/** Signs a new owner in; their site says who they are, «ООО «Ромашка»». @returns the id of the site. */
export async function ownerOfSite(page: Page, request: APIRequestContext): Promise<string> {
  const registered = await request.post("/api/register", { data: newCredentials() });
  const { token } = (await registered.json()) as SignedIn;
  const headers = { authorization: `Bearer ${token}` };
  const data = { address: "romashka.example" };
  const { id } = await (await request.post("/api/sites", { headers, data })).json();
  const known = { websiteUrl: "romashka.example", companyName: "ООО «Ромашка»" };
  await request.put(`/api/sites/${id}/passport?after=1`, { headers, data: known });
  await page.addInitScript((value) => localStorage.setItem("auth-token", value), token);
  return id;
}
