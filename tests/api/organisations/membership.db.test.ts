import { beforeAll, beforeEach, expect, test } from "vitest";
import type { MemberRole } from "@/lib/core/access/organisation-roles";
import type { Organisation, OrganisationEvent } from "@/lib/features/organisations/responses";
import type { SiteSummary } from "@/lib/features/sites/responses";
import {
  createOwnerWithOrganisation,
  openApi,
} from "@/tests/support/api/accounts/organisation-calls";
import type { OwnedIds } from "@/tests/support/api/api-fixtures";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import type { Caller } from "@/tests/support/api/calls/signed-in-user";
import { createDocument, createDraft } from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

type Api = Awaited<ReturnType<typeof openApi>>;

describeOnDatabases("members of an organisation", (database) => {
  let api: Api;
  let owner: Caller;
  let owned: OwnedIds;
  let members: Record<MemberRole, Caller>;
  beforeAll(async () => {
    api = await openApi();
  });
  beforeEach(async () => {
    await database.clear();
    ({ owner, owned, members } = await createOwnerWithOrganisation(database.client));
  });

  const ofSite = (name: string, token: string, more = {}) =>
    api(name, { token, parameters: { id: owned.site }, ...more });
  const rename = (token: string) =>
    ofSite("PATCH /api/sites/{id}", token, { json: { name: "Новое имя" } });
  const ofMember = (name: string, member: Caller, token: string, more = {}) => {
    const parameters = { id: owned.organisation, member: member.id };
    return api(name, { token, parameters, ...more });
  };
  const listSites = async (token: string) =>
    (await (await api("GET /api/sites", { token })).json()) as SiteSummary[];
  const addressOf = async (id: string) =>
    (await database.client.site.findUniqueOrThrow({ where: { id } })).address;

  test("change their access with the next call after a new role or a removal", async () => {
    const { editor } = members;
    expect((await rename(editor.token)).status).toBe(200);
    const less = { json: { role: "reader" } };
    const changed = await ofMember(
      "PATCH /api/organisations/{id}/members/{member}",
      editor,
      owner.token,
      less,
    );
    expect(changed.status).toBe(200);
    const refused = await rename(editor.token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/редактор/i) });
    expect((await ofSite("GET /api/sites/{id}", editor.token)).status).toBe(200);
    await ofMember("DELETE /api/organisations/{id}/members/{member}", editor, owner.token);
    expect((await ofSite("GET /api/sites/{id}", editor.token)).status).toBe(404);
    expect(await listSites(editor.token)).toEqual([]);
  });

  test("see the organisation and their role in the lists of sites and documents", async () => {
    const { id, name } = (await listSites(members.lawyer.token))[0]?.organisation ?? {};
    expect({ id, name }).toEqual({ id: owned.organisation, name: "Тайная студия" });
    expect((await listSites(members.lawyer.token)).map(({ role }) => role)).toEqual(["lawyer"]);
    expect((await listSites(owner.token)).map(({ role }) => role)).toEqual(["owner"]);
    const documents = await api("GET /api/documents", { token: members.reader.token });
    expect(await documents.json()).toMatchObject([
      { id: owned.document, shared: { team: "Тайная студия", role: "reader" } },
    ]);
  });

  test("lose a site when it is removed from the organisation or its owner is blocked", async () => {
    const { reader } = members;
    const blocked = { where: { id: owner.id }, data: { blockedAt: new Date() } };
    await database.client.user.update(blocked);
    expect((await ofSite("GET /api/sites/{id}", reader.token)).status).toBe(404);
    expect(await listSites(reader.token)).toEqual([]);
    await database.client.user.update({ ...blocked, data: { blockedAt: null } });
    expect((await ofSite("GET /api/sites/{id}", reader.token)).status).toBe(200);
    const parameters = { id: owned.organisation, site: owned.site };
    await api("DELETE /api/organisations/{id}/sites/{site}", { token: owner.token, parameters });
    expect((await ofSite("GET /api/sites/{id}", reader.token)).status).toBe(404);
  });

  test("create documents that belong to the owner, count on the owner's plan and appear in the organisation log", async () => {
    const { editor } = members;
    const draft = await createDraft(editor.token, { companyName: "ООО «Ромашка»" });
    const websiteUrl = `https://${await addressOf(owned.site)}`;
    const before = await database.client.user.findUniqueOrThrow({ where: { id: owner.id } });
    const created = await api("POST /api/documents", {
      token: editor.token,
      search: `?site=${owned.site}&draft=${draft.id}`,
      json: { ...shopAnswers, type: "terms", websiteUrl },
    });
    expect(created.status).toBe(201);
    // Once more: the first set of a site counts each type once.
    const again = await api("POST /api/documents", {
      token: editor.token,
      search: `?site=${owned.site}`,
      json: { ...shopAnswers, type: "terms", websiteUrl },
    });
    expect(again.status).toBe(201);
    const row = await database.client.userDocument.findUniqueOrThrow({ where: { id: draft.id } });
    expect(row).toMatchObject({ userId: owner.id, siteId: owned.site, status: "completed" });
    const after = await database.client.user.findMany({
      where: { id: { in: [owner.id, editor.id] } },
      select: { id: true, documentsCreated: true },
    });
    expect(new Map(after.map(({ id, documentsCreated }) => [id, documentsCreated]))).toEqual(
      new Map([
        [owner.id, before.documentsCreated + 1],
        [editor.id, 0],
      ]),
    );
    const parameters = { id: owned.organisation };
    const journal = await api("GET /api/organisations/{id}/events", {
      token: owner.token,
      parameters,
    });
    expect(((await journal.json()) as OrganisationEvent[])[0]).toMatchObject({
      actor: editor.email,
      action: "Составить документ",
      site: expect.any(String),
    });
  });

  test("add no line to the organisation log by a dry run, and one by the change", async () => {
    const { token } = members.editor;
    const parameters = { id: owned.site };
    const path = "GET /api/sites/{id}/passport" as const;
    const known = (await (await api(path, { token, parameters })).json()) as {
      edition: number;
      facts: Record<string, { value: unknown }>;
    };
    const values = Object.fromEntries(
      Object.entries(known.facts).map(([key, { value }]) => [key, value]),
    );
    const json = { ...values, companyName: "ООО «Ирис»" };
    const lines = async () => {
      const of = { token: owner.token, parameters: { id: owned.organisation } };
      const events = await (await api("GET /api/organisations/{id}/events", of)).json();
      return (events as OrganisationEvent[]).filter(
        ({ action }) => action === "Изменить сведения о сайте",
      );
    };
    for (const [dryRun, expected] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const search = `?after=${known.edition}&dryRun=${dryRun}`;
      const saved = await api("PUT /api/sites/{id}/passport", { token, parameters, search, json });
      expect(saved.status).toBe(200);
      expect(await lines()).toHaveLength(expected);
    }
  });

  test("cannot reach another site of the owner by its address", async () => {
    await createDocument(owner.token, { ...shopAnswers, websiteUrl: "https://hidden.example" });
    const hidden = { userId: owner.id, address: "hidden.example" };
    const facts = async () =>
      (await database.client.site.findFirstOrThrow({ where: hidden })).passport;
    const before = await facts();
    const { token } = members.editor;
    const json = {
      ...shopAnswers,
      companyName: "ООО «Чужое»",
      websiteUrl: "https://hidden.example",
    };
    const parameters = { id: owned.document };
    const edition = { token, parameters, search: "?after=1", json };
    const { type: _type, ...passport } = json;
    const statuses = [
      await api("POST /api/documents/{id}/editions", edition),
      await api("POST /api/documents", { token, search: `?site=${owned.site}`, json }),
      await ofSite("PUT /api/sites/{id}/passport", token, { search: "?after=1", json: passport }),
      await ofSite("PUT /api/sites/{id}/passport", token, {
        search: "?after=1&dryRun=true",
        json: { ...passport, websiteUrl: "https://nobody.example" },
      }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403]);
    expect(await facts()).toEqual(before);
    expect(await database.client.site.count({ where: { userId: owner.id } })).toBe(2);
  });

  test("create a document of their own when the query names no site", async () => {
    const document = await createDocument(members.editor.token, shopAnswers);
    const row = await database.client.userDocument.findUniqueOrThrow({
      where: { id: document.id },
      select: { userId: true },
    });
    expect(row.userId).toBe(members.editor.id);
  });

  test("can leave by themselves; the owner cannot, but can close the organisation", async () => {
    const remove = "DELETE /api/organisations/{id}/members/{member}";
    const { reader, lawyer } = members;
    expect((await ofMember(remove, lawyer, reader.token)).status).toBe(403);
    expect((await ofMember(remove, reader, reader.token)).status).toBe(200);
    expect((await ofMember(remove, owner, owner.token)).status).toBe(409);
    const parameters = { id: owned.organisation };
    const closed = await api("DELETE /api/organisations/{id}", { token: owner.token, parameters });
    expect(closed.status).toBe(200);
    expect((await ofSite("GET /api/sites/{id}", lawyer.token)).status).toBe(404);
    expect((await ofSite("GET /api/sites/{id}", owner.token)).status).toBe(200);
    const notifications = await database.client.notification.findMany({
      where: { title: "Команда закрыта" },
      select: { userId: true },
    });
    expect(notifications.map(({ userId }) => userId).sort()).toEqual(
      [lawyer.id, members.editor.id].sort(),
    );
  });

  test("do not see pending invitations, which the owner sees", async () => {
    const parameters = { id: owned.organisation };
    await api("POST /api/organisations/{id}/invitations", {
      token: owner.token,
      parameters,
      json: { email: "new@example.ru", role: "lawyer" },
    });
    const seenBy = async ({ token }: Caller) => {
      const response = await api("GET /api/organisations/{id}", { token, parameters });
      return ((await response.json()) as Organisation).invitations.map(({ email }) => email);
    };
    expect(await seenBy(owner)).toEqual(["new@example.ru"]);
    expect(await seenBy(members.editor)).toEqual([]);
  });
});
