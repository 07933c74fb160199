import { beforeEach, describe, expect, test } from "vitest";
import * as packageRoute from "@/app/api/documents/package/route";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import { call } from "@/tests/support/api/api-call";
import { shopAnswers } from "@/tests/support/api/api-session";
import { registerForToken } from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const create = (token: string | undefined, documents: unknown, answers: object = shopAnswers) =>
  call(packageRoute.POST, "/api/documents/package", { json: { answers, documents }, token });

describeOnDatabases("a package", (database) => {
  beforeEach(() => database.clear());

  test("makes the named documents of one set of answers, the first set of a site as one", async () => {
    const token = await registerForToken();
    const links = { policyUrl: "https://romashka.ru/privacy" };
    const response = await create(token, [{ type: "privacy" }, { type: "socialDisclaimer" }], {
      ...shopAnswers,
      ...links,
      type: "consent",
      consentPurpose: "newsletter",
    });
    expect(response.status).toBe(201);
    const { documents, leftOut } = (await response.json()) as CreatedPackage;
    expect(leftOut).toEqual([]);
    expect(documents.map(({ type }) => type)).toEqual(["privacy", "socialDisclaimer"]);
    const stored = await database.client.userDocument.findMany({ orderBy: { createdAt: "asc" } });
    const policy = stored.find(({ type }) => type === "privacy");
    expect(policy).toMatchObject({ status: "completed", formData: links });
    expect(policy?.generatedContent).toContain("ООО «Ромашка»");
    expect(policy?.formData).not.toHaveProperty("consentPurpose");
    const disclaimer = stored.find(({ type }) => type === "socialDisclaimer");
    expect(disclaimer?.formData).not.toHaveProperty("inn");
    const [user] = await database.client.user.findMany();
    expect(user?.documentsCreated).toBe(1);
  });

  test("keeps what was made when the plan leaves the rest out, and says why", async () => {
    const token = await registerForToken();
    // The month's set is another site's.
    await create(token, [{ type: "privacy" }], { ...shopAnswers, websiteUrl: "https://lilia.ru" });
    await database.client.user.updateMany({ data: { documentsLimit: 2 } });
    const response = await create(token, [
      { type: "offer" },
      { type: "privacy" },
      { type: "socialDisclaimer" },
    ]);
    expect(response.status).toBe(201);
    const { documents, leftOut } = (await response.json()) as CreatedPackage;
    expect(documents.map(({ type }) => type)).toEqual(["privacy"]);
    expect(leftOut).toEqual([
      { type: "offer", code: "PREMIUM_REQUIRED", message: expect.stringContaining("/premium") },
      {
        type: "socialDisclaimer",
        code: "LIMIT_REACHED",
        message: expect.stringContaining("LIMIT_REACHED"),
      },
    ]);
    expect(await database.client.userDocument.count()).toBe(2);
  });

  test("of which nothing can be made is no error", async () => {
    const token = await registerForToken();
    const response = await create(token, [{ type: "charter" }]);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      documents: [],
      leftOut: [{ type: "charter", code: "PREMIUM_REQUIRED" }],
    });
  });

  test("of parallel calls makes no more than the month lets", async () => {
    const token = await registerForToken();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => create(token, [{ type: "socialDisclaimer" }])),
    );
    const made = await Promise.all(
      responses.map(async (response) => (await response.json()).documents),
    );
    expect(made.flat()).toHaveLength(3);
    expect(await database.client.userDocument.count()).toBe(3);
  });

  test("of a paid plan holds every type that has a template", async () => {
    const token = await registerForToken();
    await database.client.user.updateMany({
      data: { subscription: "premium", documentsLimit: -1 },
    });
    const items = documentTypes.map((type) => ({ type }));
    const { documents, leftOut } = (await (await create(token, items)).json()) as CreatedPackage;
    expect(leftOut).toEqual([]);
    expect(documents.map(({ type }) => type)).toEqual(documentTypes);
  });

  describe("is refused", () => {
    test("to a guest", async () => {
      expect((await create(undefined, [{ type: "privacy" }])).status).toBe(401);
    });

    test.each([
      ["no documents", [], "documents"],
      ["the same twice", [{ type: "privacy" }, { type: "privacy" }], "documents"],
      ["an unknown type", [{ type: "poem" }], "documents.type"],
      ["a purpose of no consent", [{ type: "privacy", consentPurpose: "newsletter" }], "documents"],
      ["another field", [{ type: "privacy", userId: "x" }], "documents.userId"],
    ])("for %s", async (_case, documents, field) => {
      const token = await registerForToken();
      const response = await create(token, documents);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "VALIDATION",
        fieldErrors: { [field]: [expect.stringMatching(/[а-я]/i)] },
      });
      expect(await database.client.userDocument.count()).toBe(0);
    });

    test("for answers that no form would send", async () => {
      const token = await registerForToken();
      const response = await create(token, [{ type: "privacy" }], {
        ...shopAnswers,
        contactEmail: "нет",
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fieldErrors: { "answers.contactEmail": ["Некорректный email"] },
      });
    });
  });
});
