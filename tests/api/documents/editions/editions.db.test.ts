import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type {
  CreatedEdition,
  DocumentDetails,
  EditionSummary,
} from "@/lib/features/documents/record/responses";
import type { Call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  createDocument,
  createDraft,
  createNextEdition,
  dayFromNow,
  documentCalls,
  newerAnswers,
  registerForToken,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const { read, view, download, remove, listEditions, createEdition, compare } = documentCalls;

/** With plain spaces in place of no-break spaces, which another test checks. */
const spaced = (text: string | null) => text?.replace(/\s/g, " ");

async function editionsOf(token: string, id: string): Promise<EditionSummary[]> {
  return (await listEditions(id, { token })).json();
}

describeOnDatabases("editions", (database) => {
  beforeEach(() => database.clear());

  test("show their number and date, and leave the previous edition unchanged", async () => {
    const token = await registerForToken();
    const first = await createDocument(token);
    const date = dayFromNow(40);
    const search = `?after=1&effectiveDate=${date}`;
    const response = await createEdition(first.id, { token, json: newerAnswers, search });
    expect(response.status).toBe(201);
    expect(response.headers.get("location")).toBe(`/api/documents/${first.id}?edition=2`);
    const { document, edition, warnings } = (await response.json()) as CreatedEdition;
    expect(edition).toBe(2);
    expect(Array.isArray(warnings)).toBe(true);
    expect(document).toMatchObject({
      id: first.id,
      edition: 2,
      status: "completed",
      formData: { companyName: "ООО «Василёк»" },
      shownEdition: { edition: 2, effectiveDate: date, blanks: document.blanks.length },
      createdAt: first.createdAt,
    });
    expect(spaced(document.generatedContent)).toContain(
      spaced(`Редакция № 2 от ${formatRussianDate(date)}`),
    );
    expect(document.generatedContent).toContain("Василёк");
    expect(document.generatedContent).not.toContain("Ромашка");

    expect(await (await read(first.id, { token })).json()).toEqual(document);
    expect(await (await read(first.id, { token, search: "?edition=2" })).json()).toEqual(document);
    const old = (await (
      await read(first.id, { token, search: "?edition=1" })
    ).json()) as DocumentDetails;
    expect(old).toMatchObject({
      edition: 2,
      name: first.name,
      formData: first.formData,
      generatedContent: first.generatedContent,
      blanks: first.blanks,
      shownEdition: first.shownEdition,
    });
    expect(spaced(old.generatedContent)).toContain("Редакция № 1 от ");
    const [row] = await database.client.userDocument.findMany();
    expect(row).toMatchObject({ edition: 2, generatedContent: document.generatedContent });
  });

  test("are listed newest first, without texts", async () => {
    const token = await registerForToken();
    const { id, blanks } = await createDocument(token, {
      ...shopAnswers,
      inn: "",
      legalAddress: "",
    });
    await createNextEdition(token, id, 1);
    await createNextEdition(token, id, 2, { date: dayFromNow(1) });
    const editions = await editionsOf(token, id);
    expect(editions.map(({ edition }) => edition)).toEqual([3, 2, 1]);
    expect(editions[2]).toEqual({
      edition: 1,
      effectiveDate: toMoscowDate(new Date()),
      createdAt: expect.stringMatching(/^20.*Z$/),
      templateRevision: expect.stringMatching(/./),
      blanks: blanks.length,
    });
    expect(blanks.length).toBeGreaterThan(0);
    // As the migration counts the editions that were there before the count was kept.
    const rows = await database.client.$queryRaw<{ counted: number; blankCount: number }[]>`
      SELECT "blankCount", (
        SELECT count(DISTINCT hint)::int
        FROM jsonb_path_query(tree, '$.** ? (@.type == "blank").hint') AS hint
      ) AS counted FROM document_versions`;
    expect(rows).toHaveLength(3);
    for (const { counted, blankCount } of rows) expect(counted).toBe(blankCount);
  });

  test("can each be viewed and downloaded", async () => {
    const token = await registerForToken();
    const { id } = await createDocument(token);
    await createNextEdition(token, id, 1, { date: dayFromNow(3) });
    for (const [search, word] of [
      ["", "Василёк"],
      ["?edition=2", "Василёк"],
      ["?edition=1", "Ромашка"],
    ] as const) {
      expect(await (await view(id, { token, search })).text()).toContain(word);
      const response = await download(id, { token, search });
      expect(await response.text()).toContain(word);
      const date = word === "Ромашка" ? dayFromNow(0) : dayFromNow(3);
      const format = `${search === "" ? "?" : `${search}&`}format=md`;
      const dated = await download(id, { token, search: format });
      expect(dated.headers.get("content-disposition")).toContain(`${date}.md`);
    }
    for (const call of [read, view, download]) {
      expect((await call(id, { token, search: "?edition=3" })).status).toBe(404);
      for (const edition of ["0", "-1", "1.5", "x", "", "99999999999"]) {
        const response = await call(id, { token, search: `?edition=${edition}` });
        expect(response.status).toBe(400);
        expect(Object.keys((await response.json()).fieldErrors)).toEqual(["edition"]);
      }
    }
  });

  test("do not count towards the monthly limit", async () => {
    const token = await registerForToken();
    const { id } = await createDocument(token);
    await database.client.user.updateMany({ data: { documentsLimit: 1 } });
    await createNextEdition(token, id, 1);
    const [user] = await database.client.user.findMany();
    expect(user?.documentsCreated).toBe(1);
  });

  test("are created only once when twenty requests follow the same edition in parallel", async () => {
    const token = await registerForToken();
    const { id } = await createDocument(token);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        createEdition(id, {
          token,
          json: { ...shopAnswers, companyName: `ООО «Номер ${index}»` },
          search: "?after=1",
        }),
      ),
    );
    const created = responses.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(await refused[0]?.json()).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("редакция № 2"),
    });
    const newest = (await (await read(id, { token })).json()) as DocumentDetails;
    expect(await created[0]?.json()).toMatchObject({ edition: 2, document: newest });
    expect(await database.client.documentVersion.count()).toBe(2);
  });

  test("require the number of the newest edition in `after`", async () => {
    const token = await registerForToken();
    const { id } = await createDocument(token);
    await createNextEdition(token, id, 1);
    for (const after of [1, 3]) {
      const search = `?after=${after}`;
      expect((await createEdition(id, { token, json: newerAnswers, search })).status).toBe(409);
    }
    for (const search of ["", "?after=0", "?after=x"]) {
      const response = await createEdition(id, { token, json: newerAnswers, search });
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).fieldErrors)).toEqual(["after"]);
    }
    expect(await editionsOf(token, id)).toHaveLength(2);
  });

  test.each([
    ["yesterday", () => dayFromNow(-1)],
    ["a day in more than a year", () => dayFromNow(367)],
    ["a day that does not exist", () => "2027-02-30"],
    ["a word", () => "завтра"],
  ])("reject the effective date: %s", async (_case, date) => {
    const token = await registerForToken();
    const { id } = await createDocument(token);
    const search = `?after=1&effectiveDate=${encodeURIComponent(date())}`;
    const response = await createEdition(id, { token, json: newerAnswers, search });
    expect(response.status).toBe(400);
    const body = await response.json();
    expect(body.code).toBe("VALIDATION");
    expect(Object.keys(body.fieldErrors)).toEqual(["effectiveDate"]);
    expect(await editionsOf(token, id)).toHaveLength(1);
  });

  test("reject answers of another document type", async () => {
    const token = await registerForToken();
    const { id } = await createDocument(token);
    const json = { ...shopAnswers, type: "cookie" };
    const response = await createEdition(id, { token, json, search: "?after=1" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "VALIDATION",
      fieldErrors: { type: [expect.stringContaining("Политика")] },
    });
  });

  test("reject wrong and oversized answers, as on creation", async () => {
    const token = await registerForToken();
    const { id } = await createDocument(token);
    const wrong = { ...shopAnswers, websiteUrl: "не адрес" };
    const response = await createEdition(id, { token, json: wrong, search: "?after=1" });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual(["websiteUrl"]);
    const long = { ...shopAnswers, otherPurpose: "а".repeat(300_000) };
    expect((await createEdition(id, { token, json: long, search: "?after=1" })).status).toBe(413);
  });

  test("require a paid plan for custom clauses and return these unchanged", async () => {
    const token = await registerForToken();
    const { id } = await createDocument(token);
    const customFields = {
      additions: [{ section: "general", text: "Свой пункт о ромашках." }],
      replacements: [],
    };
    const json = { ...shopAnswers, customFields };
    const refused = await createEdition(id, { token, json, search: "?after=1" });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "PREMIUM_REQUIRED" });
    await database.client.user.updateMany({ data: { subscription: "premium" } });
    const { document } = await createNextEdition(token, id, 1, { answers: json });
    expect(document.formData).toMatchObject({ customFields });
    const [row] = await database.client.userDocument.findMany();
    expect(row?.customFields).toMatchObject(customFields);
    // The next edition without them has none; the one before keeps them.
    await createNextEdition(token, id, 2);
    const [after] = await database.client.userDocument.findMany();
    expect(after?.customFields).toBeNull();
    const old = await (await read(id, { token, search: "?edition=2" })).json();
    expect(old.formData).toMatchObject({ customFields });
  });

  test("require a paid plan each time when the type is a premium one", async () => {
    const token = await registerForToken();
    await database.client.user.updateMany({ data: { subscription: "premium" } });
    const { id } = await createDocument(token);
    await database.client.userDocument.updateMany({ data: { type: "offer" } });
    await database.client.user.updateMany({ data: { subscription: "free" } });
    const json = { ...shopAnswers, type: "offer" };
    const response = await createEdition(id, { token, json, search: "?after=1" });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "PREMIUM_REQUIRED" });
  });

  describe("with another user's document or a draft", () => {
    const calls: [string, (id: string, options: Call) => Promise<Response>][] = [
      ["listing", listEditions],
      [
        "creating",
        (id, options) => createEdition(id, { json: newerAnswers, search: "?after=1", ...options }),
      ],
      ["comparing", (id, options) => compare(id, { search: "?from=1&to=1", ...options })],
      ["reading", (id, options) => read(id, { search: "?edition=1", ...options })],
      ["viewing", (id, options) => view(id, { search: "?edition=1", ...options })],
      ["downloading", (id, options) => download(id, { search: "?edition=1", ...options })],
    ];
    test.each(calls)("return 404 on %s", async (_case, act) => {
      const owner = await registerForToken();
      const { id } = await createDocument(owner);
      const draft = await createDraft(owner);
      const token = await registerForToken();
      await database.client.user.updateMany({ data: { role: "admin" } });
      const absent = await (await act(newId(), { token })).json();
      for (const [who, target] of [
        [token, id],
        [token, draft.id],
        [owner, draft.id],
      ] as const) {
        const response = await act(target, { token: who });
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual(absent);
      }
      expect((await act(id, {})).status).toBe(401);
      expect((await act("..", { token })).status).toBe(400);
      expect(await database.client.documentVersion.count()).toBe(1);
    });
  });

  test("are deleted together with their document", async () => {
    const token = await registerForToken();
    const { id } = await createDocument(token);
    await createNextEdition(token, id, 1);
    expect((await remove(id, { token })).status).toBe(200);
    expect(await database.client.documentVersion.count()).toBe(0);
    expect((await listEditions(id, { token })).status).toBe(404);
  });
});
