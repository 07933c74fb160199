import { beforeEach, expect, test } from "vitest";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { registerUser } from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  createDraft,
  documentCalls,
  postDocument,
} from "@/tests/support/api/documents/document-calls";
import {
  listSites,
  newPremiumOwner,
  postSite,
  readOnlySite,
  readPassport,
  readSite,
  siteCalls,
  valuesOf,
} from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const phone = "+7 495 123-45-67";

describeOnDatabases("sites", (database) => {
  let token: string;

  beforeEach(async () => {
    ({ token } = await newPremiumOwner(database));
  });

  const onlySite = () => readOnlySite(token);
  const edit = (id: string, answers: object, after = 1) =>
    documentCalls.createEdition(id, { token, search: `?after=${after}`, json: answers });

  test("are created with the first document of an address, for every spelling of it", async () => {
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

  test("are created once for twenty documents created in parallel", async () => {
    const types = ["privacy", "terms", "cookie", "offer", "return"];
    const created = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        postDocument(token, { ...shopAnswers, type: types[at % types.length], phone: `+7 ${at}` }),
      ),
    );
    expect(created.map(({ status }) => status)).toEqual(created.map(() => 201));
    const site = await onlySite();
    expect((await readSite(token, site.id)).documents).toHaveLength(20);
    const editions = await database.client.sitePassportEdition.count();
    expect(site.edition).toBe(editions + 1);
  });

  test("are not created by a draft until it becomes a document", async () => {
    const draft = await createDraft(token, { websiteUrl: "romashka.ru" });
    expect(await listSites(token)).toEqual([]);
    expect((await postDocument(token, shopAnswers, `?draft=${draft.id}`)).status).toBe(201);
    const { documents } = await readSite(token, (await onlySite()).id);
    expect(documents.map(({ document }) => document.id)).toEqual([draft.id]);
  });

  test("do not change the response of a document's creation", async () => {
    const response = await postDocument(token);
    const { document, ...rest } = await response.json();
    expect(rest).toEqual({ warnings: [] });
    expect(Object.keys(document)).not.toContain("siteId");
  });

  test("receive a document whose new edition has their address", async () => {
    const document = await createDocument(token, shopAnswers);
    await edit(document.id, { ...shopAnswers, websiteUrl: "https://drugaya.ru" });
    const sites = await listSites(token);
    const counts = await Promise.all(
      sites.map(async ({ id, address }) => [address, (await readSite(token, id)).documents.length]),
    );
    expect(Object.fromEntries(counts)).toEqual({ "drugaya.ru": 1, "romashka.ru": 0 });
  });

  test("without documents have a unique address and create no document until the facts are complete", async () => {
    const response = await postSite(token, { address: "WWW.Romashka.ru/путь", name: " Магазин " });
    expect(response.status).toBe(201);
    const site = await response.json();
    expect(site).toMatchObject({ name: "Магазин", address: "romashka.ru", documents: [] });
    expect((await postSite(token, { address: "https://romashka.ru" })).status).toBe(409);
    expect((await postSite(token, { address: "не адрес" })).status).toBe(400);
    const created = await siteCalls.createDocuments(site.id, {
      token,
      json: { documents: [{ type: "privacy" }] },
    });
    expect(await created.json()).toMatchObject({
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

  test("get another address, but return 409 when the owner has a site there", async () => {
    await createDocument(token, shopAnswers);
    await postSite(token, { address: "zanyato.ru" });
    const site = (await listSites(token)).find(({ address }) => address === "romashka.ru");
    const id = site?.id ?? "";
    const values = valuesOf(await readPassport(token, id));
    const move = (websiteUrl: string) =>
      siteCalls.changePassport(id, { token, search: "?after=1", json: { ...values, websiteUrl } });
    const response = await move("zanyato.ru");
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      fieldErrors: { websiteUrl: [expect.any(String)] },
    });
    expect((await move("https://romashka.shop")).status).toBe(200);
    expect(await readSite(token, id)).toMatchObject({
      address: "romashka.shop",
      name: "romashka.shop",
      edition: 2,
    });
  });

  test("can be renamed, and keep their documents after they are deleted", async () => {
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

  test("keep their passport when their only document is deleted", async () => {
    const document = await createDocument(token, shopAnswers);
    const before = await onlySite();
    await documentCalls.remove(document.id, { token });
    const after = await onlySite();
    expect(after.papers.made).toBe(0);
    expect(await readPassport(token, after.id)).toEqual(await readPassport(token, before.id));
  });

  test("respond without a server error under parallel calls of every kind", async () => {
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

  test("return 404 to another user on every call", async () => {
    const document = await createDocument(token, shopAnswers);
    const { id } = await onlySite();
    const otherUser = await registerUser();
    const options = { token: otherUser.token };
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
      siteCalls.listOutdated(id, options),
      siteCalls.createEditions(id, {
        ...options,
        json: { passport: 1, documents: [{ id: document.id, after: 1 }] },
      }),
      siteCalls.remove(id, options),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect(await listSites(otherUser.token)).toEqual([]);
    expect((await onlySite()).edition).toBe(1);
  });
});
