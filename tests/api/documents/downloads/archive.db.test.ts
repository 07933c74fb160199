import { unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import * as archiveRoute from "@/app/api/documents/archive/route";
import * as documentsRoute from "@/app/api/documents/route";
import * as projectRoute from "@/app/api/download-project/route";
import { newId } from "@/lib/core/ids";
import { exportArchive } from "@/lib/features/documents/archive/operations";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { findCaller } from "@/lib/platform/auth/caller";
import { readToken } from "@/lib/platform/auth/token";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { registerForToken } from "@/tests/support/api/documents/document-calls";
import {
  wordsOfDocx,
  wordsOfHtml,
  wordsOfPdf,
  wordsOfText,
} from "@/tests/support/documents/document-words";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const disclaimer = {
  type: "socialDisclaimer",
  companyName: "ООО «Ромашка»",
  websiteUrl: "romashka.ru",
  contactEmail: "info@romashka.ru",
};

async function create(token: string, answers: object = shopAnswers): Promise<string> {
  const options = { json: answers, token, headers: { accept: "application/json" } };
  const response = await call(documentsRoute.POST, "/api/documents", options);
  expect(response.status).toBe(201);
  return ((await response.json()) as CreatedDocument).document.id;
}

const archive = (ids: string[] | string, options: Call) =>
  call(archiveRoute.GET, `/api/documents/archive?ids=${ids}`, options);
const project = (options: Call) => call(projectRoute.GET, "/api/download-project", options);

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describeOnDatabases("an archive of documents", (database) => {
  beforeEach(() => database.clear());

  const upgrade = () =>
    database.client.user.updateMany({ data: { subscription: "premium", documentsLimit: 100 } });

  test("contains each document as TXT and HTML, and a README with the place of each on the site", async () => {
    const token = await registerForToken();
    const ids = [await create(token), await create(token, disclaimer)];
    const response = await archive(ids, { token });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(decodeURIComponent(response.headers.get("content-disposition") ?? "")).toMatch(
      /Документы_ООО_Ромашка_\d{4}-\d\d-\d\d\.zip/,
    );
    const files = unzipSync(await bytesOf(response));
    const names = Object.keys(files);
    expect(names).toHaveLength(6);
    expect(names[0]).toMatch(/^TXT\/Политика_конфиденциальности_ООО_Ромашка_.*\.txt$/);
    expect(names[1]).toMatch(/^HTML\/Политика_конфиденциальности_ООО_Ромашка_.*\.html$/);
    expect(names[2]).toBe("TXT/Отказ_от_соцсетей_ООО_Ромашка.txt");
    expect(names.slice(4)).toEqual(["README.txt", "manifest.json"]);
    const words = wordsOfText(text(files[names[0] ?? ""]));
    expect(words.join(" ")).toContain("ООО «Ромашка»");
    expect(wordsOfHtml(text(files[names[1] ?? ""]))).toEqual(words);

    const readme = text(files["README.txt"]);
    expect(readme).toContain("Документы сайта romashka.ru\r\n2 документа.");
    expect(readme).toContain("КУДА ПОЛОЖИТЬ");
    expect(readme).toContain(`Файл: ${names[0]}`);
    expect(readme).toContain("Обычный адрес на сайте: romashka.ru/privacy");
    expect(readme).toContain("DOCX и PDF есть на плане «Премиум»");
    const manifest = JSON.parse(text(files["manifest.json"]));
    expect(manifest).toMatchObject({
      formats: ["txt", "html"],
      formatsLeftOut: ["docx", "pdf"],
      documentsTotal: 2,
      documents: [
        { id: ids[0], type: "privacy", edition: 1, files: { txt: names[0], html: names[1] } },
        { id: ids[1], type: "socialDisclaimer" },
      ],
    });
  });

  test("contains DOCX and PDF with the same words on a paid plan", async () => {
    const token = await registerForToken();
    await upgrade();
    const id = await create(token);
    const files = unzipSync(await bytesOf(await archive(id, { token })));
    const folders = Object.keys(files).map((name) => name.split("/")[0]);
    expect(folders).toEqual(["TXT", "HTML", "DOCX", "PDF", "README.txt", "manifest.json"]);
    const [txt, , docx, pdf] = Object.values(files);
    const words = wordsOfText(text(txt));
    expect(wordsOfDocx(docx ?? new Uint8Array())).toEqual(words);
    expect(await wordsOfPdf(pdf ?? new Uint8Array())).toEqual(words);
    expect(text(files["README.txt"])).not.toContain("Премиум");
  });

  test("gives different file names to two documents of the same owner and day", async () => {
    const token = await registerForToken();
    const ids = [await create(token), await create(token)];
    const names = Object.keys(unzipSync(await bytesOf(await archive(ids, { token }))));
    expect(names.filter((name) => name.startsWith("TXT/"))).toHaveLength(2);
    expect(names.some((name) => name.endsWith("_2.txt"))).toBe(true);
  });

  test("has the same bytes on each download", async () => {
    const token = await registerForToken();
    const id = await create(token);
    const [first, second] = [await archive(id, { token }), await archive(id, { token })];
    expect(await bytesOf(first)).toEqual(await bytesOf(second));
  });

  test("records one export per file on GET and none on HEAD", async () => {
    const token = await registerForToken();
    const id = await create(token);
    const head = await call(archiveRoute.HEAD, `/api/documents/archive?ids=${id}`, {
      token,
      method: "HEAD",
    });
    expect(head.status).toBe(200);
    expect(await database.client.documentExport.count()).toBe(0);
    await bytesOf(await archive(id, { token }));
    const exports = await database.client.documentExport.findMany();
    expect(exports.map(({ format }) => format).sort()).toEqual(["html", "txt"]);
  });

  describe("with documents of another user", () => {
    test("returns 404 as for an unknown id, even to an administrator", async () => {
      const owner = await registerForToken();
      const foreign = await create(owner);
      const token = await registerForToken();
      const own = await create(token);
      await database.client.user.updateMany({ data: { role: "admin" } });
      for (const ids of [[foreign], [own, foreign], [newId()]]) {
        const response = await archive(ids, { token });
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual({ code: "NOT_FOUND", message: "Документ не найден" });
      }
      expect((await archive([foreign], {})).status).toBe(401);
      expect(await database.client.documentExport.count()).toBe(0);
    });

    test("contains no document of another user", async () => {
      const owner = await registerForToken();
      await create(owner);
      const token = await registerForToken();
      const own = await create(token, { ...shopAnswers, companyName: "ООО «Василёк»" });
      const files = unzipSync(await bytesOf(await project({ token })));
      const manifest = JSON.parse(text(files["manifest.json"]));
      expect(manifest.documents.map(({ id }: { id: string }) => id)).toEqual([own]);
      expect(Object.values(files).map(text).join("\n")).not.toContain("Ромашка");
    });
  });

  test.each([
    ["no ids", ""],
    ["a malformed id", "abc"],
    ["201 ids", Array.from({ length: 201 }, newId).join(",")],
  ])("rejects %s", async (_case, ids) => {
    const token = await registerForToken();
    const response = await archive(ids, { token });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "VALIDATION",
      fieldErrors: { ids: [expect.stringMatching(/[а-я]/i)] },
    });
  });

  describe("with all documents", () => {
    test("returns 401 without a session and 404 without documents", async () => {
      expect((await project({})).status).toBe(401);
      const token = await registerForToken();
      const response = await project({ token });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining("пока нет") });
    });

    test("omits drafts", async () => {
      const token = await registerForToken();
      const id = await create(token);
      const [user] = await database.client.user.findMany();
      await database.client.userDocument.create({
        data: {
          id: newId(),
          userId: user?.id ?? "",
          name: "Черновик",
          type: "privacy",
          formData: shopAnswers,
          status: "draft",
        },
      });
      const files = unzipSync(await bytesOf(await project({ token })));
      const manifest = JSON.parse(text(files["manifest.json"]));
      expect(manifest.documents.map((document: { id: string }) => document.id)).toEqual([id]);
    });

    test("contains only the newest documents when not all fit, and names the total", async () => {
      const token = await registerForToken();
      const ids = [];
      for (let count = 0; count < 3; count += 1) ids.push(await create(token, disclaimer));
      const now = new Date();
      const claims = await readToken(token);
      const caller = claims && (await findCaller(database.client, claims, now));
      if (!caller) throw new Error("no user is signed in");
      const all = { ids: null, capacity: 2 };
      const { body } = await exportArchive(database.client, caller, all, now);
      const files = unzipSync(await bytesOf(new Response(body)));
      const manifest = JSON.parse(text(files["manifest.json"]));
      const packed = manifest.documents.map((document: { id: string }) => document.id);
      expect(packed).toEqual(ids.slice(1));
      expect(manifest.documentsTotal).toBe(3);
      expect(text(files["README.txt"])).toContain("Всего документов у вас 3. Здесь — последние 2");
    });
  });
});
