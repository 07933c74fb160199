import { beforeEach, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { appendRecord } from "@/lib/features/journal/append-record";
import { insertRecords } from "@/lib/features/journal/insert-records";
import { createMonthTable } from "@/lib/features/journal/months";
import { newApiKey } from "@/lib/platform/auth/api-key";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import {
  journalCalls,
  openJournal,
  recordOf,
  sendForm,
  sendRecord,
  sha256,
  visitorOf,
} from "@/tests/support/api/sites/journal-calls";
import { siteCalls } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("writing into a journal", (database) => {
  let owner: RegisteredUser;
  let site: { id: string; key: string };

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    site = await openJournal(owner.token);
  });

  const count = () => database.client.consentRecord.count();
  const send = (more: object = {}) => sendRecord(site.key, recordOf(site.id, more));

  test("stores a record from a foreign page without cookie, browser or network address", async () => {
    const response = await sendRecord(site.key, recordOf(site.id, { page: "/catalog" }), {
      cookie: "auth-token=anything",
      "user-agent": "Mozilla/5.0",
      "x-forwarded-for": "203.0.113.7",
    });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.getSetCookie()).toEqual([]);
    const [row] = await database.client.consentRecord.findMany();
    expect(row).toMatchObject({
      siteId: site.id,
      page: "/catalog",
      event: "given",
      source: "banner",
    });
    expect(JSON.stringify(row)).not.toMatch(/203\.0|Mozilla/);
  });

  test("stores a record once when it arrives several times, in parallel or later", async () => {
    const at = [1, 2, 3].flatMap(() => [send({ seq: 1 }), send({ seq: 2, event: "withdrawn" })]);
    expect((await Promise.all(at)).map(({ status }) => status)).toEqual(at.map(() => 204));
    for (let round = 0; round < 3; round += 1) expect((await send()).status).toBe(204);
    expect(await count()).toBe(2);
  });

  test("keeps the first choice when the same record arrives with another choice", async () => {
    await send({ choice: { analytics: true } });
    await send({ choice: { analytics: false } });
    expect(await database.client.consentRecord.findMany()).toMatchObject([
      { choice: { analytics: true } },
    ]);
  });

  test("recognises a repeated record in the next month and in the next year", async () => {
    const record = recordOf(site.id);
    const times = ["2027-01-31T23:59:59.999Z", "2027-02-01T00:00:00.000Z", "2028-02-10T12:00:00Z"];
    await Promise.all(
      times
        .slice(0, 2)
        .map((time) =>
          appendRecord(database.client, { key: site.key, receivedAt: new Date(time), record }),
        ),
    );
    await appendRecord(database.client, {
      key: site.key,
      receivedAt: new Date(times[2] ?? ""),
      record,
    });
    expect(await count()).toBe(1);
  });

  test("stores a record once when two instances receive it around the turn of a month", async () => {
    const receivedAt = ["2027-03-31T23:59:59.999Z", "2027-04-01T00:00:00.000Z"];
    for (let id = 0; id < 20; id += 1) {
      const record = recordOf(site.id, { id: visitorOf(id) });
      await Promise.all(
        receivedAt.map((time) =>
          insertRecords(database.client, [{ siteId: site.id, receivedAt: new Date(time), record }]),
        ),
      );
    }
    expect(await count()).toBe(20);
  });

  test("creates the table of a month when its first record arrives", async () => {
    const receivedAt = new Date("2029-07-05T00:00:00Z");
    await appendRecord(database.client, { key: site.key, receivedAt, record: recordOf(site.id) });
    expect(await database.client.consentRecord.findMany()).toMatchObject([{ month: 202907 }]);
    await createMonthTable(database.client, 202907);
  });

  test.each([
    ["an unknown field", { ip: "203.0.113.7" }, "ip"],
    ["a page with a query", { page: "/a?phone=1" }, "page"],
    ["an id of another length", { id: "abc" }, "id"],
    ["a sequence number below one", { seq: 0 }, "seq"],
    ["an unknown event", { event: "stolen" }, "event"],
    ["a malformed hash", { text: "xyz" }, "text"],
    ["another site", { site: "0123456789abcdefghijklmn" }, "site"],
  ])("rejects %s and names its field", async (_case, more, field) => {
    const response = await send(more);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
    expect(await count()).toBe(0);
  });

  test("rejects more than a kilobyte, malformed JSON and another content type", async () => {
    const choice = Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [`purpose${"x".repeat(30)}${at}`, true]),
    );
    const long = recordOf(site.id, { choice, page: `/${"ы".repeat(250)}` });
    expect((await sendRecord(site.key, long)).status).toBe(413);
    expect((await sendRecord(site.key, "{")).status).toBe(400);
    expect((await sendRecord(site.key, "")).status).toBe(400);
    const html = { "content-type": "text/html" };
    expect((await sendRecord(site.key, recordOf(site.id), html)).status).toBe(415);
  });

  test("stores thirty valid records that arrive together with an invalid one", async () => {
    const good = Array.from({ length: 30 }, (_, at) => send({ id: visitorOf(at) }));
    const bad = send({ id: visitorOf(99), page: "/\ud800" });
    expect((await bad).status).toBe(400);
    expect((await Promise.all(good)).every(({ status }) => status === 204)).toBe(true);
    expect(await count()).toBe(30);
  });

  test("returns 404 for an unknown key and 409 when the journal is not with us", async () => {
    expect((await sendRecord(newId(), recordOf(site.id))).status).toBe(404);
    for (const place of ["own", "none"]) {
      await journalCalls.change(site.id, { token: owner.token, json: { place } });
      expect((await send()).status).toBe(409);
    }
    expect(await count()).toBe(0);
  });

  test("does not let a foreign page read the journal, change its settings or write forms", async () => {
    const foreign = { origin: "https://romashka.example", "sec-fetch-site": "cross-site" };
    const list = await journalCalls.list(site.id, { token: owner.token, headers: foreign });
    expect(list.headers.get("access-control-allow-origin")).toBeNull();
    const json = { place: "none" };
    const change = { token: owner.token, json, headers: foreign };
    expect((await journalCalls.change(site.id, change)).status).toBe(403);
    expect((await sendForm(site.key, { ...change, json: form })).status).toBe(403);
  });

  const form = {
    purposes: { order: true, newsletter: false },
    textHash: sha256("Согласен"),
    edition: 1,
    page: "/zakaz",
  };

  test("stores the checkboxes of a form with the owner's API key, each change once", async () => {
    // Keys come with a paid plan.
    await database.client.user.update({
      where: { id: owner.id },
      data: { subscription: "premium" },
    });
    const { key: apiKey, keyHash, prefix } = newApiKey();
    await database.client.apiKey.create({
      data: { id: newId(), userId: owner.id, name: "Сервер", keyHash, prefix, scopes: ["write"] },
    });
    const ask = async (json: object, status = 201) => {
      const response = await sendForm(site.key, { token: apiKey, json });
      expect(response.status).toBe(status);
      return response.json();
    };
    const first = await ask(form);
    expect(first).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      seq: 1,
      receivedAt: expect.stringMatching(/Z$/),
    });
    const { id } = first;
    expect(await ask({ ...form, id })).toEqual(first);
    const purposes = { order: true, newsletter: true };
    expect(await ask({ ...form, id, purposes })).toMatchObject({ id, seq: 2 });
    const none = { order: false, newsletter: false };
    expect(await ask({ ...form, id, purposes: none })).toMatchObject({ id, seq: 3 });
    expect((await ask(form)).id).not.toBe(id);
    const rows = await database.client.consentRecord.findMany({
      where: { visitor: id },
      orderBy: { seq: "asc" },
    });
    expect(rows.map(({ event, source }) => [event, source])).toEqual([
      ["given", "form"],
      ["changed", "form"],
      ["withdrawn", "form"],
    ]);
    await ask({ ...form, purposes: {} }, 400);
    await send({ id: visitorOf(5) });
    await ask({ ...form, id: visitorOf(5) }, 409);
  });

  test("returns 404 to another user and 401 to a guest who writes a form", async () => {
    const otherUser = await registerUser();
    const response = await sendForm(site.key, { token: otherUser.token, json: form });
    expect(response.status).toBe(404);
    expect((await sendForm(site.key, { json: form })).status).toBe(401);
    expect(await count()).toBe(0);
  });

  test("deletes the journal together with its site", async () => {
    await send();
    expect((await siteCalls.remove(site.id, { token: owner.token })).status).toBe(200);
    expect(await count()).toBe(0);
    expect(await database.client.siteJournal.count()).toBe(0);
    expect((await send()).status).toBe(404);
  });
});
