import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { answersShape } from "@/lib/engine/answers/schema";
import { maxDrafts } from "@/lib/features/documents/drafts/operations";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  createDocument,
  createDraft,
  documentCalls,
  listDocuments,
  postDocument,
  postDraft,
  registerForToken,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const { read, remove, saveDraft, view, download } = documentCalls;

describeOnDatabases("drafts", (database) => {
  beforeEach(() => database.clear());

  test("keep what was typed, appear in the list and do not count towards the limit", async () => {
    const token = await registerForToken();
    const response = await postDraft(token, {
      type: "privacy",
      formData: { companyName: "ООО «Ром", inn: "77", processingPurposes: ["registration"] },
    });
    expect(response.status).toBe(201);
    const draft = await response.json();
    expect(response.headers.get("location")).toBe(`/api/documents/${draft.id}`);
    expect(draft).toMatchObject({
      type: "privacy",
      status: "draft",
      edition: 0,
      publication: null,
      formData: { companyName: "ООО «Ром", inn: "77", processingPurposes: ["registration"] },
    });
    expect(draft.name).toMatch(/[а-я]/i);
    expect(await listDocuments(token)).toEqual([draft]);
    expect(await (await read(draft.id, { token })).json()).toEqual({
      ...draft,
      generatedContent: null,
      blanks: [],
      shownEdition: null,
    });
    const [user] = await database.client.user.findMany();
    expect(user?.documentsCreated).toBe(0);
    expect((await view(draft.id, { token })).status).toBe(404);
    expect((await download(draft.id, { token })).status).toBe(404);
    expect((await remove(draft.id, { token })).status).toBe(200);
    expect(await listDocuments(token)).toEqual([]);
  });

  test("can be of a premium type on the free plan", async () => {
    const response = await postDraft(await registerForToken(), { type: "offer", formData: {} });
    expect(response.status).toBe(201);
  });

  describe("accepted and rejected answers", () => {
    const halfTyped: [string, object][] = [
      ["no answers", {}],
      ["wrong and half typed values", { websiteUrl: "рома", contactEmail: "a@", inn: "12 3" }],
      ["values from no list", { industry: "", ownerType: "", dataTypesCollected: [""] }],
      ["empty and absent values", { phone: "", ogrn: null, userRights: ["", "  "] }],
      ["a paste that is too long for the field", { companyName: "а".repeat(5000) }],
      ["spaces at the end of what is being typed", { companyName: "ООО " }],
      [
        "custom clauses without a text",
        { customFields: { additions: [{ section: "s", text: "" }, {}], replacements: [] } },
      ],
      ["custom clauses without their lists", { customFields: {} }],
      ["yes and no", { isSmi: true, canAdminChange: false }],
    ];
    test.each(halfTyped)("accepts %s", async (_case, formData) => {
      const token = await registerForToken();
      const draft = await createDraft(token);
      const json = { formData, updatedAt: draft.updatedAt };
      const response = await saveDraft(draft.id, { token, json });
      expect(response.status).toBe(200);
      const stored = (await (await read(draft.id, { token })).json()) as DocumentDetails;
      expect(stored.formData).toEqual({ ...formData, type: "privacy" });
    });

    test("accepts null for every field of the form", async () => {
      const token = await registerForToken();
      const draft = await createDraft(token, shopAnswers);
      expect(draft.formData).toEqual(shopAnswers);
      // Each field can be saved, also the ones that these answers leave out.
      const nothing = Object.fromEntries(Object.keys(answersShape).map((field) => [field, null]));
      expect((await saveDraft(draft.id, { token, json: { formData: nothing } })).status).toBe(200);
    });

    test("strips control characters and lone surrogates from text", async () => {
      const formData = { companyName: "О\u0000О\u0007О \ud800«Ромашка»", phone: "\u0000" };
      const draft = await createDraft(await registerForToken(), formData);
      expect(draft.formData).toMatchObject({ companyName: "ООО «Ромашка»", phone: "" });
    });

    test.each([
      ["an unknown field", { magic: "1" }, "formData.magic"],
      [
        "an unknown field of a custom clause",
        { customFields: { evil: [] } },
        "formData.customFields.evil",
      ],
      ["a list in place of a text", { companyName: ["a"] }, "formData.companyName"],
      ["a text in place of a list", { processingPurposes: "all" }, "formData.processingPurposes"],
      ["a text that is too long", { companyName: "а".repeat(30_001) }, "formData.companyName"],
      ["a list of 201 items", { userRights: Array(201).fill("a") }, "formData.userRights"],
      ["an unknown type", { type: "poem" }, "formData.type"],
    ])("rejects %s", async (_case, formData, field) => {
      const token = await registerForToken();
      const response = await postDraft(token, { type: "privacy", formData });
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body).toMatchObject({ code: "VALIDATION" });
      expect(Object.keys(body.fieldErrors)).toEqual([field]);
      expect(await listDocuments(token)).toEqual([]);
    });

    test("rejects more than 256 KiB", async () => {
      const userRights = Array(20).fill("а".repeat(8000));
      const json = { type: "privacy", formData: { userRights } };
      expect((await postDraft(await registerForToken(), json)).status).toBe(413);
    });
  });

  test("change their type and name when the saved answers name another type", async () => {
    const token = await registerForToken();
    const draft = await createDraft(token);
    const json = { formData: { type: "terms", companyName: "ООО" } };
    const saved = await (await saveDraft(draft.id, { token, json })).json();
    expect(saved).toMatchObject({ type: "terms", formData: { type: "terms" } });
    expect(saved.name).not.toBe(draft.name);
  });

  describe("open in two windows", () => {
    test("return 409 to the second window that saves over the first", async () => {
      const token = await registerForToken();
      const draft = await createDraft(token);
      const { updatedAt } = draft;
      const first = await saveDraft(draft.id, {
        token,
        json: { formData: { companyName: "Первое" }, updatedAt },
      });
      expect(first.status).toBe(200);
      const saved = await first.json();
      expect(Date.parse(saved.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
      const second = await saveDraft(draft.id, {
        token,
        json: { formData: { companyName: "Второе" }, updatedAt },
      });
      expect(second.status).toBe(409);
      expect(await second.json()).toMatchObject({
        code: "CONFLICT",
        message: expect.stringContaining("другом окне"),
      });
      expect((await listDocuments(token))[0]?.formData).toMatchObject({ companyName: "Первое" });
      // A save that names the newest state succeeds, and one that names none overwrites on purpose.
      for (const known of [saved.updatedAt, undefined]) {
        const json = { formData: { companyName: "Третье" }, updatedAt: known };
        expect((await saveDraft(draft.id, { token, json })).status).toBe(200);
      }
    });

    test("accept a repeated save whose response was lost", async () => {
      const token = await registerForToken();
      const { id, updatedAt } = await createDraft(token);
      const json = { formData: { companyName: "Первое", userRights: ["access"] }, updatedAt };
      const saved = await (await saveDraft(id, { token, json })).json();
      const repeated = await saveDraft(id, { token, json });
      expect(repeated.status).toBe(200);
      expect(await repeated.json()).toEqual(saved);
    });

    test("accept exactly one of ten parallel saves from the same state", async () => {
      const token = await registerForToken();
      const { id, updatedAt } = await createDraft(token);
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, window) =>
          saveDraft(id, { token, json: { formData: { phone: `${window}` }, updatedAt } }),
        ),
      );
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    });

    test.each(["yesterday", "0000-01-01T00:00:00.000Z", "2026-13-01T00:00:00Z"])(
      "reject %j as the time of the last known save",
      async (updatedAt) => {
        const token = await registerForToken();
        const { id } = await createDraft(token);
        const response = await saveDraft(id, { token, json: { formData: {}, updatedAt } });
        expect(response.status).toBe(400);
        expect(Object.keys((await response.json()).fieldErrors)).toEqual(["updatedAt"]);
      },
    );
  });

  test("are limited to fifty per user even when created in parallel", async () => {
    const token = await registerForToken();
    const responses = await Promise.all(
      Array.from({ length: maxDrafts + 5 }, () =>
        postDraft(token, { type: "privacy", formData: {} }),
      ),
    );
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5);
    expect(await refused[0]?.json()).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("Черновиков уже 50"),
    });
    // Another user's do not count.
    await createDraft(await registerForToken());
  });

  describe("turning into a document", () => {
    test("keeps its id, counts towards the limit and creates edition 1", async () => {
      const token = await registerForToken();
      const draft = await createDraft(token, { companyName: "ООО" });
      const response = await postDocument(token, shopAnswers, `?draft=${draft.id}`);
      expect(response.status).toBe(201);
      const { document } = await response.json();
      expect(document).toMatchObject({ id: draft.id, status: "completed", edition: 1 });
      expect(await listDocuments(token)).toEqual([
        expect.objectContaining({ id: draft.id, status: "completed", name: document.name }),
      ]);
      expect(await (await read(draft.id, { token })).json()).toEqual(document);
      const [user] = await database.client.user.findMany();
      expect(user?.documentsCreated).toBe(1);
      // The document is no draft any more.
      expect((await saveDraft(draft.id, { token, json: { formData: {} } })).status).toBe(404);
      expect((await postDocument(token, shopAnswers, `?draft=${draft.id}`)).status).toBe(404);
    });

    test("succeeds once and counts once when requested five times in parallel", async () => {
      const token = await registerForToken();
      const { id } = await createDraft(token);
      await database.client.user.updateMany({ data: { documentsLimit: -1 } });
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => postDocument(token, shopAnswers, `?draft=${id}`)),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404]);
      const [user] = await database.client.user.findMany();
      expect(user?.documentsCreated).toBe(1);
      expect(await database.client.documentVersion.count()).toBe(1);
    });

    test("leaves the draft unchanged when the monthly limit is reached", async () => {
      const token = await registerForToken();
      const { id } = await createDraft(token, { companyName: "ООО" });
      await database.client.user.updateMany({ data: { documentsLimit: 0 } });
      expect((await postDocument(token, shopAnswers, `?draft=${id}`)).status).toBe(403);
      expect((await listDocuments(token))[0]).toMatchObject({ id, status: "draft" });
    });

    test("returns 404 for a draft of another user or a finished document", async () => {
      const owner = await registerForToken();
      const foreign = await createDraft(owner);
      const finished = await createDocument(owner);
      const token = await registerForToken();
      for (const id of [foreign.id, finished.id, newId()]) {
        const response = await postDocument(token, shopAnswers, `?draft=${id}`);
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual({ code: "NOT_FOUND", message: "Документ не найден" });
      }
      expect((await postDocument(token, shopAnswers, "?draft=../1")).status).toBe(400);
      expect(await listDocuments(token)).toEqual([]);
      expect(await database.client.user.count({ where: { documentsCreated: 1 } })).toBe(1);
    });
  });

  test("return 404 on saving to another user, as for an unknown id", async () => {
    const { id } = await createDraft(await registerForToken(), { companyName: "Тайна" });
    const token = await registerForToken();
    const json = { formData: { companyName: "Чужое" } };
    for (const absent of [id, newId()]) {
      const response = await saveDraft(absent, { token, json });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: "NOT_FOUND", message: "Документ не найден" });
    }
    expect((await saveDraft(id, { json })).status).toBe(401);
    expect((await postDraft(undefined, { type: "privacy", formData: {} })).status).toBe(401);
    const [row] = await database.client.userDocument.findMany();
    expect(row?.formData).toMatchObject({ companyName: "Тайна" });
  });
});
