import { type APIRequestContext, request as requests } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect } from "@/tests/support/browser/fail-on-page-errors";
import { readMailedLink } from "@/tests/support/browser/read-mail";
import { makePremium, newCredentials } from "@/tests/support/browser/visitors";
import { e2eWorkerServer } from "@/tests/support/runner/e2e-address.mjs";

/** A user created without the forms: their token, and their calls. */
async function newPerson() {
  const credentials = newCredentials();
  // A separate client: a registration ends the session of its cookie.
  const client = await requests.newContext({ baseURL: e2eWorkerServer().url });
  const registered = await client.post("/api/register", { data: credentials });
  const { token } = (await registered.json()) as SignedIn;
  const call = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await client.fetch(path, { method, headers, ...(data && { data }) });
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
    return (await response.json()) as T;
  };
  return { ...credentials, token, call };
}

/**
 * A site with a policy, of an owner on the premium plan, shared with an organisation.
 * @returns its id, the policy's, and a function that creates a member with a role on the free plan.
 */
export async function createSharedSite(request: APIRequestContext) {
  const owner = await newPerson();
  await makePremium(request, owner.email);
  const { document } = await owner.call<CreatedDocument>("POST", "/api/documents", shopAnswers);
  const [site] = await owner.call<{ id: string }[]>("GET", "/api/sites");
  if (!site) throw new Error("The document has made no site");
  const name = "Студия «Лайм»";
  const organisation = await owner.call<{ id: string }>("POST", "/api/organisations", { name });
  await owner.call("PUT", `/api/organisations/${organisation.id}/sites/${site.id}`, {});
  const join = async (role: "reader" | "lawyer" | "editor") => {
    const member = await newPerson();
    await owner.call("POST", `/api/organisations/${organisation.id}/invitations`, {
      email: member.email,
      role,
    });
    const link = new URL(await readMailedLink(member.email, "/invitation"), "http://localhost");
    await member.call("POST", "/api/invitations/accept", { token: link.searchParams.get("token") });
    return member;
  };
  return { id: site.id, document: document.id, owner, join };
}
