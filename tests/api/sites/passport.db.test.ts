import { beforeEach, expect, test } from "vitest";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { createDocument, documentCalls } from "@/tests/support/api/documents/document-calls";
import {
  listOutdated,
  newPremiumOwner,
  readOnlySite,
  readPassport,
  returnPolicyAnswers,
  siteCalls,
  valuesOf,
} from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const phone = "+7 495 123-45-67";
describeOnDatabases("the passport of a site", (database) => {
  let token: string;

  beforeEach(async () => {
    ({ token } = await newPremiumOwner(database));
  });

  const onlySite = () => readOnlySite(token);
  const edit = (id: string, answers: object, after = 1) =>
    documentCalls.createEdition(id, { token, search: `?after=${after}`, json: answers });

  test("contains the given answers and no default values of the form", async () => {
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

  test("contains no answer that concerns only one document", async () => {
    const consent = { ...shopAnswers, type: "consent", consentPurpose: "newsletter" };
    await createDocument(token, { ...consent, generateQr: true, qrData: "x", registrar: "R01" });
    const { facts } = await readPassport(token, (await onlySite()).id);
    const keys = ["type", "consentPurpose", "generateQr", "qrData", "registrar"];
    expect(Object.keys(facts).filter((key) => keys.includes(key))).toEqual([]);
  });

  test("prefers the newer answer and ignores an empty one", async () => {
    await createDocument(token, { ...shopAnswers, phone });
    await createDocument(token, { ...returnPolicyAnswers, companyName: "ООО «Новая ромашка»" });
    const passport = await readPassport(token, (await onlySite()).id);
    expect(valuesOf(passport)).toMatchObject({
      companyName: "ООО «Новая ромашка»",
      phone,
      processingPurposes: shopAnswers.processingPurposes,
    });
    expect(passport.edition).toBe(2);
  });

  test("loses a fact that a new edition removes, and keeps it in its own earlier edition", async () => {
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

  test("keeps the answer of a newer document when an older document repeats its own", async () => {
    const old = await createDocument(token, shopAnswers);
    await createDocument(token, { ...shopAnswers, type: "terms", companyName: "ООО «Ирис»" });
    // The owner changes the telephone of the older document; its name is still the old one.
    await edit(old.id, { ...shopAnswers, phone });
    const passport = await readPassport(token, (await onlySite()).id);
    expect(valuesOf(passport)).toMatchObject({ companyName: "ООО «Ирис»", phone });
    const { touched: differing } = await listOutdated(token, (await onlySite()).id);
    expect(differing.map(({ id }) => id)).toContain(old.id);
  });

  test("gets no new edition when an edition of a document changes no fact", async () => {
    const document = await createDocument(token, shopAnswers);
    await edit(document.id, { ...shopAnswers, consentPurpose: undefined });
    await createDocument(token, { ...shopAnswers, type: "terms" });
    expect((await onlySite()).edition).toBe(1);
  });

  test("lists the documents that a change affects, and saves nothing in a dry run", async () => {
    const policy = await createDocument(token, shopAnswers);
    const rules = await createDocument(token, returnPolicyAnswers);
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

  test("keeps the day of unchanged facts and gets no new edition when nothing changed", async () => {
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

  test("rejects wrong and unknown facts by field", async () => {
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
});
