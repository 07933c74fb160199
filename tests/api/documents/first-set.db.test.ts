import { beforeEach, expect, test } from "vitest";
import * as allowanceRoute from "@/app/api/documents/allowance/route";
import * as packageRoute from "@/app/api/documents/package/route";
import * as documentsRoute from "@/app/api/documents/route";
import { toMoscowMonth } from "@/lib/core/time/moscow-time";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import { documentsForOwner } from "@/lib/features/documents/package/documents-for-owner";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { documentCalls, registerForToken } from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const create = (token: string, answers: object) =>
  call(documentsRoute.POST, "/api/documents", { json: { ...shopAnswers, ...answers }, token });

/** An overloaded server returns 503 and decides nothing: the call is repeated, as the response asks. */
const createOnceDecided = async (token: string, answers: object): Promise<Response> => {
  const response = await create(token, answers);
  return response.status === 503 ? createOnceDecided(token, answers) : response;
};

const allowanceOf = async (token: string): Promise<Allowance> =>
  (await call(allowanceRoute.GET, "/api/documents/allowance", { token })).json();

/** A shop with a counter, a newsletter and a cabinet, on a site builder's servers. */
const shop = {
  ...shopAnswers,
  processingPurposes: [
    "registration",
    "order_processing",
    "delivery",
    "payment",
    "feedback",
    "newsletter",
    "analytics",
  ],
  dataTypesCollected: ["full_name", "email", "phone", "address", "cookies"],
  dataTransferToThirdParties: ["payment_systems", "analytics"],
  paymentSystems: ["yookassa"],
  analyticsServices: ["yandex_metrica"],
  websitePlatform: "simple",
  customPlatform: "Tilda",
};

// docs/specification/plans.md#first-set
describeOnDatabases("the first set of a site", (database) => {
  beforeEach(() => database.clear());

  const createdThisMonth = async () =>
    (await database.client.user.findFirstOrThrow()).documentsCreated;

  test("counts as one of three documents for policy, consents, cookie policy and terms of a free shop", async () => {
    const token = await registerForToken();
    const needed = documentsForOwner(shop as never);
    const documents = needed.map(({ type, consentPurpose }) => ({
      type,
      ...(consentPurpose && { consentPurpose }),
    }));
    const response = await call(packageRoute.POST, "/api/documents/package", {
      json: { answers: shop, documents },
      token,
    });
    const { documents: created, leftOut } = (await response.json()) as CreatedPackage;
    // What a law asks of this shop and the free plan does not make, as the pages say.
    expect(leftOut.map(({ type, code }) => [type, code])).toEqual([
      ["offer", "PREMIUM_REQUIRED"],
      ["return", "PREMIUM_REQUIRED"],
    ]);
    const types = new Set(created.map(({ type }) => type));
    expect([...types]).toEqual(["privacy", "consent", "cookie", "terms", "socialDisclaimer"]);
    const consents = needed.filter(({ type }) => type === "consent");
    expect(consents.length).toBeGreaterThan(1);
    expect(created.filter(({ type }) => type === "consent")).toHaveLength(consents.length);
    expect(await createdThisMonth()).toBe(1);
    expect(await allowanceOf(token)).toMatchObject({
      created: 1,
      limit: 3,
      mayBegin: false,
      sets: [{ address: "romashka.ru", items: expect.arrayContaining(["consent:newsletter"]) }],
    });
  });

  test("can be completed after the monthly limit is reached and in later months", async () => {
    const token = await registerForToken();
    for (let count = 0; count < 3; count += 1) await create(token, {});
    expect((await create(token, {})).status).toBe(403);
    expect((await create(token, { type: "cookie" })).status).toBe(201);
    const earlier = { documentsMonth: "2026-01", documentsCreated: 3 };
    await database.client.user.updateMany({ data: earlier });
    await database.client.firstSet.updateMany({ data: { month: "2026-01" } });
    expect((await create(token, { type: "terms" })).status).toBe(201);
    expect(await database.client.user.findFirst()).toMatchObject(earlier);
  });

  test("does not start again after its documents or its site were deleted", async () => {
    const token = await registerForToken();
    const first = await (await create(token, {})).json();
    const second = await (await create(token, { type: "terms" })).json();
    expect(await createdThisMonth()).toBe(1);
    for (const { document } of [first, second]) await documentCalls.remove(document.id, { token });
    await database.client.site.deleteMany();
    await create(token, { type: "terms" });
    await create(token, { websiteUrl: "https://www.ROMASHKA.ru/shop" });
    expect(await createdThisMonth()).toBe(3);
    expect((await create(token, {})).status).toBe(403);
  });

  test("exists once a month: each document of a second site counts until the next month", async () => {
    const token = await registerForToken();
    await create(token, {});
    const second = { websiteUrl: "https://lilia.ru" };
    expect((await create(token, second)).status).toBe(201);
    expect((await create(token, { ...second, type: "terms" })).status).toBe(201);
    expect((await create(token, { ...second, type: "cookie" })).status).toBe(403);
    await database.client.user.updateMany({ data: { documentsMonth: "2026-01" } });
    await database.client.firstSet.updateMany({ data: { month: "2026-01" } });
    expect((await allowanceOf(token)).mayBegin).toBe(true);
    for (const type of ["cookie", "terms", "privacy"]) await create(token, { ...second, type });
    expect(await createdThisMonth()).toBe(1);
    const sets = await database.client.firstSet.findMany({ orderBy: { month: "asc" } });
    expect(sets.map(({ address, month }) => [address, month])).toEqual([
      ["romashka.ru", "2026-01"],
      ["lilia.ru", toMoscowMonth(new Date())],
    ]);
  });

  test("counts each item once under fifty parallel calls and keeps the monthly limit", async () => {
    const token = await registerForToken();
    const types = ["privacy", "terms", "cookie", "consent"];
    const hosts = ["romashka.ru", "lilia.ru"];
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_call, index) =>
        createOnceDecided(token, {
          type: types[index % types.length],
          websiteUrl: `https://${hosts[Math.floor(index / types.length) % hosts.length]}`,
        }),
      ),
    );
    const created = responses.filter(({ status }) => status === 201);
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(50 - created.length);
    expect(await createdThisMonth()).toBe(3);
    const sets = await database.client.firstSet.findMany();
    expect(sets).toHaveLength(1);
    // Of the set's items one took a document of the month: the one that it began with.
    expect(sets[0]?.items.toSorted()).toEqual(types.toSorted());
    expect(created).toHaveLength(3 + types.length - 1);
    expect(await database.client.userDocument.count()).toBe(created.length);
  });

  test("counts nothing when the creation fails", async () => {
    const token = await registerForToken();
    const refused = await create(token, { type: "privacy", templateId: "no-such-template" });
    expect(refused.status).toBe(400);
    expect(await database.client.firstSet.count()).toBe(0);
    expect(await createdThisMonth()).toBe(0);
  });
});
