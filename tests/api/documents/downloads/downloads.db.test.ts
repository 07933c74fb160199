import { beforeEach, describe, expect, test } from "vitest";
import * as downloadRoute from "@/app/api/documents/[id]/download/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { documentFileName } from "@/lib/features/documents/export/file-name";
import { fileNameOf } from "@/lib/platform/api-client/save-file";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  createDocument,
  downloadDocument,
  registerForToken,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("downloads of documents", (database) => {
  beforeEach(() => database.clear());

  const upgrade = (data: { subscription?: string; role?: string; documentsLimit?: number }) =>
    database.client.user.updateMany({ data });

  describe("a download", () => {
    test.each([
      [null, "text/plain; charset=utf-8", "txt"],
      ["txt", "text/plain; charset=utf-8", "txt"],
      ["html", "text/html; charset=utf-8", "html"],
      ["md", "text/markdown; charset=utf-8", "md"],
    ])("succeeds for %s on the free plan", async (format, contentType, extension) => {
      const token = await registerForToken();
      const document = await createDocument(token);
      const response = await downloadDocument(document.id, format, { token });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(contentType);
      const disposition = response.headers.get("content-disposition") ?? "";
      expect(disposition).toMatch(/^attachment; filename="?[\x20-\x7e]+"?; filename\*=UTF-8''/);
      const name = decodeURIComponent(disposition.split("UTF-8''")[1] ?? "");
      expect(name).toMatch(new RegExp(`[а-я].*\\.${extension}$`, "i"));
      expect(await response.text()).toContain("Ромашка");
    });

    test("has the document's name as its file name when it is plain text", async () => {
      const token = await registerForToken();
      const document = await createDocument(token);
      expect(document.name).toContain(" ");
      for (const format of [null, "txt"]) {
        const response = await downloadDocument(document.id, format, { token });
        expect(fileNameOf(response)).toBe(`${document.name}.txt`);
        await response.text();
      }
      const richer = documentFileName({
        type: "privacy",
        owner: shopAnswers.companyName,
        date: toMoscowDate(new Date()),
        format: "md",
      });
      expect(fileNameOf(await downloadDocument(document.id, "md", { token }))).toBe(richer);
    });

    test.each([
      ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK"],
      ["pdf", "application/pdf", "%PDF"],
    ])("requires a paid plan for %s", async (format, contentType, magic) => {
      const token = await registerForToken();
      const document = await createDocument(token);
      const refused = await downloadDocument(document.id, format, { token });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: "PREMIUM_REQUIRED" });
      for (const plan of [
        { subscription: "premium", role: "premium" },
        { subscription: "ultra", role: "user" },
        { subscription: "free", role: "admin" },
      ]) {
        await upgrade(plan);
        const response = await downloadDocument(document.id, format, { token });
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe(contentType);
        expect(Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 4)).toMatch(
          new RegExp(`^${magic}`),
        );
      }
    });

    test("records an export when it succeeds and none when it is refused", async () => {
      const token = await registerForToken();
      const document = await createDocument(token);
      for (const format of ["txt", "html", "md", "docx", "pdf"]) {
        await (await downloadDocument(document.id, format, { token })).text();
      }
      const exports = await database.client.documentExport.findMany();
      expect(exports.map(({ format }) => format).sort()).toEqual(["html", "md", "txt"]);
    });

    test("returns the file's headers on HEAD and records no export", async () => {
      const token = await registerForToken();
      const document = await createDocument(token);
      const path = `/api/documents/${document.id}/download`;
      const options = { method: "HEAD", token, params: { id: document.id } };
      const response = await call(downloadRoute.HEAD, path, options);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-disposition")).toMatch(/^attachment; /);
      expect(await response.text()).toBe("");
      expect(await database.client.documentExport.count()).toBe(0);
    });

    test("rejects an unknown format", async () => {
      const token = await registerForToken();
      const document = await createDocument(token);
      const response = await downloadDocument(document.id, "exe", { token });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "VALIDATION",
        fieldErrors: { format: [expect.stringContaining("docx")] },
      });
    });
  });
});
