import { beforeEach, expect, test } from "vitest";
import * as exportRoute from "@/app/api/user/export/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { deleteOldRequests } from "@/lib/features/requests/mutations";
import type { OpenRequests, PersonRequest } from "@/lib/features/requests/responses";
import { addDays, addMonths } from "@/lib/russian/working-calendar";
import { call } from "@/tests/support/api/calls/api-call";
import { createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import {
  buildRequest,
  createRequest,
  requestCalls,
} from "@/tests/support/api/duties/request-calls";
import { postSite, siteCalls } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const today = () => toMoscowDate(new Date());
const daysAgo = (count: number) => addDays(today(), -count);

/** docs/specification/requests.md#the-register */
describeOnDatabases("the register of requests", (database) => {
  let token: string;
  let site: string;

  beforeEach(async () => {
    await database.clear();
    ({ token } = await createSignedInUser(database.client));
    ({ id: site } = await (await postSite(token, { address: "romashka.example" })).json());
  });

  const open = async (): Promise<OpenRequests> => (await requestCalls.open(site, { token })).json();
  const extend = (id: string, json: object) => requestCalls.extend(site, id, { token, json });
  const answer = (id: string, json: object) => requestCalls.answer(site, id, { token, json });
  const codeOf = async (response: Response) => [response.status, (await response.json()).code];

  test("stores the person, the kind and the term of a request", async () => {
    const received = daysAgo(2);
    const entry = await createRequest(token, site, { kind: "withdrawal", receivedOn: received });
    expect(entry).toMatchObject({
      kind: "withdrawal",
      channel: "email",
      receivedOn: received,
      details: { person: "Тайный Проситель", incoming: "вх-12" },
      dues: [{ duty: "withdrawal", date: addDays(received, 30), isForecast: false }],
      canExtend: false,
      extension: null,
      answer: null,
      keptUntil: addMonths(received, 36),
    });
    const read = await requestCalls.read(site, entry.id, { token });
    expect(await read.json()).toEqual(entry);
  });

  test("lists the nearest term first", async () => {
    const months = await createRequest(token, site, { kind: "withdrawal", receivedOn: daysAgo(1) });
    const unlawful = await createRequest(token, site, { kind: "unlawful" });
    const access = await createRequest(token, site, { kind: "access" });
    const { open: listed, today: day, operator } = await open();
    expect(listed.map(({ id }) => id)).toEqual([unlawful.id, access.id, months.id]);
    expect(listed[0]?.dues.map(({ duty }) => duty)).toEqual([
      "unlawfulStop",
      "unlawfulDestruction",
    ]);
    expect(day).toBe(today());
    expect(operator).toEqual({ name: "", inn: "", address: "", email: "" });
  });

  test("stores the data about people encrypted and unreadable in another row", async () => {
    const { id } = await createRequest(token, site, {});
    await extend(id, { extendedOn: today(), reason: "Тайная причина" });
    await answer(id, { answeredOn: today(), outcome: "done", note: "Тайный ответ" });
    const [row] = await database.client.siteRequest.findMany();
    const stored = JSON.stringify(row);
    expect(stored).toContain("v1.");
    for (const secret of ["Тайн", "вх-12", "телефон", "причина", "ответ"]) {
      expect(stored).not.toContain(secret);
    }
    // Copied into another row it cannot be decrypted: `details` is null, and reading does not fail.
    const other = await createRequest(token, site, { person: "Другой" });
    await database.client.siteRequest.update({
      where: { id: other.id },
      data: { details: row?.details ?? "" },
    });
    const read: PersonRequest = await (await requestCalls.read(site, other.id, { token })).json();
    expect(read.details).toBeNull();
  });

  test("extends a term only once and only with a reason", async () => {
    const { id, dues, canExtend } = await createRequest(token, site, { receivedOn: daysAgo(1) });
    expect(canExtend).toBe(true);
    const reason = "Данные собираем из трёх систем.";
    expect(await codeOf(await extend(id, { extendedOn: today(), reason: " \n " }))).toEqual([
      400,
      "VALIDATION",
    ]);
    expect(await codeOf(await extend(id, { extendedOn: today() }))).toEqual([400, "VALIDATION"]);
    expect(await codeOf(await extend(id, { extendedOn: daysAgo(2), reason }))).toEqual([
      400,
      "VALIDATION",
    ]);
    const responses = await Promise.all(
      [1, 2, 3].map(() => extend(id, { extendedOn: today(), reason })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const after: PersonRequest = await (await requestCalls.read(site, id, { token })).json();
    expect(after).toMatchObject({ canExtend: false, extension: { extendedOn: today(), reason } });
    expect((after.dues[0]?.date ?? "") > (dues[0]?.date ?? "")).toBe(true);
    expect(await codeOf(await extend(id, { extendedOn: today(), reason }))).toEqual([
      409,
      "CONFLICT",
    ]);
  });

  test("does not extend a correction, an expired term or an answered request", async () => {
    const reason = "Нужно время";
    const correction = await createRequest(token, site, { kind: "correction" });
    expect(correction.canExtend).toBe(false);
    expect((await extend(correction.id, { extendedOn: today(), reason })).status).toBe(409);
    const late = await createRequest(token, site, { receivedOn: daysAgo(50) });
    expect((await extend(late.id, { extendedOn: today(), reason })).status).toBe(400);
    const answered = await createRequest(token, site, {});
    await answer(answered.id, { answeredOn: today(), outcome: "done" });
    expect((await extend(answered.id, { extendedOn: today(), reason })).status).toBe(409);
  });

  test("lists answered requests by pages and allows changing the answer", async () => {
    for (const incoming of ["1", "2", "3"]) {
      const { id } = await createRequest(token, site, { incoming, receivedOn: daysAgo(3) });
      const answered = await answer(id, {
        answeredOn: daysAgo(1),
        outcome: "refused",
        outgoing: "7",
      });
      expect(answered.status).toBe(200);
    }
    expect((await open()).open).toEqual([]);
    const page = await requestCalls.answered(site, { token, search: "?limit=2" });
    const first: PersonRequest[] = await page.json();
    expect(first.map(({ details }) => details?.incoming)).toEqual(["3", "2"]);
    const next = /<[^?]*(\?[^>]*)>/.exec(page.headers.get("link") ?? "")?.[1];
    const rest: PersonRequest[] = await (
      await requestCalls.answered(site, { token, search: next ?? "" })
    ).json();
    expect(rest.map(({ details }) => details?.incoming)).toEqual(["1"]);
    expect(rest[0]?.answer).toEqual({
      answeredOn: daysAgo(1),
      outcome: "refused",
      details: { outgoing: "7", note: "" },
    });
    expect(rest[0]?.keptUntil).toBe(addMonths(daysAgo(1), 36));
    const corrected = await answer(rest[0]?.id ?? "", { answeredOn: today(), outcome: "done" });
    expect((await corrected.json()).answer).toMatchObject({ answeredOn: today(), outcome: "done" });
  });

  test("rejects impossible days of receipt and answer", async () => {
    const add = (receivedOn: string) =>
      requestCalls.add(site, { token, json: buildRequest({ receivedOn }) });
    for (const day of [addDays(today(), 1), addMonths(daysAgo(1), -36), "2026-02-30", "вчера"]) {
      const response = await add(day);
      expect(response.status, day).toBe(400);
      expect((await response.json()).fieldErrors).toHaveProperty("receivedOn");
    }
    const { id } = await createRequest(token, site, { receivedOn: daysAgo(1) });
    for (const day of [addDays(today(), 1), daysAgo(2)]) {
      expect((await answer(id, { answeredOn: day, outcome: "done" })).status, day).toBe(400);
    }
  });

  test("returns 404 to another user on every call", async () => {
    const { id } = await createRequest(token, site, {});
    const otherUser = await createSignedInUser(database.client);
    const own = await (await postSite(otherUser.token, { address: "drugoy.example" })).json();
    const as = { token: otherUser.token };
    const day = today();
    const responses = await Promise.all([
      requestCalls.open(site, as),
      requestCalls.add(site, { ...as, json: buildRequest({}) }),
      requestCalls.answered(site, as),
      requestCalls.calendar(site, as),
      requestCalls.read(site, id, as),
      requestCalls.read(own.id, id, as),
      requestCalls.extend(own.id, id, { ...as, json: { extendedOn: day, reason: "Так" } }),
      requestCalls.answer(own.id, id, { ...as, json: { answeredOn: day, outcome: "done" } }),
      requestCalls.mend(site, id, { ...as, json: { kind: "stop" } }),
      requestCalls.mend(own.id, id, { ...as, json: { kind: "stop" } }),
      requestCalls.remove(own.id, id, as),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect((await open()).open).toMatchObject([{ id, extension: null, answer: null }]);
  });

  test("deletes an entry and then returns 404", async () => {
    const { id } = await createRequest(token, site, {});
    expect((await requestCalls.remove(site, id, { token })).status).toBe(200);
    expect((await requestCalls.remove(site, id, { token })).status).toBe(404);
    expect(await database.client.siteRequest.count()).toBe(0);
  });

  test("accepts at most two hundred open requests", async () => {
    const { id } = await createRequest(token, site, {});
    const row = await database.client.siteRequest.findUniqueOrThrow({ where: { id } });
    await database.client.siteRequest.createMany({
      data: Array.from({ length: 198 }, (_, at) => ({ ...row, id: String(at).padStart(24, "0") })),
    });
    const add = () => requestCalls.add(site, { token, json: buildRequest({}) });
    const statuses = (await Promise.all([add(), add()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });

  test("deletes requests three years after their answer, or after receipt when unanswered", async () => {
    const created = await Promise.all([1, 2, 3, 4].map(() => createRequest(token, site, {})));
    const [answeredLately, answeredLongAgo, openLately, openLongAgo] = created.map(({ id }) => id);
    const years = (days: number) => addDays(addMonths(today(), -36), days);
    const set = (id: string | undefined, data: object) =>
      database.client.siteRequest.update({ where: { id: id ?? "" }, data });
    await set(answeredLately, { receivedOn: years(-30), answeredOn: years(0) });
    await set(answeredLongAgo, { receivedOn: years(-30), answeredOn: years(-1) });
    await set(openLately, { receivedOn: years(0) });
    await set(openLongAgo, { receivedOn: years(-1) });
    expect(await deleteOldRequests(database.client, new Date())).toBe(2);
    const remaining = await database.client.siteRequest.findMany({ select: { id: true } });
    expect(remaining.map(({ id }) => id).sort()).toEqual([answeredLately, openLately].sort());
  });

  test("is part of the data export and is deleted with the site", async () => {
    const { id } = await createRequest(token, site, {});
    await answer(id, { answeredOn: today(), outcome: "done", note: "Отправили список" });
    const copy = await (await call(exportRoute.GET, "/api/user/export", { token })).json();
    expect(copy.sites[0].requests).toMatchObject([
      {
        id,
        details: { person: "Тайный Проситель" },
        answer: { details: { note: "Отправили список" } },
      },
    ]);
    await siteCalls.remove(site, { token });
    expect(await database.client.siteRequest.count()).toBe(0);
  });

  test("exports its open terms to a calendar file without data about people", async () => {
    const { dues } = await createRequest(token, site, { kind: "unlawful" });
    const answered = await createRequest(token, site, {});
    await answer(answered.id, { answeredOn: today(), outcome: "done" });
    const response = await requestCalls.calendar(site, { token });
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const file = await response.text();
    const unfolded = file.replaceAll("\r\n ", "");
    expect(unfolded.match(/^DTSTART;VALUE=DATE:(\d+)/gm)).toEqual(
      dues.map(({ date }) => `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`),
    );
    expect(unfolded).toContain("SUMMARY:romashka.example: прекратить неправомерную обработку");
    expect(unfolded).not.toMatch(/Тайн|вх-12|телефон/);
  });
});
