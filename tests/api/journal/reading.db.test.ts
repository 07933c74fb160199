import { beforeEach, expect, test } from "vitest";
import * as deletionRoute from "@/app/api/user/delete/route";
import * as exportRoute from "@/app/api/user/export/route";
import { insertRecords } from "@/lib/features/journal/insert-records";
import { saveConsentText } from "@/lib/features/journal/mutations";
import type { Journal, JournalRecord } from "@/lib/features/journal/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import type { ConsentRecord } from "@/lib/tools/consent-record";
import { readTable } from "@/lib/tools/read-table";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import {
  journalCalls,
  openJournal,
  recordOf,
  sha256,
  shownText,
  visitorOf,
} from "@/tests/support/api/sites/journal-calls";
import { textOfPdf } from "@/tests/support/documents/document-words/pdf";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("reading a journal", (database) => {
  let owner: RegisteredUser;
  let token: string;
  let site: { id: string; key: string };

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
    site = await openJournal(token);
  });

  const write = (receivedAt: string, more: Partial<ConsentRecord> = {}) =>
    insertRecords(database.client, [
      { siteId: site.id, receivedAt: new Date(receivedAt), record: recordOf(site.id, more) },
    ]);
  const list = async (search = "") => {
    const response = await journalCalls.list(site.id, { token, search });
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as JournalRecord[];
  };
  const idsOf = (records: JournalRecord[]) => records.map(({ id, seq }) => `${id} ${seq}`);
  const keepText = async (text = shownText) =>
    saveConsentText(
      await getDatabase(),
      site.id,
      { hash: sha256(text), text, edition: 1 },
      new Date("2026-11-01T09:00:00Z"),
    );

  test("filters the list by visitor id, Moscow day, event and source", async () => {
    await write("2026-11-10T20:59:59Z", { id: visitorOf(1) });
    await write("2026-11-10T21:00:00Z", { id: visitorOf(2) });
    await write("2026-11-12T12:00:00Z", { id: visitorOf(2), seq: 2, event: "withdrawn" });
    await write("2026-12-01T12:00:00Z", { id: visitorOf(3), source: "form" });
    expect(await list()).toHaveLength(4);
    expect(idsOf(await list(`?visitor=${visitorOf(2)}`))).toEqual([
      `${visitorOf(2)} 2`,
      `${visitorOf(2)} 1`,
    ]);
    // Days are Moscow's: 21:00 UTC is the next one.
    expect(idsOf(await list("?from=2026-11-11&to=2026-11-11"))).toEqual([`${visitorOf(2)} 1`]);
    expect(idsOf(await list("?event=withdrawn"))).toEqual([`${visitorOf(2)} 2`]);
    expect(idsOf(await list("?source=form&from=2026-12-01"))).toEqual([`${visitorOf(3)} 1`]);
    expect(await list("?event=changed")).toEqual([]);
  });

  test("returns each record once across pages, also records of the same instant", async () => {
    for (let at = 0; at < 25; at += 1) await write("2026-11-10T12:00:00Z", { id: visitorOf(at) });
    const seen: string[] = [];
    let search: string | null = "?limit=10&source=banner";
    while (search !== null) {
      const response = await journalCalls.list(site.id, { token, search });
      seen.push(...idsOf((await response.json()) as JournalRecord[]));
      search = /\?[^>]*/.exec(response.headers.get("link") ?? "")?.[0] ?? null;
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  test.each(["?from=2026-02-30", "?to=x", "?event=stolen", "?visitor=1", "?cursor=1", "?limit=0"])(
    "rejects %s",
    async (search) => {
      expect((await journalCalls.list(site.id, { token, search })).status).toBe(400);
    },
  );

  test("exports a CSV that Excel opens and that contains no formula", async () => {
    const id = `-${visitorOf(1).slice(1)}`;
    await write("2026-11-10T12:00:00.000Z", { id, page: '/a;"b"' });
    const response = await journalCalls.export(site.id, { token });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { rows, problems } = readTable(bytes.toString("utf8"), ";");
    expect(problems).toEqual([]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      expect.arrayContaining(["Время (Москва)", "Номер посетителя"]),
      [
        ...["10.11.2026 15:00:00", "2026-11-10T12:00:00.000Z", `'${id}`, "1", "Выбор сделан"],
        ...["баннер", "Статистика — да, Реклама — нет", '/a;"b"', "1", sha256(shownText)],
      ],
    ]);
    // Pasted as the table shows it, it is found.
    expect(await list(`?visitor=${encodeURIComponent(`'${id}`)}`)).toHaveLength(1);
  });

  test("exports every record of a long journal to CSV", async () => {
    const records = Array.from({ length: 2345 }, (_, at) => ({
      siteId: site.id,
      receivedAt: new Date("2026-11-10T12:00:00Z"),
      record: recordOf(site.id, { id: visitorOf(at) }),
    }));
    await insertRecords(database.client, records);
    const text = await (await journalCalls.export(site.id, { token })).text();
    expect(text.trim().split("\r\n")).toHaveLength(2346);
  });

  test("creates a PDF extract with all records of one visitor and the shown text with its hash", async () => {
    await keepText();
    await write("2026-11-10T12:00:00Z", { page: "/catalog", policy: sha256("политика") });
    await write("2026-11-20T12:00:00Z", { seq: 2, event: "withdrawn", text: sha256("другой") });
    await write("2026-11-10T13:00:00Z", { id: visitorOf(2), page: "/of-another" });
    const response = await journalCalls.extract(site.id, visitorOf(1), { token });
    expect(response.status).toBe(200);
    const text = await textOfPdf(new Uint8Array(await response.arrayBuffer()));
    const flat = text.replace(/\s+/g, "");
    for (const expected of [
      ...["Доказательство согласия", "romashka.example", visitorOf(1), "10.11.2026 15:00:00"],
      ...["Мы используем cookie.", "Принять / Отказаться", sha256(shownText), "Согласие отозвано"],
      ...["/catalog", sha256("политика"), `Текста с отпечатком ${sha256("другой")} в журнале нет`],
      "в сведениях о сайте не указан",
    ]) {
      expect(flat).toContain(expected.replace(/\s+/g, ""));
    }
    expect(flat).not.toContain("/of-another");
    expect((await journalCalls.extract(site.id, visitorOf(7), { token })).status).toBe(404);
  });

  test("returns a shown text unchanged and rejects another text under the same hash", async () => {
    await keepText();
    await keepText();
    const response = await journalCalls.text(site.id, sha256(shownText), { token });
    expect(sha256(await response.text())).toBe(sha256(shownText));
    expect((await journalCalls.text(site.id, sha256("x"), { token })).status).toBe(404);
    const wrong = { hash: sha256("a"), text: "b", edition: 1 };
    await expect(saveConsentText(await getDatabase(), site.id, wrong, new Date())).rejects.toThrow(
      /other words/,
    );
  });

  test("counts the last choice of each visitor who answered, and returns null without any", async () => {
    const read = async () =>
      (await (await journalCalls.read(site.id, { token })).json()) as Journal;
    expect((await read()).share).toBeNull();
    await write("2026-11-10T12:00:00Z", { id: visitorOf(1) });
    await write("2026-11-11T12:00:00Z", {
      id: visitorOf(1),
      seq: 2,
      event: "withdrawn",
      choice: { analytics: false, advertising: false },
    });
    await write("2026-11-12T12:00:00Z", { id: visitorOf(2), choice: { analytics: true } });
    await write("2026-11-12T12:00:00Z", { id: visitorOf(3), source: "form" });
    expect(await read()).toMatchObject({
      place: "ours",
      years: 3,
      firstAt: "2026-11-10T12:00:00.000Z",
      lastAt: "2026-11-12T12:00:00.000Z",
      share: { answered: 2, agreed: 1, byCategory: { analytics: 1, advertising: 0 } },
    });
  });

  test("requires the order before the journal moves to us, and the order lists what the law demands", async () => {
    const { id } = await openJournal(token, "other.example");
    await journalCalls.change(id, { token, json: { place: "own" } });
    const refused = await journalCalls.change(id, { token, json: { place: "ours" } });
    expect(await refused.json()).toMatchObject({
      fieldErrors: { isOrderGiven: ["Подтвердите поручение обработки"] },
    });
    const pdf = await journalCalls.order(id, { token });
    const text = (await textOfPdf(new Uint8Array(await pdf.arrayBuffer()))).replace(/\s+/g, " ");
    for (const item of [
      ...["Перечень персональных данных", "Цель обработки", "Исполнитель совершает действия"],
      ...["конфиденциальность", "на территории Российской Федерации", "статьёй 18.1"],
      ...["предоставлять документы", "статье 19", "ч. 3.1", "поручение ещё не дано"],
    ]) {
      expect(text).toContain(item);
    }
    const docx = await journalCalls.order(site.id, { token, search: "?format=docx" });
    expect(docx.headers.get("content-type")).toMatch(/wordprocessingml/);
  });

  test("deletes all records or those before a day at the owner's request", async () => {
    await write("2026-11-09T20:59:59Z", { id: visitorOf(1) });
    await write("2026-11-09T21:00:00Z", { id: visitorOf(2) });
    const before = { token, search: "?before=2026-11-10" };
    expect(await (await journalCalls.purge(site.id, before)).json()).toMatchObject({ records: 1 });
    expect(idsOf(await list())).toEqual([`${visitorOf(2)} 1`]);
    const all = await journalCalls.purge(site.id, { token });
    expect((await all.json()).message).toBe("Удалено: 1\u00a0запись");
    expect(await list()).toEqual([]);
  });

  test("includes the journal in the data export and deletes it with the account", async () => {
    await keepText();
    await write("2026-11-10T12:00:00Z");
    const copy = await (await call(exportRoute.GET, "/api/user/export", { token })).json();
    expect(copy.sites[0]).toMatchObject({
      journal: { place: "ours", years: 3 },
      consentTexts: [{ text: shownText }],
      consentRecords: [{ id: visitorOf(1), choice: { analytics: true, advertising: false } }],
    });
    const options = { method: "DELETE", token };
    expect((await call(deletionRoute.DELETE, "/api/user/delete", options)).status).toBe(200);
    expect(await database.client.consentRecord.count()).toBe(0);
    expect(await database.client.consentText.count()).toBe(0);
    expect(await database.client.siteJournal.count()).toBe(0);
  });

  test("returns 404 to another user on every call", async () => {
    await write("2026-11-10T12:00:00Z");
    const otherUser = await registerUser();
    const as = { token: otherUser.token };
    const answers = [
      await journalCalls.read(site.id, as),
      await journalCalls.change(site.id, { ...as, json: { years: 1 } }),
      await journalCalls.list(site.id, as),
      await journalCalls.purge(site.id, as),
      await journalCalls.export(site.id, as),
      await journalCalls.order(site.id, as),
      await journalCalls.extract(site.id, visitorOf(1), as),
      await journalCalls.text(site.id, sha256(shownText), as),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect((await answer.json()).message).toBe("Сайт не найден");
    }
    expect(await list()).toHaveLength(1);
  });
});
