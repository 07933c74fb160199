import { beforeEach, expect, test } from "vitest";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import type { RegisteredUser } from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  documentCalls,
  listDocuments,
} from "@/tests/support/api/documents/document-calls";
import {
  listOutdated,
  newPremiumOwner,
  readOnlySite,
  readPassport,
  readSite,
  returnPolicyAnswers,
  siteCalls,
  valuesOf,
} from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("documents of a site", (database) => {
  let owner: RegisteredUser;
  let token: string;

  beforeEach(async () => {
    owner = await newPremiumOwner(database);
    ({ token } = owner);
  });

  const onlySite = () => readOnlySite(token);

  test("are counted against those needed, and the next one is named until all required exist", async () => {
    await createDocument(token, shopAnswers);
    const site = await onlySite();
    expect(site.papers.made).toBe(1);
    expect(site.papers.needed).toBeGreaterThan(3);
    expect(site.next).toMatchObject({ name: expect.any(String), type: expect.any(String) });
    const details = await readSite(token, site.id);
    const required = details.needed.filter(({ isRequired }) => isRequired);
    expect(required).toHaveLength(site.papers.needed);
    const wanted = required
      .filter(({ documentId }) => documentId === null)
      .map(({ type, consentPurpose }) => ({ type, consentPurpose }));
    const response = await siteCalls.createDocuments(site.id, {
      token,
      json: { documents: wanted },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ leftOut: [] });
    expect(await onlySite()).toMatchObject({ next: null, edition: 1 });
    expect((await listOutdated(token, site.id)).touched).toEqual([]);
  });

  test("are not counted as ready while they contain blanks", async () => {
    const consent = { ...shopAnswers, type: "consent", consentPurpose: "newsletter" };
    const newsletter = { processingPurposes: ["newsletter"], websitePlatform: "simple" };
    await createDocument(token, { ...consent, ...newsletter, customPlatform: "Tilda" });
    const site = await onlySite();
    expect(site.blanks).toBeGreaterThan(0);
    expect(site.papers.made).toBe(0);
    const details = await readSite(token, site.id);
    const paper = details.needed.find(({ consentPurpose }) => consentPurpose === "newsletter");
    expect(paper).toMatchObject({ documentId: details.documents[0]?.document.id, isReady: false });
  });

  test("keep to the monthly limit and the plan, with the messages of creation", async () => {
    await createDocument(token, shopAnswers);
    const data = { role: "user", subscription: "free", documentsLimit: 2 };
    await database.client.user.update({ where: { id: owner.id }, data });
    // The month's first set is another site's: here each document counts.
    await database.client.firstSet.updateMany({ data: { address: "lilia.ru" } });
    const { id } = await onlySite();
    const documents = [{ type: "terms" }, { type: "cookie" }, { type: "offer" }];
    const response = await siteCalls.createDocuments(id, { token, json: { documents } });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      documents: [{ type: "terms" }],
      leftOut: [
        {
          type: "cookie",
          code: "LIMIT_REACHED",
          message: expect.stringContaining("LIMIT_REACHED"),
        },
        { type: "offer", code: "PREMIUM_REQUIRED" },
      ],
    });
    const none = await siteCalls.createDocuments(id, { token, json: { documents } });
    expect(none.status).toBe(200);
  });

  test("affected by a change of the passport get new editions in one step", async () => {
    const policy = await createDocument(token, shopAnswers);
    const rules = await createDocument(token, returnPolicyAnswers);
    const { id } = await onlySite();
    const json = { ...valuesOf(await readPassport(token, id)), responsiblePersonName: "Кузнецова" };
    await siteCalls.changePassport(id, { token, search: "?after=1", json });
    const documents = [policy, rules].map((rule) => ({ id: rule.id, after: 1 }));
    const response = await siteCalls.createEditions(id, {
      token,
      json: { passport: 2, documents },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      documents: [{ id: policy.id, name: policy.name, edition: 2 }],
    });
    expect(await listOutdated(token, id)).toEqual({ passport: 2, touched: [] });
    expect((await onlySite()).edition).toBe(2);
    const read = await (await documentCalls.read(policy.id, { token })).json();
    expect(read.formData.responsiblePersonName).toBe("Кузнецова");
  });

  test("get new editions all together or not at all", async () => {
    const policy = await createDocument(token, shopAnswers);
    const terms = await createDocument(token, { ...shopAnswers, type: "terms" });
    const { id } = await onlySite();
    const json = { ...valuesOf(await readPassport(token, id)), companyName: "ООО «Ирис»" };
    await siteCalls.changePassport(id, { token, search: "?after=1", json });
    const of = (after: number) => ({
      passport: 2,
      documents: [
        { id: policy.id, after: 1 },
        { id: terms.id, after },
      ],
    });
    expect((await siteCalls.createEditions(id, { token, json: of(7) })).status).toBe(409);
    const old = { ...of(1), passport: 1 };
    expect((await siteCalls.createEditions(id, { token, json: old })).status).toBe(409);
    const foreign = { passport: 2, documents: [{ id: "0".repeat(24), after: 1 }] };
    expect((await siteCalls.createEditions(id, { token, json: foreign })).status).toBe(404);
    expect((await listDocuments(token)).map(({ edition }) => edition)).toEqual([1, 1]);
    const both = await Promise.all(
      [1, 2].map(() => siteCalls.createEditions(id, { token, json: of(1) })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    // A repeated call would change nothing, but still gets 409 because of the newer editions.
    expect((await siteCalls.createEditions(id, { token, json: of(1) })).status).toBe(409);
    expect((await listDocuments(token)).map(({ edition }) => edition)).toEqual([2, 2]);
  });

  test("keep their consent purpose and custom clauses when the passport changes", async () => {
    const customFields = { additions: [{ section: "general", text: "Наше условие." }] };
    const consent = {
      ...{ ...shopAnswers, type: "consent", consentPurpose: "newsletter" },
      customFields,
    };
    const created = await createDocument(token, consent);
    const { id } = await onlySite();
    const json = { ...valuesOf(await readPassport(token, id)), companyName: "ООО «Ирис»" };
    await siteCalls.changePassport(id, { token, search: "?after=1", json });
    const documents = [{ id: created.id, after: 1 }];
    await siteCalls.createEditions(id, { token, json: { passport: 2, documents } });
    const read = await (await documentCalls.read(created.id, { token })).json();
    expect(read).toMatchObject({
      edition: 2,
      formData: { consentPurpose: "newsletter", companyName: "ООО «Ирис»", customFields },
    });
    expect(read.generatedContent).toContain("Наше условие.");
  });
});
