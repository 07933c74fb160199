import { beforeEach, describe, expect, test } from "vitest";
import * as packageRoute from "@/app/api/documents/package/route";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { registerForToken } from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const create = (token: string | undefined, documents: unknown, answers: object = shopAnswers) =>
  call(packageRoute.POST, "/api/documents/package", { json: { answers, documents }, token });

describeOnDatabases("a package of documents", (database) => {
  beforeEach(() => database.clear());

  test("creates the named documents from one set of answers and counts the first set as one", async () => {
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

  test("keeps what was created and lists what the plan left out, with the reason", async () => {
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

  test("returns 200 with an empty list when the plan allows none of its documents", async () => {
    const token = await registerForToken();
    const response = await create(token, [{ type: "charter" }]);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      documents: [],
      leftOut: [{ type: "charter", code: "PREMIUM_REQUIRED" }],
    });
  });

  test("creates no more documents than the monthly limit under parallel calls", async () => {
    const token = await registerForToken();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => create(token, [{ type: "socialDisclaimer" }])),
    );
    const created = await Promise.all(
      responses.map(async (response) => (await response.json()).documents),
    );
    expect(created.flat()).toHaveLength(3);
    expect(await database.client.userDocument.count()).toBe(3);
  });

  test("contains every document type on a paid plan", async () => {
    const token = await registerForToken();
    await database.client.user.updateMany({
      data: { subscription: "premium", documentsLimit: -1 },
    });
    const items = documentTypes.map((type) => ({ type }));
    const { documents, leftOut } = (await (await create(token, items)).json()) as CreatedPackage;
    expect(leftOut).toEqual([]);
    expect(documents.map(({ type }) => type)).toEqual(documentTypes);
  });

  describe("an invalid package", () => {
    test("returns 401 without a session", async () => {
      expect((await create(undefined, [{ type: "privacy" }])).status).toBe(401);
    });

    test.each([
      ["no documents", [], "documents"],
      ["the same document twice", [{ type: "privacy" }, { type: "privacy" }], "documents"],
      ["an unknown type", [{ type: "poem" }], "documents.type"],
      [
        "a consent's purpose for a policy",
        [{ type: "privacy", consentPurpose: "newsletter" }],
        "documents",
      ],
      ["an unknown field", [{ type: "privacy", userId: "x" }], "documents.userId"],
    ])("returns 400 for %s", async (_case, documents, field) => {
      const token = await registerForToken();
      const response = await create(token, documents);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "VALIDATION",
        fieldErrors: { [field]: [expect.stringMatching(/[а-я]/i)] },
      });
      expect(await database.client.userDocument.count()).toBe(0);
    });

    test("returns 400 for answers that are no valid form", async () => {
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
