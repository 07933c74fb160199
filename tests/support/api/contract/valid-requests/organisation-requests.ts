import { newId } from "@/lib/core/ids";
import {
  addMember,
  createInvitation,
  createOffer,
} from "@/tests/support/api/accounts/organisation-calls";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import type {
  RequestFixture,
  RequestMaker,
} from "@/tests/support/api/contract/valid-requests/request-fixture";
import { smallJpeg } from "@/tests/support/api/sites/check-reports";

/** Valid requests about organisations and transfers, by call. */
export const organisationMakers: Record<string, RequestMaker> = {
  "POST /api/organisations": async ({ client }, caller) => {
    // One per account: the previous one is deleted.
    if (caller) await client.organisation.deleteMany({ where: { ownerId: caller.id } });
    return {};
  },
  "PATCH /api/organisations/{id}/members/{member}": memberOf,
  "DELETE /api/organisations/{id}/members/{member}": memberOf,
  "PUT /api/organisations/{id}/sites/{site}": ({ owned }) => ({ parameters: { site: owned.site } }),
  "DELETE /api/organisations/{id}/sites/{site}": async ({ client, owned }) => {
    const data = { organisationId: owned.organisation };
    if (!(await isThere(client, owned.organisation))) return { parameters: { site: owned.site } };
    await client.site.updateMany({ where: { id: owned.site }, data });
    return { parameters: { site: owned.site } };
  },
  "GET /api/organisations/{id}/logo": async ({ client, owned }) => {
    const logo = { logo: new Uint8Array(smallJpeg), logoType: "image/jpeg" };
    await client.organisation.updateMany({ where: { id: owned.organisation }, data: logo });
    return {};
  },
  "POST /api/organisations/{id}/invitations": () => ({
    json: { email: `${newId()}@example.ru`, role: "editor" },
  }),
  "DELETE /api/organisations/{id}/invitations/{invitation}": async ({ client, owned }) => {
    if (!(await isThere(client, owned.organisation)))
      return { parameters: { invitation: newId() } };
    const invited = { organisation: owned.organisation, email: `${newId()}@example.ru` };
    const { id } = await createInvitation(client, invited);
    return { parameters: { invitation: id } };
  },
  "POST /api/invitations/look": invitationFor,
  "POST /api/invitations/accept": invitationFor,
  "DELETE /api/sites/{id}/transfer": async ({ client, owned }) => {
    const isHere = (await client.site.count({ where: { id: owned.site } })) === 1;
    if (isHere) await createOffer(client, owned.site, `${newId()}@example.ru`);
    return {};
  },
  "POST /api/site-transfers/look": offerFor,
  "POST /api/site-transfers/accept": offerFor,
  "POST /api/site-transfers/refuse": offerFor,
};

const isThere = async (client: RequestFixture["client"], id: string) =>
  (await client.organisation.count({ where: { id } })) === 1;

/** A new member of the owner's organisation. */
async function memberOf({ client, owned }: RequestFixture) {
  const { organisation } = owned;
  if (!(await isThere(client, organisation))) return { parameters: { member: newId() } };
  return { parameters: { member: (await addMember(client, organisation, "editor")).id } };
}

/** An invitation of the caller to another user's new organisation. */
async function invitationFor({ client }: RequestFixture, caller: Caller | null) {
  const { id: ownerId } = await createSignedInUser(client);
  const id = newId();
  await client.organisation.create({ data: { id, ownerId, name: "Студия" } });
  const email = caller?.email ?? "guest@example.ru";
  const { token } = await createInvitation(client, { organisation: id, email });
  return { json: { token } };
}

/** Another user's new site, offered to the caller, whose address is confirmed. */
async function offerFor({ client }: RequestFixture, caller: Caller | null) {
  const { id: userId } = await createSignedInUser(client);
  const id = newId();
  const site = { name: "Сайт", address: `${id}.example`, passportAt: new Date() };
  await client.site.create({ data: { id, userId, ...site } });
  if (caller) {
    await client.user.updateMany({ where: { id: caller.id }, data: { emailConfirmed: true } });
  }
  return { json: { token: await createOffer(client, id, caller?.email ?? "guest@example.ru") } };
}
