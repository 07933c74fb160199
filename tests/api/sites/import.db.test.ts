import { beforeEach, expect, test } from "vitest";
import * as previewRoute from "@/app/api/sites/import/preview/route";
import * as importRoute from "@/app/api/sites/import/route";
import { importMessages as messages } from "@/content/sites/import";
import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type {
  ImportedSites,
  ImportPreview,
  UndoneImport,
} from "@/lib/features/sites/import/schema";
import { maxSites } from "@/lib/features/sites/schema";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import {
  listSites,
  postSite,
  readPassport,
  siteCalls,
  valuesOf,
} from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const today = toMoscowDate(new Date());
const table = [
  "Адрес сайта;Название;Кто владелец;Владелец;ИНН;ОГРН;Почта",
  "vasilek.ru;Василёк;ООО;ООО «Василёк»;7712345671;1027712345671;info@vasilek.ru",
  "astra.ru;;физлицо;Петрова Анна;;;anna@astra.ru",
].join("\n");

/** docs/specification/cabinet.md#my-sites */
describeOnDatabases("the import of sites", (database) => {
  let owner: RegisteredUser;
  let token: string;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
  });

  const preview = async (text: string): Promise<ImportPreview> => {
    const options = { token, json: { text } };
    const response = await call(previewRoute.POST, "/api/sites/import/preview", options);
    expect(response.status).toBe(200);
    return (await response.json()) as ImportPreview;
  };
  const send = (json: object, by = token) =>
    call(importRoute.POST, "/api/sites/import", { token: by, json });
  const bring = async (text: string): Promise<ImportedSites> => {
    const response = await send({ text });
    expect(response.status).toBe(201);
    return (await response.json()) as ImportedSites;
  };
  const undo = (sites: readonly string[], by = token) =>
    call(importRoute.DELETE, "/api/sites/import", {
      method: "DELETE",
      token: by,
      json: { sites },
    });
  const addresses = async () => (await listSites(token)).map(({ address }) => address);

  test("previews the new, known and faulty rows and stores nothing", async () => {
    await postSite(token, { address: "astra.ru" });
    const shown = await preview(`${table}\nромашка;;;;;;`);
    expect(shown).toMatchObject({ fresh: 1, known: 1, faulty: 1, refusal: null, problems: [] });
    expect(shown.rows[0]).toEqual({
      line: 2,
      address: "vasilek.ru",
      name: "Василёк",
      state: "fresh",
      problems: [],
      values: [
        { label: "Кто владелец сайта", value: "Юридическое лицо или ИП" },
        {
          label: "Название организации или фамилия, имя и отчество",
          value: "ООО «Василёк»",
        },
        { label: "ИНН", value: "7712345671" },
        { label: "ОГРН или ОГРНИП", value: "1027712345671" },
        { label: "Электронная почта для обращений", value: "info@vasilek.ru" },
      ],
    });
    expect(shown.rows[2]).toMatchObject({
      line: 4,
      state: "faulty",
      problems: [{ column: "Адрес сайта", message: "Некорректный URL сайта" }],
    });
    expect(await addresses()).toEqual(["astra.ru"]);
  });

  test("stores the sites in the order of the table, with unconfirmed facts", async () => {
    const { sites, known, skipped } = await bring(table);
    expect({ known, skipped }).toEqual({ known: 0, skipped: 0 });
    expect(sites.map(({ name, address }) => [name, address])).toEqual([
      ["Василёк", "vasilek.ru"],
      ["astra.ru", "astra.ru"],
    ]);
    expect(await listSites(token)).toMatchObject([
      { id: sites[0]?.id, unconfirmed: 4, owner: "ООО «Василёк»" },
      { id: sites[1]?.id, unconfirmed: 3, owner: "Петрова Анна" },
    ]);
    const { facts } = await readPassport(token, sites[0]?.id ?? "");
    expect(facts).toMatchObject({
      websiteUrl: { value: "https://vasilek.ru", origin: "answered", date: today },
      inn: { value: "7712345671", origin: "imported", date: today },
    });
  });

  test("creates no document until the owner has confirmed the imported facts", async () => {
    const { sites } = await bring(table);
    const id = sites[0]?.id ?? "";
    const make = async () => {
      const json = { documents: [{ type: "privacy" }] };
      const response = await siteCalls.createDocuments(id, { method: "POST", token, json });
      return (await response.json()) as { documents: object[]; leftOut: { message: string }[] };
    };
    const early = await make();
    expect(early.documents).toEqual([]);
    expect(early.leftOut[0]?.message).toMatch(
      /^Сначала подтвердите то, что взято из таблицы: «.*«Электронная почта для обращений»/,
    );
    const passport = await readPassport(token, id);
    const saved = await siteCalls.changePassport(id, {
      token,
      search: `?after=${passport.edition}`,
      json: valuesOf(passport),
    });
    expect(saved.status).toBe(200);
    expect((await readPassport(token, id)).facts.inn).toMatchObject({ origin: "answered" });
    expect((await make()).leftOut).toEqual([]);
    expect(await listSites(token)).toMatchObject([{ unconfirmed: 0 }, { unconfirmed: 3 }]);
  });

  test("stores nothing when a row is faulty, unless faulty rows are skipped", async () => {
    const text = `${table}\nромашка;;;;;;\nastra.ru/о-нас;;;;;;`;
    const refused = await send({ text });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: { text: [messages.faulty(2)] } });
    expect(await addresses()).toEqual([]);
    const response = await send({ text, skipFaulty: true });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ sites: [{}, {}], skipped: 2 });
    expect((await send({ text: "ни одного столбца" })).status).toBe(400);
  });

  test("leaves existing sites unchanged, also when the table is sent twice in parallel", async () => {
    await createDocument(token, { ...shopAnswers, websiteUrl: "https://vasilek.ru" });
    const before = await listSites(token);
    const [first, second] = await Promise.all([bring(table), bring(table)]);
    expect([...first.sites, ...second.sites].map(({ address }) => address)).toEqual(["astra.ru"]);
    expect((await addresses()).toSorted()).toEqual(["astra.ru", "vasilek.ru"]);
    expect(await listSites(token)).toContainEqual(before[0]);
  });

  test("rejects the whole table when it exceeds the number of sites per user", async () => {
    await database.client.site.createMany({
      data: Array.from({ length: maxSites - 1 }, (_, at) => ({
        id: newId(),
        userId: owner.id,
        name: `сад ${at}`,
        address: `sad-${at}.ru`,
        passportAt: new Date(),
      })),
    });
    expect(await preview(table)).toMatchObject({ refusal: messages.tooMany(maxSites, 1) });
    const response = await send({ text: table });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: messages.tooMany(maxSites, 1) });
    expect(await database.client.site.count()).toBe(maxSites - 1);
    // Sites that are there already take no place.
    await bring("Сайт\nsad-1.ru\nastra.ru");
  });

  test("is undone except for sites that were changed since", async () => {
    const { sites } = await bring(table);
    const ids = sites.map(({ id }) => id);
    const passport = await readPassport(token, ids[1] ?? "");
    await siteCalls.changePassport(ids[1] ?? "", {
      token,
      search: `?after=${passport.edition}`,
      json: valuesOf(passport),
    });
    const otherUser = await registerUser();
    expect((await undo(ids, otherUser.token)).status).toBe(404);
    const response = await undo(ids);
    expect(response.status).toBe(200);
    expect((await response.json()) as UndoneImport).toEqual({
      deleted: [ids[0]],
      kept: [{ id: ids[1], name: "astra.ru", address: "astra.ru" }],
    });
    expect(await addresses()).toEqual(["astra.ru"]);
    expect((await undo(ids)).status).toBe(404);
  });
});
