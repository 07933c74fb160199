import { beforeEach, describe, expect, test } from "vitest";
import * as userRoute from "@/app/api/auth/user/route";
import * as downloadRoute from "@/app/api/documents/[id]/download/route";
import * as documentRoute from "@/app/api/documents/[id]/route";
import * as viewRoute from "@/app/api/documents/[id]/view/route";
import * as documentsRoute from "@/app/api/documents/route";
import { newId } from "@/lib/core/ids";
import { toMoscowDate, toMoscowMonth } from "@/lib/core/moscow-time";
import { documentFileName } from "@/lib/features/documents/export/file-name";
import type {
  CreatedDocument,
  DocumentDetails,
  DocumentSummary,
} from "@/lib/features/documents/responses";
import { fileNameOf } from "@/lib/platform/api-client/save-file";
import { type Call, call } from "@/tests/support/api/api-call";
import { shopAnswers } from "@/tests/support/api/api-session";
import { registerForToken } from "@/tests/support/api/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const create = (token: string, json: unknown = shopAnswers, headers?: Record<string, string>) =>
  call(documentsRoute.POST, "/api/documents", { json, token, headers });

async function created(token: string, json: unknown = shopAnswers): Promise<CreatedDocument> {
  const response = await create(token, json);
  expect(response.status).toBe(201);
  return response.json();
}

const list = (token: string, search = "") =>
  call(documentsRoute.GET, `/api/documents${search}`, { token });

const one = (id: string, options: Call) =>
  call(documentRoute.GET, `/api/documents/${id}`, { ...options, params: { id } });
const remove = (id: string, options: Call) =>
  call(documentRoute.DELETE, `/api/documents/${id}`, {
    ...options,
    method: "DELETE",
    params: { id },
  });
const view = (id: string, options: Call) =>
  call(viewRoute.GET, `/api/documents/${id}/view`, { ...options, params: { id } });
const download = (id: string, format: string | null, options: Call) =>
  call(
    downloadRoute.GET,
    `/api/documents/${id}/download${format === null ? "" : `?format=${format}`}`,
    { ...options, params: { id } },
  );

describeOnDatabases("documents", (database) => {
  beforeEach(() => database.clear());

  const upgrade = (data: { subscription?: string; role?: string; documentsLimit?: number }) =>
    database.client.user.updateMany({ data });

  describe("creation", () => {
    test("stores the document, its first edition and the count", async () => {
      const token = await registerForToken();
      const response = await create(token);
      expect(response.status).toBe(201);
      const { document, warnings } = (await response.json()) as CreatedDocument;
      expect(response.headers.get("location")).toBe(`/api/documents/${document.id}`);
      expect(warnings).toEqual([]);
      expect(document).toMatchObject({
        type: "privacy",
        status: "completed",
        edition: 1,
        formData: { companyName: "ООО «Ромашка»", inn: "7707083893" },
      });
      expect(document.name).not.toBe("");
      expect(document.generatedContent).toContain("ООО «Ромашка»");
      expect(document.generatedContent).toContain("7707083893");

      const [version, ...more] = await database.client.documentVersion.findMany();
      expect(more).toEqual([]);
      expect(version).toMatchObject({
        documentId: document.id,
        edition: 1,
        generatedContent: document.generatedContent,
        answers: document.formData,
      });
      const user = await (await call(userRoute.GET, "/api/auth/user", { token })).json();
      expect(user).toMatchObject({ documentsCreated: 1 });
    });

    test("warns of wrong check digits and makes the document as typed", async () => {
      const token = await registerForToken();
      const answers = { ...shopAnswers, inn: "7707083894", ogrn: "1027700132196" };
      const { document, warnings } = await created(token, answers);
      expect(warnings.map(({ field }) => field)).toEqual(["inn", "ogrn"]);
      expect(document.generatedContent).toContain("7707083894");
    });

    test.each([
      ["an unknown type", { ...shopAnswers, type: "poem" }, "type"],
      ["a wrong address", { ...shopAnswers, websiteUrl: "не адрес" }, "websiteUrl"],
      ["a wrong e-mail", { ...shopAnswers, contactEmail: "нет" }, "contactEmail"],
      ["no name", { ...shopAnswers, companyName: "" }, "companyName"],
      ["a short ИНН", { ...shopAnswers, inn: "123" }, "inn"],
      ["an unknown option", { ...shopAnswers, industry: "magic" }, "industry"],
      ["an unknown field", { ...shopAnswers, userId: "someone" }, "userId"],
      ["a list instead of a text", { ...shopAnswers, phone: ["1"] }, "phone"],
      [
        "an object instead of a list",
        { ...shopAnswers, processingPurposes: {} },
        "processingPurposes",
      ],
    ])("refuses %s", async (_case, answers, field) => {
      const token = await registerForToken();
      const response = await create(token, answers);
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body.code).toBe("VALIDATION");
      expect(Object.keys(body.fieldErrors)).toEqual([field]);
      expect(body.fieldErrors[field][0]).toMatch(/[а-я]/i);
      expect(await database.client.userDocument.count()).toBe(0);
    });

    test("asks for a session", async () => {
      const response = await call(documentsRoute.POST, "/api/documents", { json: shopAnswers });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        code: "UNAUTHENTICATED",
        message: "Необходима авторизация",
      });
    });

    test.each(["offer", "return", "charter"])("asks for a paid plan for %s", async (type) => {
      const token = await registerForToken();
      const response = await create(token, { ...shopAnswers, type });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: "PREMIUM_REQUIRED",
        message: expect.stringContaining("/premium"),
      });
      expect(await database.client.userDocument.count()).toBe(0);
    });
  });

  describe("the monthly limit", () => {
    test("lets exactly three of fifty parallel creations through", async () => {
      const token = await registerForToken();
      const responses = await Promise.all(Array.from({ length: 50 }, () => create(token)));
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(3);
      expect(statuses.filter((status) => status === 403)).toHaveLength(47);
      const refused = responses.find(({ status }) => status === 403);
      expect(await refused?.json()).toMatchObject({
        code: "LIMIT_REACHED",
        message: expect.stringMatching(/LIMIT_REACHED.*[а-я]/i),
      });
      expect(await database.client.userDocument.count()).toBe(3);
      expect(await database.client.documentVersion.count()).toBe(3);
      const [user] = await database.client.user.findMany();
      expect(user).toMatchObject({ documentsCreated: 3 });
    });

    test("gives nothing back for a deletion", async () => {
      const token = await registerForToken();
      for (let count = 0; count < 3; count += 1) {
        const { document } = await created(token);
        expect((await remove(document.id, { token })).status).toBe(200);
      }
      expect((await create(token)).status).toBe(403);
    });

    test("counts anew in a new month", async () => {
      const token = await registerForToken();
      await database.client.user.updateMany({
        data: { documentsCreated: 3, documentsMonth: "2026-01" },
      });
      await created(token);
      const [user] = await database.client.user.findMany();
      expect(user).toMatchObject({
        documentsCreated: 1,
        documentsMonth: toMoscowMonth(new Date()),
      });
    });

    test("is not there for an unlimited plan, and a limit of nothing lets nothing through", async () => {
      const token = await registerForToken();
      await upgrade({ documentsLimit: -1 });
      for (let count = 0; count < 5; count += 1) await created(token);
      await upgrade({ documentsLimit: 0 });
      expect((await create(token)).status).toBe(403);
    });

    test("is not touched by a creation that fails", async () => {
      const token = await registerForToken();
      await create(token, { ...shopAnswers, companyName: "" });
      await create(token, { ...shopAnswers, type: "offer" });
      const [user] = await database.client.user.findMany();
      expect(user).toMatchObject({ documentsCreated: 0 });
    });
  });

  describe("the list", () => {
    test("is an array, newest first, without the texts", async () => {
      const token = await registerForToken();
      await upgrade({ documentsLimit: -1 });
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1) ids.push((await created(token)).document.id);
      const response = await list(token);
      const documents = (await response.json()) as DocumentSummary[];
      expect(documents.map(({ id }) => id)).toEqual(ids.reverse());
      expect(documents[0]).not.toHaveProperty("generatedContent");
      expect(documents[0]).toMatchObject({ formData: { companyName: "ООО «Ромашка»" } });
      expect(response.headers.get("link")).toBeNull();
    });

    test("comes in pages that neither repeat nor skip, of documents of the same instant too", async () => {
      const token = await registerForToken();
      const [{ id: userId } = { id: "" }] = await database.client.user.findMany();
      const createdAt = new Date("2026-11-20T10:00:00.123Z");
      const rows = Array.from({ length: 7 }, (_, index) => ({
        id: newId(),
        userId,
        name: "Политика",
        type: "privacy",
        formData: shopAnswers,
        // Three, three and one of the same millisecond.
        createdAt: new Date(createdAt.getTime() + Math.floor(index / 3)),
      }));
      await database.client.userDocument.createMany({ data: rows });
      const seen: string[] = [];
      let search: string | undefined = "?limit=2";
      const sizes: number[] = [];
      while (search !== undefined) {
        const response = await list(token, search);
        const page = (await response.json()) as DocumentSummary[];
        sizes.push(page.length);
        seen.push(...page.map(({ id }) => id));
        const link = response.headers.get("link");
        search = link?.match(/^<\/api\/documents(\?[^>]+)>; rel="next"$/)?.[1];
        expect(link === null).toBe(search === undefined);
      }
      expect(sizes).toEqual([2, 2, 2, 1]);
      const newestFirst = rows.toSorted(
        (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
      );
      expect(seen).toEqual(newestFirst.map(({ id }) => id));
    });

    test.each([
      ["?limit=0", "limit"],
      ["?limit=201", "limit"],
      ["?limit=-1", "limit"],
      ["?limit=many", "limit"],
      ["?limit=1e2", "limit"],
      ["?cursor=%00", "cursor"],
      ["?cursor=abc", "cursor"],
      [
        `?cursor=${Buffer.from(`0000-01-01T00:00:00.000Z_${newId()}`).toString("base64url")}`,
        "cursor",
      ],
      [`?cursor=${Buffer.from("2026-01-01T00:00:00.000Z_'--").toString("base64url")}`, "cursor"],
    ])("refuses %s", async (search, field) => {
      const response = await list(await registerForToken(), search);
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body.code).toBe("VALIDATION");
      expect(Object.keys(body.fieldErrors)).toEqual([field]);
    });
  });

  describe("a stored document", () => {
    test("shows its text and what is left to write in", async () => {
      const token = await registerForToken();
      const { document } = await created(token);
      const read = (await (await one(document.id, { token })).json()) as DocumentDetails;
      expect(read).toEqual(document);
    });

    test("shows as a page that can run nothing", async () => {
      const token = await registerForToken();
      const { document } = await created(token);
      const response = await view(document.id, { token });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/^sandbox; default-src 'none'; style-src 'sha256-[\w+/=]+';/);
      expect(policy).not.toContain("unsafe");
      const html = await response.text();
      expect(html).toMatch(/^<!doctype html>/);
      expect(html).toContain("ООО\u00a0«Ромашка»");
      // The policy allows exactly the style sheet that the page has.
      const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
      expect(policy).toContain(`'sha256-${Buffer.from(digest).toString("base64")}'`);
    });

    test("goes with its editions and exports when it is deleted", async () => {
      const token = await registerForToken();
      const { document } = await created(token);
      await download(document.id, "txt", { token });
      const response = await remove(document.id, { token });
      expect(response.status).toBe(200);
      expect((await one(document.id, { token })).status).toBe(404);
      expect((await remove(document.id, { token })).status).toBe(404);
      expect(await database.client.documentVersion.count()).toBe(0);
      expect(await database.client.documentExport.count()).toBe(0);
    });
  });

  describe("a download", () => {
    test.each([
      [null, "text/plain; charset=utf-8", "txt"],
      ["txt", "text/plain; charset=utf-8", "txt"],
      ["html", "text/html; charset=utf-8", "html"],
      ["md", "text/markdown; charset=utf-8", "md"],
    ])("of %s is every owner's", async (format, contentType, extension) => {
      const token = await registerForToken();
      const { document } = await created(token);
      const response = await download(document.id, format, { token });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(contentType);
      const disposition = response.headers.get("content-disposition") ?? "";
      expect(disposition).toMatch(/^attachment; filename="?[\x20-\x7e]+"?; filename\*=UTF-8''/);
      const name = decodeURIComponent(disposition.split("UTF-8''")[1] ?? "");
      expect(name).toMatch(new RegExp(`[а-я].*\\.${extension}$`, "i"));
      expect(await response.text()).toContain("Ромашка");
    });

    test("of the text is called as the document is", async () => {
      const token = await registerForToken();
      const { document } = await created(token);
      expect(document.name).toContain(" ");
      for (const format of [null, "txt"]) {
        const response = await download(document.id, format, { token });
        expect(fileNameOf(response)).toBe(`${document.name}.txt`);
        await response.text();
      }
      const richer = documentFileName({
        type: "privacy",
        owner: shopAnswers.companyName,
        date: toMoscowDate(new Date()),
        format: "md",
      });
      expect(fileNameOf(await download(document.id, "md", { token }))).toBe(richer);
    });

    test.each([
      ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK"],
      ["pdf", "application/pdf", "%PDF"],
    ])("of %s needs a paid plan", async (format, contentType, magic) => {
      const token = await registerForToken();
      const { document } = await created(token);
      const refused = await download(document.id, format, { token });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: "PREMIUM_REQUIRED" });
      for (const plan of [
        { subscription: "premium", role: "premium" },
        { subscription: "ultra", role: "user" },
        { subscription: "free", role: "admin" },
      ]) {
        await upgrade(plan);
        const response = await download(document.id, format, { token });
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe(contentType);
        expect(Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 4)).toMatch(
          new RegExp(`^${magic}`),
        );
      }
    });

    test("is recorded, a refused one is not", async () => {
      const token = await registerForToken();
      const { document } = await created(token);
      for (const format of ["txt", "html", "md", "docx", "pdf"]) {
        await (await download(document.id, format, { token })).text();
      }
      const exports = await database.client.documentExport.findMany();
      expect(exports.map(({ format }) => format).sort()).toEqual(["html", "md", "txt"]);
    });

    test("by HEAD has the headers of the file and is no export", async () => {
      const token = await registerForToken();
      const { document } = await created(token);
      const path = `/api/documents/${document.id}/download`;
      const options = { method: "HEAD", token, params: { id: document.id } };
      const response = await call(downloadRoute.HEAD, path, options);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-disposition")).toMatch(/^attachment; /);
      expect(await response.text()).toBe("");
      expect(await database.client.documentExport.count()).toBe(0);
    });

    test("of an unknown format is refused", async () => {
      const token = await registerForToken();
      const { document } = await created(token);
      const response = await download(document.id, "exe", { token });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "VALIDATION",
        fieldErrors: { format: [expect.stringContaining("docx")] },
      });
    });
  });

  describe("another user's document", () => {
    const calls: [string, (id: string, options: Call) => Promise<Response>][] = [
      ["reading", one],
      ["viewing", view],
      ["deleting", remove],
      ...["txt", "html", "md", "docx", "pdf"].map(
        (format): [string, (id: string, options: Call) => Promise<Response>] => [
          `downloading as ${format}`,
          (id, options) => download(id, format, options),
        ],
      ),
    ];

    test.each(calls)("%s answers as if it did not exist", async (_case, act) => {
      const owner = await registerForToken();
      const { document } = await created(owner);
      const stranger = await registerForToken();
      // An admin and a paying stranger are strangers too.
      for (const role of ["user", "admin"]) {
        await upgrade({ role, subscription: "premium" });
        const foreign = await act(document.id, { token: stranger });
        const absent = await act(newId(), { token: stranger });
        expect(foreign.status).toBe(404);
        expect(await foreign.json()).toEqual(await absent.json());
        expect((await act(document.id, {})).status).toBe(401);
        expect((await act("../etc/passwd", { token: stranger })).status).toBe(400);
      }
      expect((await one(document.id, { token: owner })).status).toBe(200);
      expect(await database.client.documentExport.count()).toBe(0);
    });

    test("is not in the list", async () => {
      await created(await registerForToken());
      expect(await (await list(await registerForToken())).json()).toEqual([]);
    });
  });
});
