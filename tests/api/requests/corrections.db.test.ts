import { beforeEach, expect, test } from "vitest";
import * as exportRoute from "@/app/api/user/export/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { PersonRequest } from "@/lib/features/requests/responses";
import { addDays } from "@/lib/russian/working-calendar";
import { call } from "@/tests/support/api/calls/api-call";
import { createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { readSiteDuties } from "@/tests/support/api/duties/duty-calls";
import { createRequest, requestCalls } from "@/tests/support/api/duties/request-calls";
import { postSite } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const today = toMoscowDate(new Date());
const daysAgo = (count: number) => addDays(today, -count);

/** docs/specification/requests.md#mending-an-entry */
describeOnDatabases("correcting a request", (database) => {
  let token: string;
  let site: string;

  beforeEach(async () => {
    await database.clear();
    ({ token } = await createSignedInUser(database.client));
    ({ id: site } = await (await postSite(token, { address: "romashka.example" })).json());
  });

  const mend = (id: string, json: object) => requestCalls.mend(site, id, { token, json });
  const corrected = async (id: string, json: object): Promise<PersonRequest> => {
    const response = await mend(id, json);
    expect(response.status).toBe(200);
    return response.json();
  };

  test("recalculates its terms after a change of kind and day, and records the earlier values", async () => {
    const { id } = await createRequest(token, site, { receivedOn: daysAgo(5) });
    const entry = await corrected(id, { kind: "withdrawal", receivedOn: daysAgo(8) });
    expect(entry).toMatchObject({
      kind: "withdrawal",
      receivedOn: daysAgo(8),
      details: { person: "Тайный Проситель", incoming: "вх-12" },
      dues: [{ duty: "withdrawal", date: addDays(daysAgo(8), 30) }],
      changes: [
        {
          at: expect.any(String),
          fields: [
            { field: "kind", before: "access", after: "withdrawal" },
            { field: "receivedOn", before: daysAgo(5), after: daysAgo(8) },
          ],
        },
      ],
    });
    const { duties } = await readSiteDuties(token, site);
    expect(duties).toMatchObject([{ id: `${id}-withdrawal`, day: addDays(daysAgo(8), 30) }]);
  });

  test("stores a new and an earlier name encrypted, and exports the earlier one to its owner", async () => {
    const { id } = await createRequest(token, site, { person: "Тайный Первый" });
    const entry = await corrected(id, { person: "Тайный Второй", note: "" });
    expect(entry.details).toEqual({ person: "Тайный Второй", incoming: "вх-12", note: "" });
    expect(entry.changes?.[0]?.fields.map(({ field }) => field)).toEqual(["person", "note"]);
    const row = await database.client.siteRequest.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toMatch(/Тайн|телефон/);
    const copy = await (await call(exportRoute.GET, "/api/user/export", { token })).json();
    expect(JSON.stringify(copy.sites[0].requests[0].changes)).toContain("Тайный Первый");
  });

  test("records no change for an equal value, and rejects an empty or unknown one", async () => {
    const { id } = await createRequest(token, site, {});
    expect((await corrected(id, { kind: "access", incoming: "вх-12" })).changes).toEqual([]);
    expect((await mend(id, {})).status).toBe(400);
    expect((await mend(id, { answeredOn: today })).status).toBe(400);
  });

  test("keeps each of three parallel corrections", async () => {
    const { id } = await createRequest(token, site, {});
    await Promise.all([
      corrected(id, { person: "Один" }),
      corrected(id, { incoming: "вх-13" }),
      corrected(id, { kind: "stop" }),
    ]);
    const entry: PersonRequest = await (await requestCalls.read(site, id, { token })).json();
    expect(entry).toMatchObject({ kind: "stop", details: { person: "Один", incoming: "вх-13" } });
    expect(entry.changes).toHaveLength(3);
  });

  test("keeps an extension that the new kind allows and drops it otherwise", async () => {
    const { id, dues } = await createRequest(token, site, { receivedOn: daysAgo(1) });
    const extension = { extendedOn: today, reason: "Нужно время" };
    await requestCalls.extend(site, id, { token, json: extension });
    const correction = await corrected(id, { kind: "correction" });
    expect(correction.extension).toEqual(extension);
    expect((correction.dues[0]?.date ?? "") < (dues[0]?.date ?? "")).toBe(true);
    const stop = await corrected(id, { kind: "stop" });
    expect((stop.dues[0]?.date ?? "") > (dues[0]?.date ?? "")).toBe(true);
  });

  test("rejects a day in the future, after the extension or after the answer, and one too old", async () => {
    const { id } = await createRequest(token, site, { receivedOn: daysAgo(5) });
    await requestCalls.extend(site, id, {
      token,
      json: { extendedOn: daysAgo(3), reason: "Нужно время" },
    });
    for (const receivedOn of [addDays(today, 1), daysAgo(2), daysAgo(1200), "2026-02-30"]) {
      const response = await mend(id, { receivedOn });
      expect([receivedOn, response.status]).toEqual([receivedOn, 400]);
      expect((await response.json()).fieldErrors).toHaveProperty("receivedOn");
    }
    const { id: answered } = await createRequest(token, site, { receivedOn: daysAgo(5) });
    const answer = { answeredOn: daysAgo(4), outcome: "done" };
    await requestCalls.answer(site, answered, { token, json: answer });
    expect((await mend(answered, { receivedOn: daysAgo(3) })).status).toBe(400);
    expect((await corrected(answered, { receivedOn: daysAgo(4) })).answer).toMatchObject(answer);
  });

  test("returns 409 and changes nothing when the entry cannot be decrypted", async () => {
    const { id } = await createRequest(token, site, {});
    const row = await database.client.siteRequest.findUniqueOrThrow({ where: { id } });
    const details = row.details.replace(/^v1\.[^.]+/, "v1.other");
    await database.client.siteRequest.update({ where: { id }, data: { details } });
    expect((await mend(id, { kind: "stop" })).status).toBe(409);
    expect(await database.client.siteRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      details,
      kind: "access",
    });
  });

  test("accepts at most fifty corrections of one request", async () => {
    const { id } = await createRequest(token, site, {});
    for (let at = 0; at < 50; at += 1) await corrected(id, { incoming: String(at) });
    expect((await mend(id, { incoming: "51" })).status).toBe(409);
  });
});
