import { beforeEach, describe, expect, test } from "vitest";
import * as documentsRoute from "@/app/api/documents/route";
import { newId } from "@/lib/core/ids";
import type { DocumentDetails, DocumentSummary } from "@/lib/features/documents/record/responses";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  createDocument,
  documentCalls,
  downloadDocument,
  registerForToken,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const list = (token: string, search = "") =>
  call(documentsRoute.GET, `/api/documents${search}`, { token });

describeOnDatabases("stored documents", (database) => {
  beforeEach(() => database.clear());

  const upgrade = (data: { subscription?: string; role?: string; documentsLimit?: number }) =>
    database.client.user.updateMany({ data });

  describe("the list", () => {
    test("is an array, newest first, without texts", async () => {
      const token = await registerForToken();
      await upgrade({ documentsLimit: -1 });
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1) ids.push((await createDocument(token)).id);
      const response = await list(token);
      const documents = (await response.json()) as DocumentSummary[];
      expect(documents.map(({ id }) => id)).toEqual(ids.reverse());
      expect(documents[0]).not.toHaveProperty("generatedContent");
      expect(documents[0]).toMatchObject({ formData: { companyName: "ООО «Ромашка»" } });
      expect(response.headers.get("link")).toBeNull();
    });

    test("pages through documents of the same instant without repeating or skipping one", async () => {
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
    ])("rejects %s", async (search, field) => {
      const response = await list(await registerForToken(), search);
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body.code).toBe("VALIDATION");
      expect(Object.keys(body.fieldErrors)).toEqual([field]);
    });
  });

  describe("a single document", () => {
    test("is returned by GET exactly as its creation returned it", async () => {
      const token = await registerForToken();
      const document = await createDocument(token);
      const read = (await (
        await documentCalls.read(document.id, { token })
      ).json()) as DocumentDetails;
      expect(read).toEqual(document);
    });

    test("is shown as a page whose policy allows no script", async () => {
      const token = await registerForToken();
      const document = await createDocument(token);
      const response = await documentCalls.view(document.id, { token });
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

    test("is deleted together with its editions and exports", async () => {
      const token = await registerForToken();
      const document = await createDocument(token);
      await downloadDocument(document.id, "txt", { token });
      const response = await documentCalls.remove(document.id, { token });
      expect(response.status).toBe(200);
      expect((await documentCalls.read(document.id, { token })).status).toBe(404);
      expect((await documentCalls.remove(document.id, { token })).status).toBe(404);
      expect(await database.client.documentVersion.count()).toBe(0);
      expect(await database.client.documentExport.count()).toBe(0);
    });
  });

  describe("another user's document", () => {
    const calls: [string, (id: string, options: Call) => Promise<Response>][] = [
      ["reading", documentCalls.read],
      ["viewing", documentCalls.view],
      ["deleting", documentCalls.remove],
      ...["txt", "html", "md", "docx", "pdf"].map(
        (format): [string, (id: string, options: Call) => Promise<Response>] => [
          `downloading as ${format}`,
          (id, options) => downloadDocument(id, format, options),
        ],
      ),
    ];

    test.each(calls)("returns 404 on %s, as for an unknown id", async (_case, act) => {
      const owner = await registerForToken();
      const document = await createDocument(owner);
      const otherUser = await registerForToken();
      // An admin and a paying user have no access either.
      for (const role of ["user", "admin"]) {
        await upgrade({ role, subscription: "premium" });
        const foreign = await act(document.id, { token: otherUser });
        const absent = await act(newId(), { token: otherUser });
        expect(foreign.status).toBe(404);
        expect(await foreign.json()).toEqual(await absent.json());
        expect((await act(document.id, {})).status).toBe(401);
        expect((await act("../etc/passwd", { token: otherUser })).status).toBe(400);
      }
      expect((await documentCalls.read(document.id, { token: owner })).status).toBe(200);
      expect(await database.client.documentExport.count()).toBe(0);
    });

    test("does not appear in the list", async () => {
      await createDocument(await registerForToken());
      expect(await (await list(await registerForToken())).json()).toEqual([]);
    });
  });
});
