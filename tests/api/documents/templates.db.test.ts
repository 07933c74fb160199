import { beforeEach, describe, expect, test } from "vitest";
import * as downloadRoute from "@/app/api/templates/[type]/example/download/route";
import * as exampleRoute from "@/app/api/templates/[type]/example/route";
import * as templatesRoute from "@/app/api/templates/route";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { ExampleDocument, TemplateSummary } from "@/lib/features/examples/schema";
import { call } from "@/tests/support/api/calls/api-call";
import { registerForToken } from "@/tests/support/api/documents/document-calls";
import { wordsOfDocx, wordsOfPdf, wordsOfText } from "@/tests/support/documents/document-words";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const example = (type: string) =>
  call(exampleRoute.GET, `/api/templates/${type}/example`, { params: { type } });
const download = (type: string, format: string, token?: string) =>
  call(downloadRoute.GET, `/api/templates/${type}/example/download?format=${format}`, {
    params: { type },
    token,
  });

describeOnDatabases("templates", (database) => {
  beforeEach(() => database.clear());

  test("are listed without a session and can be cached for a minute", async () => {
    const response = await call(templatesRoute.GET, "/api/templates");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    const templates = (await response.json()) as TemplateSummary[];
    expect(templates.map(({ type }) => type)).toEqual(documentTypes);
  });

  test("return an example without a session", async () => {
    const response = await example("privacy");
    expect(response.status).toBe(200);
    const { title, owner, html, text, answers } = (await response.json()) as ExampleDocument;
    expect(title).not.toBe("");
    // Documents bind the words of a name.
    for (const document of [text, html]) {
      expect(document.replaceAll("\u00a0", " ")).toContain(owner);
    }
    expect(answers).toMatchObject({ type: "privacy", companyName: owner });
  });

  test.each(["poem", "constructor"])("return 404 for an example of the type %s", async (type) => {
    const response = await example(type);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  describe("an example's file", () => {
    test("returns 401 to a guest, and 403 for DOCX and PDF on the free plan, but not for TXT", async () => {
      expect((await download("privacy", "docx")).status).toBe(401);
      const token = await registerForToken();
      expect((await download("privacy", "txt", token)).status).toBe(200);
      for (const format of ["docx", "pdf"]) {
        const refused = await download("privacy", format, token);
        expect(refused.status).toBe(403);
        expect(await refused.json()).toMatchObject({ code: "PREMIUM_REQUIRED" });
      }
      expect((await download("poem", "docx", token)).status).toBe(404);
      expect((await download("privacy", "exe", token)).status).toBe(400);
    });

    test.each([
      { subscription: "premium", role: "premium" },
      { subscription: "free", role: "admin" },
    ])("contains the words of the example: $role", async (plan) => {
      const token = await registerForToken();
      await database.client.user.updateMany({ data: plan });
      const { text } = (await (await example("privacy")).json()) as ExampleDocument;
      const words = wordsOfText(text);
      for (const [format, wordsOf] of [
        ["docx", wordsOfDocx],
        ["pdf", wordsOfPdf],
      ] as const) {
        const response = await download("privacy", format, token);
        expect(response.status).toBe(200);
        expect(decodeURIComponent(response.headers.get("content-disposition") ?? "")).toContain(
          "Пример_Политика",
        );
        expect(await wordsOf(new Uint8Array(await response.arrayBuffer()))).toEqual(words);
      }
      // Nothing was made, nothing is counted.
      expect(await database.client.userDocument.count()).toBe(0);
      expect(await database.client.documentExport.count()).toBe(0);
    });
  });
});
