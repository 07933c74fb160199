import { type MemberRole, memberRoles } from "@/lib/core/access/organisation-roles";
import { newId } from "@/lib/core/ids";
import { newToken } from "@/lib/features/accounts/tokens/mutations";
import type { Database } from "@/lib/platform/db/database";
import { createOwnedRows, readApi, sendCall } from "@/tests/support/api/api-fixtures";
import type { Call } from "@/tests/support/api/calls/api-call";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";

/** Puts these sites into an organisation and creates a member with each role. */
export async function createMembers(
  client: Database,
  { organisation, sites }: { organisation: string; sites: readonly string[] },
): Promise<Record<MemberRole, Caller>> {
  await client.site.updateMany({
    where: { id: { in: [...sites] } },
    data: { organisationId: organisation },
  });
  const members = {} as Record<MemberRole, Caller>;
  for (const role of memberRoles) members[role] = await addMember(client, organisation, role);
  return members;
}

export async function addMember(client: Database, organisationId: string, role: MemberRole) {
  const member = await createSignedInUser(client);
  await client.membership.create({ data: { organisationId, userId: member.id, role } });
  return member;
}

const inAWeek = () => new Date(Date.now() + 7 * 24 * 3_600_000);

/** A pending invitation, without its e-mail. @returns its id and the token of its link. */
export async function createInvitation(
  client: Database,
  { organisation, email }: { organisation: string; email: string },
): Promise<{ id: string; token: string }> {
  const { token, hash: tokenHash } = newToken();
  const id = newId();
  const invitation = { id, organisationId: organisation, email, role: "editor", tokenHash };
  await client.organisationInvitation.create({ data: { ...invitation, expiresAt: inAWeek() } });
  return { id, token };
}

/** A site offered to an address, without the e-mail. @returns the token of its link. */
export async function createOffer(
  client: Database,
  siteId: string,
  email: string,
): Promise<string> {
  const { token, hash: tokenHash } = newToken();
  const offer = { email, tokenHash, expiresAt: inAWeek() };
  await client.siteTransfer.upsert({
    where: { siteId },
    create: { siteId, ...offer },
    update: offer,
  });
  return token;
}

/** An owner of things whose site belongs to an organisation, and a member with each role. */
export async function createOwnerWithOrganisation(client: Database) {
  const owner = await createSignedInUser(client);
  const owned = await createOwnedRows(client, owner);
  const things = { organisation: owned.organisation, sites: [owned.site] };
  return { owner, owned, members: await createMembers(client, things) };
}

type NamedCall = Call & { search?: string; parameters?: Record<string, string> };

/** API calls by name, `POST /api/organisations/{id}/invitations`. */
export async function openApi() {
  const { calls } = await readApi();
  return (name: string, { parameters = {}, ...options }: NamedCall): Promise<Response> => {
    const documented = calls.find((call) => call.name === name);
    if (!documented) throw new Error(`${name} is not in the API's document`);
    return sendCall(documented, parameters, options);
  };
}

/** The token of the link in the newest e-mail to an address. */
export async function tokenFromEmail(client: Database, recipient: string): Promise<string> {
  const email = await client.outboxMail.findFirstOrThrow({
    where: { recipient, text: { contains: "?token=" } },
    orderBy: { createdAt: "desc" },
  });
  const [, token] = /\?token=([\w-]{43})/.exec(email.text) ?? [];
  if (token === undefined) throw new Error("The e-mail has no link");
  return token;
}
