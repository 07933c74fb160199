import { beforeEach, expect, test } from "vitest";
import { shopAnswers } from "@/tests/support/api/api-session";
import {
  createDocument,
  createDraft,
  documentCalls,
  listDocuments,
  postDocument,
} from "@/tests/support/api/document-calls";
import { type RegisteredUser, registerUser } from "@/tests/support/api/registered-user";
import {
  listSites,
  postSite,
  readPassport,
  readSite,
  siteCalls,
  valuesOf,
} from "@/tests/support/api/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const phone = "+7 495 123-45-67";
/** Its form does not ask what data are processed and why. */
const returnRules = {
  ...shopAnswers,
  type: "return",
  processingPurposes: undefined,
  dataTypesCollected: undefined,
};

describeOnDatabases("sites", (database) => {
  let owner: RegisteredUser;
  let token: string;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
    const data = { role: "premium", subscription: "premium", documentsLimit: 100 };
    await database.client.user.update({ where: { id: owner.id }, data });
  });

  const onlySite = async () => {
    const [site, ...others] = await listSites(token);
    expect(others).toEqual([]);
    if (!site) throw new Error("There is no site");
    return site;
  };
  const edit = (id: string, answers: object, after = 1) =>
    documentCalls.createEdition(id, { token, search: `?after=${after}`, json: answers });
  const touched = async (id: string) => {
    const response = await siteCalls.listTouched(id, { token });
    expect(response.status).toBe(200);
    return (await response.json()) as {
      passport: number;
      touched: { id: string; edition: number; comparison: unknown; refusal: string | null }[];
    };
  };

  test("a site is made with the first document of its address, and the others join it", async () => {
    await createDocument(token, shopAnswers);
    const spellings = ["http://ROMASHKA.ru/shop?x=1", "www.romashka.ru", "romashka.ru:443"];
    for (const websiteUrl of spellings) {
      await createDocument(token, { ...shopAnswers, type: "terms", websiteUrl });
    }
    await createDocument(token, { ...shopAnswers, websiteUrl: "https://магазин.рф" });
    const sites = await listSites(token);
    expect(sites.map(({ address }) => address)).toEqual(["магазин.рф", "romashka.ru"]);
    expect(sites[1]).toMatchObject({ name: "romashka.ru", owner: "ООО «Ромашка»" });
    const { documents } = await readSite(token, sites[1]?.id ?? "");
    expect(documents).toHaveLength(4);
  });

  test("of twenty documents made at once all are in one site", async () => {
    const types = ["privacy", "terms", "cookie", "offer", "return"];
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        postDocument(token, { ...shopAnswers, type: types[at % types.length], phone: `+7 ${at}` }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    const site = await onlySite();
    expect((await readSite(token, site.id)).documents).toHaveLength(20);
    const editions = await database.client.sitePassportEdition.count();
    expect(site.edition).toBe(editions + 1);
  });

  test("a draft is of no site until it becomes a document", async () => {
    const draft = await createDraft(token, { websiteUrl: "romashka.ru" });
    expect(await listSites(token)).toEqual([]);
    expect((await postDocument(token, shopAnswers, `?draft=${draft.id}`)).status).toBe(201);
    const { documents } = await readSite(token, (await onlySite()).id);
    expect(documents.map(({ document }) => document.id)).toEqual([draft.id]);
  });

  test("the response of a creation stays as it was", async () => {
    const response = await postDocument(token);
    const { document, ...rest } = await response.json();
    expect(rest).toEqual({ warnings: [] });
    expect(Object.keys(document)).not.toContain("siteId");
  });

  test("the passport holds what was answered, and nothing that a form says untouched", async () => {
    await createDocument(token, shopAnswers);
    const { facts, edition } = await readPassport(token, (await onlySite()).id);
    const { type: _ofTheDocument, ownerType: _usual, ...answered } = shopAnswers;
    expect(
      Object.fromEntries(Object.entries(facts).map(([key, { value }]) => [key, value])),
    ).toEqual(answered);
    expect(new Set(Object.values(facts).map(({ origin }) => origin))).toEqual(
      new Set(["answered"]),
    );
    expect(edition).toBe(1);
  });

  test("what belongs to one document is no fact of the site", async () => {
    const consent = { ...shopAnswers, type: "consent", consentPurpose: "newsletter" };
    await createDocument(token, { ...consent, generateQr: true, qrData: "x", registrar: "R01" });
    const { facts } = await readPassport(token, (await onlySite()).id);
    const keys = ["type", "consentPurpose", "generateQr", "qrData", "registrar"];
    expect(Object.keys(facts).filter((key) => keys.includes(key))).toEqual([]);
  });

  test("a newer answer wins, an empty one says nothing", async () => {
    await createDocument(token, { ...shopAnswers, phone });
    await createDocument(token, { ...returnRules, companyName: "ООО «Новая ромашка»" });
    const passport = await readPassport(token, (await onlySite()).id);
    expect(valuesOf(passport)).toMatchObject({
      companyName: "ООО «Новая ромашка»",
      phone,
      processingPurposes: shopAnswers.processingPurposes,
    });
    expect(passport.edition).toBe(2);
  });

  test("what a new edition takes back is no fact any more", async () => {
    const document = await createDocument(token, { ...shopAnswers, phone });
    expect((await edit(document.id, shopAnswers)).status).toBe(201);
    const passport = await readPassport(token, (await onlySite()).id);
    expect(passport.facts).not.toHaveProperty("phone");
    expect(passport.edition).toBe(2);
    const { id } = await onlySite();
    const earlier = await siteCalls.readPassport(id, { token, search: "?edition=1" });
    expect(valuesOf(await earlier.json())).toMatchObject({ phone });
    const absent = await siteCalls.readPassport(id, { token, search: "?edition=7" });
    expect(absent.status).toBe(404);
  });

  test("an edition that repeats an answer does not bring back what a newer document replaced", async () => {
    const old = await createDocument(token, shopAnswers);
    await createDocument(token, { ...shopAnswers, type: "terms", companyName: "ООО «Ирис»" });
    // The owner changes the telephone of the older document; its name is still the old one.
    await edit(old.id, { ...shopAnswers, phone });
    const passport = await readPassport(token, (await onlySite()).id);
    expect(valuesOf(passport)).toMatchObject({ companyName: "ООО «Ирис»", phone });
    const { touched: differing } = await touched((await onlySite()).id);
    expect(differing.map(({ id }) => id)).toContain(old.id);
  });

  test("an edition that says nothing new makes no edition of the passport", async () => {
    const document = await createDocument(token, shopAnswers);
    await edit(document.id, { ...shopAnswers, consentPurpose: undefined });
    await createDocument(token, { ...shopAnswers, type: "terms" });
    expect((await onlySite()).edition).toBe(1);
  });

  test("a new edition with another address takes the document to the site of that address", async () => {
    const document = await createDocument(token, shopAnswers);
    await edit(document.id, { ...shopAnswers, websiteUrl: "https://drugaya.ru" });
    const sites = await listSites(token);
    const counts = await Promise.all(
      sites.map(async ({ id, address }) => [address, (await readSite(token, id)).documents.length]),
    );
    expect(Object.fromEntries(counts)).toEqual({ "drugaya.ru": 1, "romashka.ru": 0 });
  });

  test("the site says what it has of what it needs, and what to do next", async () => {
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
    expect((await touched(site.id)).touched).toEqual([]);
  });

  test("a document in which something is left to write in is there and not ready", async () => {
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

  test("its documents keep the month's limit and the messages of creation", async () => {
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

  test("an empty site takes an address once, and makes no document before its facts are there", async () => {
    const response = await postSite(token, { address: "WWW.Romashka.ru/путь", name: " Магазин " });
    expect(response.status).toBe(201);
    const site = await response.json();
    expect(site).toMatchObject({ name: "Магазин", address: "romashka.ru", documents: [] });
    expect((await postSite(token, { address: "https://romashka.ru" })).status).toBe(409);
    expect((await postSite(token, { address: "не адрес" })).status).toBe(400);
    const made = await siteCalls.createDocuments(site.id, {
      token,
      json: { documents: [{ type: "privacy" }] },
    });
    expect(await made.json()).toMatchObject({
      documents: [],
      leftOut: [
        {
          code: "VALIDATION",
          message: expect.stringContaining("Название компании или ФИО обязательно"),
        },
      ],
    });
    await createDocument(token, shopAnswers);
    expect((await onlySite()).name).toBe("Магазин");
  });

  test("a change of a fact names the documents it touches; a trial saves nothing", async () => {
    const policy = await createDocument(token, shopAnswers);
    const rules = await createDocument(token, returnRules);
    const { id } = await onlySite();
    const passport = await readPassport(token, id);
    const json = { ...valuesOf(passport), legalAddress: "190000, г. Санкт-Петербург" };
    const search = `?after=${passport.edition}`;
    const trial = await siteCalls.changePassport(id, {
      token,
      json,
      search: `${search}&dryRun=true`,
    });
    const tried = await trial.json();
    expect(tried).toMatchObject({ saved: false, edition: 2 });
    expect(tried.touched.map((one: { id: string }) => one.id).sort()).toEqual(
      [policy.id, rules.id].sort(),
    );
    const { added, removed, changed } = tried.touched[0].comparison.counts;
    expect(added + removed + changed).toBeGreaterThan(0);
    expect((await onlySite()).edition).toBe(1);
    // Only the policy says who answers for the data.
    const responsible = { ...valuesOf(passport), responsiblePersonName: "Кузнецова Мария" };
    const other = await siteCalls.changePassport(id, { token, json: responsible, search });
    expect(await other.json()).toMatchObject({ saved: true, touched: [{ id: policy.id }] });
    const stale = await siteCalls.changePassport(id, { token, json, search });
    expect(stale.status).toBe(409);
    expect((await readPassport(token, id)).facts.responsiblePersonName).toMatchObject({
      value: "Кузнецова Мария",
    });
  });

  test("facts that did not change keep their day, and a passport saved as it is stays", async () => {
    await createDocument(token, shopAnswers);
    const { id } = await onlySite();
    const facts = {
      websiteUrl: { value: "https://romashka.ru", origin: "preset", date: "2026-01-01" },
      phone: { value: phone, origin: "answered", date: "2026-01-02" },
    };
    await database.client.site.update({ where: { id }, data: { passport: facts } });
    const same = { websiteUrl: "romashka.ru", phone };
    await siteCalls.changePassport(id, { token, search: "?after=1", json: same });
    expect(await readPassport(token, id)).toMatchObject({ edition: 1, facts });
    const changed = { ...same, phone: "", contactEmail: "a@romashka.ru" };
    await siteCalls.changePassport(id, { token, search: "?after=1", json: changed });
    const passport = await readPassport(token, id);
    expect(passport.edition).toBe(2);
    expect(passport.facts).toEqual({
      websiteUrl: facts.websiteUrl,
      contactEmail: { value: "a@romashka.ru", origin: "answered", date: expect.any(String) },
    });
  });

  test("a wrong fact is refused by its name, and so is one that is none", async () => {
    await createDocument(token, shopAnswers);
    const { id } = await onlySite();
    const json = {
      websiteUrl: "romashka.ru",
      contactEmail: "не почта",
      inn: "12",
      type: "privacy",
    };
    const response = await siteCalls.changePassport(id, { token, search: "?after=1", json });
    expect(response.status).toBe(400);
    const { fieldErrors } = await response.json();
    expect(fieldErrors).toMatchObject({
      contactEmail: ["Некорректный email"],
      inn: [expect.stringContaining("ИНН")],
      type: ["Неизвестное поле"],
    });
    expect(
      (await siteCalls.changePassport(id, { token, search: "?after=1", json: {} })).status,
    ).toBe(400);
  });

  test("all touched documents get their editions in one step, the others none", async () => {
    const policy = await createDocument(token, shopAnswers);
    const rules = await createDocument(token, returnRules);
    const { id } = await onlySite();
    const json = { ...valuesOf(await readPassport(token, id)), responsiblePersonName: "Кузнецова" };
    await siteCalls.changePassport(id, { token, search: "?after=1", json });
    const documents = [policy, rules].map((one) => ({ id: one.id, after: 1 }));
    const response = await siteCalls.createEditions(id, {
      token,
      json: { passport: 2, documents },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      documents: [{ id: policy.id, name: policy.name, edition: 2 }],
    });
    expect(await touched(id)).toEqual({ passport: 2, touched: [] });
    expect((await onlySite()).edition).toBe(2);
    const read = await (await documentCalls.read(policy.id, { token })).json();
    expect(read.formData.responsiblePersonName).toBe("Кузнецова");
  });

  test("editions are made all or none", async () => {
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
    // The same call once more finds nothing to change, and is told of the newer editions all the same.
    expect((await siteCalls.createEditions(id, { token, json: of(1) })).status).toBe(409);
    expect((await listDocuments(token)).map(({ edition }) => edition)).toEqual([2, 2]);
  });

  test("a document keeps what is its own: its consent's purpose and custom clauses", async () => {
    const consent = { ...shopAnswers, type: "consent", consentPurpose: "newsletter" };
    const made = await createDocument(token, consent);
    const { id } = await onlySite();
    const json = { ...valuesOf(await readPassport(token, id)), companyName: "ООО «Ирис»" };
    await siteCalls.changePassport(id, { token, search: "?after=1", json });
    const documents = [{ id: made.id, after: 1 }];
    await siteCalls.createEditions(id, { token, json: { passport: 2, documents } });
    const read = await (await documentCalls.read(made.id, { token })).json();
    expect(read).toMatchObject({
      edition: 2,
      formData: { consentPurpose: "newsletter", companyName: "ООО «Ирис»" },
    });
  });

  test("another address moves the site, unless the owner has a site there", async () => {
    await createDocument(token, shopAnswers);
    await postSite(token, { address: "zanyato.ru" });
    const site = (await listSites(token)).find(({ address }) => address === "romashka.ru");
    const id = site?.id ?? "";
    const values = valuesOf(await readPassport(token, id));
    const move = (websiteUrl: string) =>
      siteCalls.changePassport(id, { token, search: "?after=1", json: { ...values, websiteUrl } });
    const taken = await move("zanyato.ru");
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ fieldErrors: { websiteUrl: [expect.any(String)] } });
    expect((await move("https://romashka.shop")).status).toBe(200);
    expect(await readSite(token, id)).toMatchObject({
      address: "romashka.shop",
      name: "romashka.shop",
      edition: 2,
    });
  });

  test("a site is renamed; deleted, it leaves its documents", async () => {
    const document = await createDocument(token, shopAnswers);
    const { id } = await onlySite();
    const renamed = await siteCalls.rename(id, { token, json: { name: "Ромашка" } });
    expect(await renamed.json()).toMatchObject({ name: "Ромашка", address: "romashka.ru" });
    expect((await siteCalls.rename(id, { token, json: { name: " " } })).status).toBe(400);
    const removed = await siteCalls.remove(id, { token });
    expect(await removed.json()).toMatchObject({ documents: 1 });
    expect((await siteCalls.read(id, { token })).status).toBe(404);
    expect(await listSites(token)).toEqual([]);
    expect((await documentCalls.read(document.id, { token })).status).toBe(200);
    await edit(document.id, { ...shopAnswers, phone });
    expect((await readSite(token, (await onlySite()).id)).documents).toHaveLength(1);
  });

  test("a document that is deleted leaves its site and what is known of it", async () => {
    const document = await createDocument(token, shopAnswers);
    const before = await onlySite();
    await documentCalls.remove(document.id, { token });
    const after = await onlySite();
    expect(after.papers.made).toBe(0);
    expect(await readPassport(token, after.id)).toEqual(await readPassport(token, before.id));
  });

  test("calls of every kind at once lock nobody out", async () => {
    const types = ["privacy", "terms", "cookie", "offer"];
    const made: { id: string }[] = [];
    for (const type of types) made.push(await createDocument(token, { ...shopAnswers, type }));
    const { id } = await onlySite();
    const values = valuesOf(await readPassport(token, id));
    const companyName = "ООО «Ирис»";
    await siteCalls.changePassport(id, {
      token,
      search: "?after=1",
      json: { ...values, companyName },
    });
    const documents = made.map((document) => ({ id: document.id, after: 1 }));
    const round = (n: number) => [
      postDocument(token, { ...shopAnswers, phone: `+7 ${n}` }),
      edit(made[n % 4]?.id ?? "", { ...shopAnswers, type: types[n % 4], phone: `+7 1${n}` }),
      siteCalls.createEditions(id, { token, json: { passport: 2, documents } }),
      siteCalls.createEditions(id, {
        token,
        json: { passport: 2, documents: documents.toReversed() },
      }),
      siteCalls.changePassport(id, {
        token,
        search: "?after=2",
        json: { ...values, companyName, phone: `+7 2${n}` },
      }),
      siteCalls.rename(id, { token, json: { name: `Сайт ${n}` } }),
      ...(n === 5 ? [siteCalls.remove(id, { token })] : []),
    ];
    const responses = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].flatMap(round));
    const others = responses.map(({ status }) => status).filter((status) => status >= 500);
    expect(others).toEqual([]);
    const stored = await database.client.documentVersion.count();
    const newest = await database.client.userDocument.aggregate({ _sum: { edition: true } });
    expect(stored).toBe(newest._sum.edition);
  });

  test("nobody else reads or changes it", async () => {
    const document = await createDocument(token, shopAnswers);
    const { id } = await onlySite();
    const stranger = await registerUser();
    const options = { token: stranger.token };
    const responses = await Promise.all([
      siteCalls.read(id, options),
      siteCalls.rename(id, { ...options, json: { name: "Моё" } }),
      siteCalls.readPassport(id, options),
      siteCalls.changePassport(id, {
        ...options,
        search: "?after=1",
        json: { websiteUrl: "romashka.ru" },
      }),
      siteCalls.createDocuments(id, { ...options, json: { documents: [{ type: "terms" }] } }),
      siteCalls.listTouched(id, options),
      siteCalls.createEditions(id, {
        ...options,
        json: { passport: 1, documents: [{ id: document.id, after: 1 }] },
      }),
      siteCalls.remove(id, options),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect(await listSites(stranger.token)).toEqual([]);
    expect((await onlySite()).edition).toBe(1);
  });
});
