import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { MemberRole } from "@/lib/core/access/organisation-roles";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import type {
  CreatedDocument,
  DocumentDetails,
  DocumentSummary,
} from "@/lib/features/documents/record/responses";
import type { SiteDetails, SiteSummary } from "@/lib/features/sites/responses";
import {
  createOwnerWithOrganisation,
  openApi,
} from "@/tests/support/api/accounts/organisation-calls";
import type { OwnedIds } from "@/tests/support/api/api-fixtures";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import type { Caller } from "@/tests/support/api/calls/signed-in-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** What a member sees of another owner's site, and what happens to drafts that they start for it. */
describeOnDatabases("a site that members share", (database) => {
  let api: Awaited<ReturnType<typeof openApi>>;
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

  const setPlan = (id: string, data: object) =>
    database.client.user.update({ where: { id }, data });
  const read = async <T>(name: string, token: string, more = {}) => {
    const response = await api(name, { token, ...more });
    return { status: response.status, body: (await response.json()) as T };
  };
  const ofSite = () => ({ parameters: { id: owned.site } });
  const ofDocument = (id: string) => ({ parameters: { id } });
  const leave = (member: Caller) =>
    api("DELETE /api/organisations/{id}/members/{member}", {
      token: owner.token,
      parameters: { id: owned.organisation, member: member.id },
    });
  const begin = async (member: Caller, formData: object) => {
    const draft = await read<DocumentSummary>("POST /api/documents/drafts", member.token, {
      search: `?site=${owned.site}`,
      json: { type: "terms", formData },
    });
    expect(draft.status).toBe(201);
    return draft.body;
  };
  const finish = (member: Caller, draft: string, search = "") =>
    read<CreatedDocument>("POST /api/documents", member.token, {
      search: `?draft=${draft}${search}`,
      json: { ...shopAnswers, type: "terms" },
    });

  test("shows the owner's plan to members everywhere, never their own", async () => {
    const { reader, editor } = members;
    await setPlan(owner.id, { subscription: "premium" });
    await setPlan(editor.id, { role: "admin" });
    const shared = { site: owned.site, team: "Тайная студия", plan: "premium" };
    for (const [role, { token }] of Object.entries({ reader, editor })) {
      const sites = await read<SiteSummary[]>("GET /api/sites", token);
      expect(sites.body).toMatchObject([{ id: owned.site, role, plan: "premium" }]);
      const site = await read<SiteDetails>("GET /api/sites/{id}", token, ofSite());
      expect(site.body).toMatchObject({ role, plan: "premium" });
      expect(site.body.documents[0]?.document.shared).toEqual({ ...shared, role });
      const list = await read<DocumentSummary[]>("GET /api/documents", token);
      expect(list.body.map((item) => item.shared)).toEqual([{ ...shared, role }]);
      const one = await read<DocumentDetails>(
        "GET /api/documents/{id}",
        token,
        ofDocument(owned.document),
      );
      expect(one.body.shared).toEqual({ ...shared, role });
    }
    const own = await read<DocumentDetails>(
      "GET /api/documents/{id}",
      owner.token,
      ofDocument(owned.document),
    );
    expect(own.body.shared).toBeUndefined();
    // A plan that is over, in every place at once.
    await setPlan(owner.id, { premiumUntil: new Date(Date.now() - 1000) });
    expect((await read<SiteSummary[]>("GET /api/sites", reader.token)).body[0]?.plan).toBe("free");
    const site = await read<SiteDetails>("GET /api/sites/{id}", reader.token, ofSite());
    expect(site.body.plan).toBe("free");
    await setPlan(owner.id, { role: "admin" });
    expect((await read<SiteSummary[]>("GET /api/sites", reader.token)).body[0]?.plan).toBe("ultra");
  });

  test("allows downloads by the owner's plan, also in an archive", async () => {
    const { reader } = members;
    const download = (token: string) =>
      api("GET /api/documents/{id}/download", {
        token,
        ...ofDocument(owned.document),
        search: "?format=docx",
      });
    const archive = (token: string, site = owned.site) =>
      api("GET /api/documents/archive", {
        token,
        search: `?ids=${owned.document}&site=${site}`,
      });
    const namesOf = async (response: Response) =>
      Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer()))).join(" ");
    await setPlan(reader.id, { subscription: "ultra" });
    expect((await download(reader.token)).status).toBe(403);
    expect(await namesOf(await archive(reader.token))).not.toContain(".docx");
    await setPlan(reader.id, { subscription: "free" });
    await setPlan(owner.id, { subscription: "premium" });
    expect((await download(reader.token)).status).toBe(200);
    const packed = await archive(reader.token);
    expect(packed.status).toBe(200);
    expect(await namesOf(packed)).toContain(".docx");
    // Another site of the owner is no way to its documents, nor is this one.
    const hidden = await createDocument(owner.token, {
      ...shopAnswers,
      websiteUrl: "https://hidden.example",
    });
    const search = `?ids=${hidden.id}&site=${owned.site}`;
    const refused = await api("GET /api/documents/archive", { token: reader.token, search });
    expect(refused.status).toBe(404);
    await leave(reader);
    expect((await archive(reader.token)).status).toBe(404);
  });

  test("shows the owner's monthly limit to an editor, without the owner's other sites", async () => {
    await createDocument(owner.token, { ...shopAnswers, websiteUrl: "https://hidden.example" });
    await database.client.firstSet.createMany({
      data: [{ userId: owner.id, address: "other.example", month: "2026-01", items: ["privacy"] }],
    });
    const ask = (token: string, search = `?site=${owned.site}`) =>
      read<Allowance>("GET /api/documents/allowance", token, { search });
    const { documentsCreated, documentsLimit } = await database.client.user.findUniqueOrThrow({
      where: { id: owner.id },
    });
    const { body } = await ask(members.editor.token);
    expect(body).toMatchObject({ created: documentsCreated, limit: documentsLimit });
    expect(body.sets.map(({ address }) => address)).toEqual(["romashka.ru"]);
    expect((await ask(owner.token)).body.sets.length).toBeGreaterThan(1);
    expect((await ask(members.editor.token, "")).body.created).toBe(0);
  });

  test("shows members, but not outsiders, the documents that a changed law affects", async () => {
    const change = await database.client.lawChange.create({
      data: {
        ...{ id: "c".repeat(24), law: "152-ФЗ", place: "ст. 9 ч. 2", wholeActToo: false },
        ...{ editionName: "в редакции", inForce: "2027-03-01", whatChanged: "Меняется." },
      },
    });
    await database.client.documentLawNotice.create({
      data: {
        ...{ id: "n".repeat(24), documentId: owned.document, changeId: change.id, edition: 1 },
      },
    });
    const marked = async (token: string) =>
      (await read<unknown[]>("GET /api/documents/law-notices", token)).body;
    const notice = [{ documentId: owned.document, notices: 1 }];
    for (const { token } of [owner, ...Object.values(members)]) {
      expect(await marked(token)).toEqual(notice);
    }
    await leave(members.reader);
    expect(await marked(members.reader.token)).toEqual([]);
  });

  test("keeps a draft for this site private to its author until it becomes the owner's document", async () => {
    const { editor, lawyer } = members;
    const draft = await begin(editor, { companyName: "ООО «Недописанное»" });
    expect(draft.shared).toMatchObject({ site: owned.site, role: "editor", plan: "free" });
    for (const { token } of [owner, lawyer]) {
      const listed = await read<DocumentSummary[]>("GET /api/documents", token);
      expect(listed.body.map(({ id }) => id)).not.toContain(draft.id);
      const one = await read("GET /api/documents/{id}", token, ofDocument(draft.id));
      expect(one.status).toBe(404);
    }
    const site = await read<SiteDetails>("GET /api/sites/{id}", owner.token, ofSite());
    expect(site.body.documents.map(({ document }) => document.id)).not.toContain(draft.id);
    // Later, of the list: what is known of it is known from the server alone.
    const own = await read<DocumentDetails>(
      "GET /api/documents/{id}",
      editor.token,
      ofDocument(draft.id),
    );
    expect(own.body.shared).toEqual(draft.shared);
    const saved = await read("PUT /api/documents/{id}/draft", editor.token, {
      ...ofDocument(draft.id),
      json: { formData: { companyName: "ООО «Дописанное»" } },
    });
    expect(saved.status).toBe(200);
    const created = await finish(editor, draft.id);
    expect(created.status).toBe(201);
    expect(created.body.document.shared).toEqual(draft.shared);
    const row = await database.client.userDocument.findUniqueOrThrow({ where: { id: draft.id } });
    const finished = { userId: owner.id, siteId: owned.site, draftSiteId: null };
    expect(row).toMatchObject({ ...finished, status: "completed" });
    expect(await database.client.site.count({ where: { userId: editor.id } })).toBe(0);
  });

  test("rejects the completion of a draft after its author has left", async () => {
    const { editor } = members;
    const draft = await begin(editor, {});
    await leave(editor);
    expect((await finish(editor, draft.id)).status).toBe(404);
    const row = await database.client.userDocument.findUniqueOrThrow({ where: { id: draft.id } });
    expect(row).toMatchObject({ userId: editor.id, status: "draft" });
    // The draft is theirs to delete.
    const removed = await read("DELETE /api/documents/{id}", editor.token, ofDocument(draft.id));
    expect(removed.status).toBe(200);
  });

  test("completes a draft for the site it was created for, even if the query names another", async () => {
    const { editor } = members;
    const draft = await begin(editor, {});
    const own = await createDocument(editor.token, {
      ...shopAnswers,
      websiteUrl: "https://own.example",
    });
    const { siteId } = await database.client.userDocument.findUniqueOrThrow({
      where: { id: own.id },
    });
    const created = await finish(editor, draft.id, `&site=${siteId}`);
    expect(created.status).toBe(201);
    const row = await database.client.userDocument.findUniqueOrThrow({ where: { id: draft.id } });
    expect(row).toMatchObject({ userId: owner.id, siteId: owned.site });
  });

  test("leaves a draft to its author, without the site, when the site is deleted", async () => {
    const draft = await begin(members.editor, {});
    const rowOf = () => database.client.userDocument.findUniqueOrThrow({ where: { id: draft.id } });
    await api("DELETE /api/sites/{id}", { token: owner.token, ...ofSite() });
    expect(await rowOf()).toMatchObject({ userId: members.editor.id, draftSiteId: null });
  });
});
