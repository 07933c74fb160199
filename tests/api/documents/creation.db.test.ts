import { beforeEach, describe, expect, test } from "vitest";
import * as userRoute from "@/app/api/auth/user/route";
import * as documentsRoute from "@/app/api/documents/route";
import { toMoscowMonth } from "@/lib/core/time/moscow-time";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import {
  createDocument,
  documentCalls,
  postDocument,
  registerForToken,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("POST /api/documents", (database) => {
  beforeEach(() => database.clear());

  const upgrade = (data: { subscription?: string; role?: string; documentsLimit?: number }) =>
    database.client.user.updateMany({ data });

  describe("creating a document", () => {
    test("stores the document, its first edition and the count", async () => {
      const token = await registerForToken();
      const response = await postDocument(token);
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

    test("creates the document as typed and warns about wrong check digits", async () => {
      const token = await registerForToken();
      const answers = { ...shopAnswers, inn: "7707083894", ogrn: "1027700132196" };
      const response = await postDocument(token, answers);
      expect(response.status).toBe(201);
      const { document, warnings } = (await response.json()) as CreatedDocument;
      expect(warnings.map(({ field }) => field)).toEqual(["inn", "ogrn"]);
      expect(document.generatedContent).toContain("7707083894");
    });

    test.each([
      ["an unknown type", { ...shopAnswers, type: "poem" }, "type"],
      ["a wrong address", { ...shopAnswers, websiteUrl: "не адрес" }, "websiteUrl"],
      ["a wrong e-mail", { ...shopAnswers, contactEmail: "нет" }, "contactEmail"],
      ["an empty name", { ...shopAnswers, companyName: "" }, "companyName"],
      ["a short ИНН", { ...shopAnswers, inn: "123" }, "inn"],
      ["an unknown option", { ...shopAnswers, industry: "magic" }, "industry"],
      ["an unknown field", { ...shopAnswers, userId: "someone" }, "userId"],
      ["a list instead of a text", { ...shopAnswers, phone: ["1"] }, "phone"],
      [
        "an object instead of a list",
        { ...shopAnswers, processingPurposes: {} },
        "processingPurposes",
      ],
    ])("rejects %s", async (_case, answers, field) => {
      const token = await registerForToken();
      const response = await postDocument(token, answers);
      expect(response.status).toBe(400);
      const body = await response.json();
      expect(body.code).toBe("VALIDATION");
      expect(Object.keys(body.fieldErrors)).toEqual([field]);
      expect(body.fieldErrors[field][0]).toMatch(/[а-я]/i);
      expect(await database.client.userDocument.count()).toBe(0);
    });

    test("returns 401 without a session", async () => {
      const response = await call(documentsRoute.POST, "/api/documents", { json: shopAnswers });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        code: "UNAUTHENTICATED",
        message: "Необходима авторизация",
      });
    });

    test.each(["offer", "return", "charter"])(
      "returns 403 on the free plan for %s",
      async (type) => {
        const token = await registerForToken();
        const response = await postDocument(token, { ...shopAnswers, type });
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({
          code: "PREMIUM_REQUIRED",
          message: expect.stringContaining("/premium"),
        });
        expect(await database.client.userDocument.count()).toBe(0);
      },
    );
  });

  describe("the monthly limit", () => {
    test("accepts exactly three of fifty parallel creations", async () => {
      const token = await registerForToken();
      const responses = await Promise.all(Array.from({ length: 50 }, () => postDocument(token)));
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(3);
      // On a busy machine a creation that waits five seconds for the database gets 503.
      expect(statuses.filter((status) => ![201, 403, 503].includes(status))).toEqual([]);
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

    test("does not return a slot when a document is deleted", async () => {
      const token = await registerForToken();
      for (let count = 0; count < 3; count += 1) {
        const document = await createDocument(token);
        expect((await documentCalls.remove(document.id, { token })).status).toBe(200);
      }
      expect((await postDocument(token)).status).toBe(403);
    });

    test("counts from zero in a new month", async () => {
      const token = await registerForToken();
      await database.client.user.updateMany({
        data: { documentsCreated: 3, documentsMonth: "2026-01" },
      });
      await createDocument(token);
      const [user] = await database.client.user.findMany();
      expect(user).toMatchObject({
        documentsCreated: 1,
        documentsMonth: toMoscowMonth(new Date()),
      });
    });

    test("lets an unlimited plan create any number, and rejects every creation at a limit of zero", async () => {
      const token = await registerForToken();
      await upgrade({ documentsLimit: -1 });
      for (let count = 0; count < 5; count += 1) await createDocument(token);
      await upgrade({ documentsLimit: 0 });
      expect((await postDocument(token)).status).toBe(403);
    });

    test("does not count a creation that fails", async () => {
      const token = await registerForToken();
      await postDocument(token, { ...shopAnswers, companyName: "" });
      await postDocument(token, { ...shopAnswers, type: "offer" });
      const [user] = await database.client.user.findMany();
      expect(user).toMatchObject({ documentsCreated: 0 });
    });
  });
});
