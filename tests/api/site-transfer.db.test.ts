import { beforeAll, beforeEach, expect, test } from "vitest";
import * as publicPage from "@/app/d/[publicId]/route";
import type { Transfer } from "@/lib/features/site-transfer/responses";
import {
  createMembers,
  openApi,
  tokenFromEmail,
} from "@/tests/support/api/accounts/organisation-calls";
import { createOwnedRows, type OwnedIds } from "@/tests/support/api/api-fixtures";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { createDocument, publishDocument } from "@/tests/support/api/documents/document-calls";
import { createIncident } from "@/tests/support/api/duties/incident-calls";
import { createRequest } from "@/tests/support/api/duties/request-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

type Api = Awaited<ReturnType<typeof openApi>>;

describeOnDatabases("the transfer of a site", (database) => {
  let api: Api;
  let studio: Caller;
  let client: Caller;
  let owned: OwnedIds;
  beforeAll(async () => {
    api = await openApi();
  });
  beforeEach(async () => {
    await database.clear();
    studio = await createSignedInUser(database.client);
    client = await createSignedInUser(database.client, { emailConfirmed: true });
    owned = await createOwnedRows(database.client, studio);
  });

  const ofSite = (name: string, { token }: Caller, more = {}) =>
    api(name, { token, parameters: { id: owned.site }, ...more });
  const offer = (email = client.email) =>
    ofSite("POST /api/sites/{id}/transfer", studio, { json: { email } });
  const offered = async () => {
    await offer();
    return tokenFromEmail(database.client, client.email);
  };
  const accept = (token: string, more = {}, by = client) =>
    api("POST /api/site-transfers/accept", { token: by.token, json: { token, ...more } });
  const canRead = async (caller: Caller) =>
    (await ofSite("GET /api/sites/{id}", caller)).status === 200;

  test("ends the earlier owner's links for lawyers", async () => {
    const response = await api("POST /api/documents/{id}/lawyer-links", {
      token: studio.token,
      parameters: { id: owned.document },
      json: { asked: "Юрист студии" },
    });
    const { address } = (await response.json()) as { address: string };
    const key = new URL(address).hash.slice(1);
    const read = () => api("POST /api/lawyer-review", { json: { token: key } });
    expect((await read()).status).toBe(200);
    expect((await accept(await offered())).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  test("moves everything to the client in one step and removes the studio's access", async () => {
    const { address } = await publishDocument(studio.token, owned.document);
    await ofSite("GET /api/sites/{id}", studio);
    await api("GET /api/documents/{id}/qr", {
      token: studio.token,
      parameters: { id: owned.document },
    });
    await createRequest(studio.token, owned.site, {});
    await createIncident(studio.token, owned.site, new Date());
    await database.client.siteCheck.updateMany({ data: { siteId: owned.site } });
    const before = (await (await offer()).json()) as Transfer;
    expect(before.moves).toEqual({
      ...{ documents: 1, published: 1, papers: 0, requests: 1, incidents: 1, checks: 1 },
    });
    const token = await tokenFromEmail(database.client, client.email);
    expect(await canRead(client)).toBe(false);
    expect((await accept(token)).status).toBe(200);

    expect([await canRead(client), await canRead(studio)]).toEqual([true, false]);
    const ownerColumn = { userId: true } as const;
    const { client: db } = database;
    const where = { siteId: owned.site };
    const rows = [
      ...(await db.userDocument.findMany({ where, select: ownerColumn })),
      ...(await db.siteCheck.findMany({ where, select: ownerColumn })),
      ...(await db.qrCode.findMany({ where: { documentId: owned.document }, select: ownerColumn })),
    ];
    expect(rows.map(({ userId }) => userId)).toEqual([client.id, client.id, client.id]);
    const requests = await ofSite("GET /api/sites/{id}/requests", client);
    expect(((await requests.json()) as { open: unknown[] }).open).toHaveLength(1);
    const document = { token: studio.token, parameters: { id: owned.document } };
    expect((await api("GET /api/documents/{id}", document)).status).toBe(404);
    const publicId = new URL(address ?? "").pathname.split("/").at(-1) ?? "";
    const page = await call(publicPage.GET, `/d/${publicId}`, { params: { publicId } });
    expect(page.status).toBe(200);

    const emails = await db.outboxMail.findMany({ select: { recipient: true, subject: true } });
    const site = await db.site.findUniqueOrThrow({ where: { id: owned.site } });
    expect(emails).toContainEqual({
      recipient: studio.email,
      subject: `Сайт ${site.address} передан`,
    });
    expect(emails).toContainEqual({
      recipient: client.email,
      subject: `Сайт ${site.address} теперь ваш`,
    });
    const audit = await db.auditEntry.findMany({ where: { subjectId: owned.site } });
    expect(audit).toMatchObject([
      { action: "site.transfer", adminId: studio.id, adminEmail: "владельцы сайта" },
    ]);
    expect((await accept(token)).status).toBe(400);
  });

  test("keeps the studio's access that the client allows, until the client removes it", async () => {
    const things = { organisation: owned.organisation, sites: [owned.site] };
    const { reader } = await createMembers(database.client, things);
    expect((await accept(await offered(), { keepsAccess: true })).status).toBe(200);
    const rename = { json: { name: "Имя от студии" } };
    expect((await ofSite("PATCH /api/sites/{id}", studio, rename)).status).toBe(200);
    expect((await ofSite("DELETE /api/sites/{id}", studio)).status).toBe(403);
    expect(
      (await ofSite("POST /api/sites/{id}/transfer", studio, { json: { email: "a@example.ru" } }))
        .status,
    ).toBe(403);
    expect(await canRead(reader)).toBe(true);
    const parameters = { id: owned.organisation, site: owned.site };
    const out = "DELETE /api/organisations/{id}/sites/{site}";
    expect((await api(out, { token: client.token, parameters })).status).toBe(200);
    expect([await canRead(studio), await canRead(reader)]).toEqual([false, false]);
  });

  test("leaves the studio's members no access by default", async () => {
    const things = { organisation: owned.organisation, sites: [owned.site] };
    const { editor } = await createMembers(database.client, things);
    await accept(await offered());
    expect([await canRead(studio), await canRead(editor)]).toEqual([false, false]);
  });

  test("is accepted once when two acceptances run in parallel", async () => {
    const token = await offered();
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await database.client.auditEntry.count({ where: { action: "site.transfer" } })).toBe(1);
  });

  test("is rejected for a duplicate address, too many sites or an unconfirmed e-mail, and can be repeated", async () => {
    const token = await offered();
    const { client: db } = database;
    const { address } = await db.site.findUniqueOrThrow({ where: { id: owned.site } });
    await createDocument(client.token, { ...shopAnswers, websiteUrl: `https://${address}` });
    const response = await accept(token);
    expect(response.status).toBe(409);
    await db.site.deleteMany({ where: { userId: client.id } });
    const now = new Date();
    await db.site.createMany({
      data: Array.from({ length: 200 }, (_, n) => ({
        ...{ id: `filler${n}`, userId: client.id, name: "Сайт", address: `${n}.example` },
        passportAt: now,
      })),
    });
    expect((await accept(token)).status).toBe(409);
    await db.site.deleteMany({ where: { userId: client.id } });
    await db.user.update({ where: { id: client.id }, data: { emailConfirmed: false } });
    const refused = await accept(token);
    expect(await refused.json()).toMatchObject({ code: "EMAIL_NOT_CONFIRMED" });
    expect(await canRead(studio)).toBe(true);
    await db.user.update({ where: { id: client.id }, data: { emailConfirmed: true } });
    expect((await accept(token)).status).toBe(200);
  });

  test("is rejected for another account, and after a week, a newer offer or a withdrawal", async () => {
    const first = await offered();
    const otherUser = await createSignedInUser(database.client, { emailConfirmed: true });
    expect((await accept(first, {}, otherUser)).status).toBe(403);
    await database.client.outboxMail.deleteMany();
    const second = await offered();
    expect((await accept(first)).status).toBe(400);
    const { client: db } = database;
    await db.siteTransfer.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await accept(second)).status).toBe(400);
    await db.siteTransfer.updateMany({ data: { expiresAt: new Date(Date.now() + 60_000) } });
    expect((await ofSite("DELETE /api/sites/{id}/transfer", studio)).status).toBe(200);
    expect((await accept(second)).status).toBe(400);
  });

  test("is ended by a refusal, and the sender gets an e-mail", async () => {
    const token = await offered();
    const refused = await api("POST /api/site-transfers/refuse", {
      token: client.token,
      json: { token },
    });
    expect(refused.status).toBe(200);
    expect((await accept(token)).status).toBe(400);
    const mails = await database.client.outboxMail.count({ where: { recipient: studio.email } });
    expect(mails).toBe(1);
    expect(await canRead(studio)).toBe(true);
  });
});
