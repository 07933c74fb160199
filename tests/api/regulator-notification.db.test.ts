import { beforeEach, expect, test } from "vitest";
import * as exportRoute from "@/app/api/user/export/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { changeDueOn } from "@/lib/features/regulator-notification/model/compare-notifications";
import type {
  RegulatorNotification,
  SentDetails,
} from "@/lib/features/regulator-notification/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import { notificationCalls } from "@/tests/support/api/duties/notification-calls";
import { paperCalls } from "@/tests/support/api/duties/paper-calls";
import { listSites, readPassport, siteCalls, valuesOf } from "@/tests/support/api/sites/site-calls";
import { wordsOfDocx, wordsOfPdf } from "@/tests/support/documents/document-words";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const today = toMoscowDate(new Date());

describeOnDatabases("the regulator's notification of a site", (database) => {
  let owner: RegisteredUser;
  let token: string;
  let site: string;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
    await createDocument(token, shopAnswers);
    site = (await listSites(token))[0]?.id ?? "";
  });

  const good = async (response: Response, status = 200) => {
    expect(response.status).toBe(status);
    return (await response.json()) as RegulatorNotification;
  };
  const read = async (search = "") => good(await notificationCalls.read(site, { token, search }));
  const record = async (more: object = {}) =>
    good(
      await notificationCalls.record(site, {
        token,
        json: {
          kind: "initial",
          sentOn: today,
          number: "100345000",
          accessKey: "70700000",
          edition: (await read()).edition,
          ...more,
        },
      }),
      201,
    );
  const changePassport = async (changes: Record<string, unknown>) => {
    const passport = await readPassport(token, site);
    const response = await siteCalls.changePassport(site, {
      token,
      search: `?after=${passport.edition}`,
      json: { ...valuesOf(passport), ...changes },
    });
    expect(response.status).toBe(200);
  };
  const fieldOf = ({ sections }: RegulatorNotification, id: string) =>
    sections.flatMap(({ fields }) => fields).find((field) => field.id === id);

  test("is filled from the passport and asks for the rest", async () => {
    const notification = await read();
    expect(notification).toMatchObject({ kind: "initial", sent: [], changes: null, details: {} });
    expect(fieldOf(notification, "name")).toMatchObject({
      state: "filled",
      value: shopAnswers.companyName,
      sources: [{ question: "companyName" }],
    });
    expect(fieldOf(notification, "regions")).toMatchObject({
      state: "asked",
      value: null,
      sources: [{ detail: "regions" }],
    });
  });

  test("stores all its own answers at once and rejects wrong ones by field", async () => {
    const answers = { regions: " Тверская область ", startedOn: "2026-11-01", crypto: "no" };
    const saved = await good(await notificationCalls.save(site, { token, json: answers }));
    expect(saved.details).toEqual({ ...answers, regions: "Тверская область" });
    expect(fieldOf(saved, "startedOn")?.value).toBe("1\u00a0ноября 2026\u00a0г.");
    await good(await notificationCalls.save(site, { token, json: { crypto: "yes", regions: "" } }));
    expect((await read()).details).toEqual({ crypto: "yes" });

    const refused = await notificationCalls.save(site, {
      token,
      json: { crypto: "maybe", startedOn: "31.02.2026" },
    });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).fieldErrors).sort()).toEqual(["crypto", "startedOn"]);
  });

  test("proposes the level of protection from the internal papers, to be checked by the owner", async () => {
    expect(fieldOf(await read(), "securityLevel")).toMatchObject({ state: "asked", value: null });
    const papers = { threatType: "type3", subjectCount: "under100k" };
    const half = await paperCalls.save(site, { token, json: { threatType: "type3" } });
    expect(half.status).toBe(200);
    expect(fieldOf(await read(), "securityLevel")).toMatchObject({ state: "asked", value: null });
    expect((await paperCalls.save(site, { token, json: papers })).status).toBe(200);
    const updated = await read();
    expect(fieldOf(updated, "securityLevel")).toMatchObject({ state: "check", value: "УЗ-4" });
    // The level is proposed, and never becomes an answer of the notification by itself.
    expect(updated.details).toEqual({});
    expect((await record()).changes).toBeNull();
    const more = { ...papers, subjectCount: "over100k" };
    expect((await paperCalls.save(site, { token, json: more })).status).toBe(200);
    const fields = (await read()).changes?.fields ?? [];
    expect(fields.map(({ id }) => id)).toEqual(["securityLevel"]);
  });

  test("omits facts that were seen but not confirmed", async () => {
    const row = await database.client.site.findUniqueOrThrow({ where: { id: site } });
    const seen = { value: "+7 000 000-00-00", origin: "seen", date: today };
    await database.client.site.update({
      where: { id: site },
      data: { passport: { ...(row.passport as object), phone: seen } },
    });
    const notification = await read();
    expect(notification.unconfirmed).toBe(1);
    expect(fieldOf(notification, "phone")).toMatchObject({ state: "asked", value: null });
  });

  test("keeps the text as it was sent, and returns its key only by a separate call", async () => {
    const { sent, kind } = await record();
    expect(sent).toMatchObject([
      { kind: "initial", sentOn: today, number: "100345000", hasKey: true, edition: 1 },
    ]);
    expect(kind).toBe("change");
    expect(JSON.stringify(await read())).not.toContain("70700000");
    await changePassport({ companyName: "ООО «Другая ромашка»" });
    const [{ id: sentId = "" } = {}] = sent;
    const stored = (await (
      await notificationCalls.readSent(site, sentId, { token })
    ).json()) as SentDetails;
    expect(stored.accessKey).toBe("70700000");
    expect(JSON.stringify(stored.sections)).toContain(shopAnswers.companyName);
    expect(JSON.stringify(stored.sections)).not.toContain("Другая ромашка");
  });

  test("lists what has changed since it was sent and the day by which to report it", async () => {
    await record();
    expect((await read()).changes).toBe(null);
    await changePassport({ legalAddress: "г. Тверь, ул. Новая, д. 3" });
    const { changes } = await read();
    expect(changes).toMatchObject({ since: today, dueOn: changeDueOn(today) });
    expect(changes?.fields).toMatchObject([{ id: "address", after: "г. Тверь, ул. Новая, д. 3" }]);

    await record({ kind: "change" });
    expect((await read()).changes).toBe(null);
    // The notification's own answers count as well.
    await notificationCalls.save(site, { token, json: { regions: "Тверская область" } });
    expect((await read()).changes?.fields).toMatchObject([{ id: "regions", before: null }]);
    // After the end of processing nothing is left to tell.
    await record({ kind: "termination" });
    expect(await read()).toMatchObject({ kind: "initial", changes: null });
  });

  test("handles a cross-border transfer separately from the change", async () => {
    expect((await read()).isCrossBorder).toBe(false);
    await record();
    const abroad = { name: "Mailchimp", role: "mailing", country: "US" };
    await changePassport({ recipients: [abroad] });
    const notification = await read("?kind=crossBorder");
    expect(notification).toMatchObject({ kind: "crossBorder", isCrossBorder: true });
    expect(fieldOf(notification, "states")).toMatchObject({ value: "США" });
    const { changes } = notification;
    expect(changes?.fields.map(({ id }) => id)).toContain("crossBorder");
    // Sending it does not report the change.
    const after = await record({ kind: "crossBorder" });
    expect(after).toMatchObject({ kind: "change", changes });
    expect(after.sent.map(({ kind }) => kind)).toEqual(["crossBorder", "initial"]);
  });

  test("rejects a future day, and returns 409 when the passport has changed", async () => {
    const json = { kind: "initial", sentOn: "2099-01-01", edition: 1 };
    const future = await notificationCalls.record(site, { token, json });
    expect(future.status).toBe(400);
    expect((await future.json()).fieldErrors).toEqual({ sentOn: ["Этот день ещё не наступил"] });
    const stale = await notificationCalls.record(site, {
      token,
      json: { ...json, sentOn: today, edition: 7 },
    });
    expect(stale.status).toBe(409);
    expect((await read()).sent).toEqual([]);
  });

  test("accepts a number later and deletes a record made by mistake", async () => {
    const { sent } = await record({ number: undefined, accessKey: undefined });
    expect(sent).toMatchObject([{ number: null, hasKey: false }]);
    const id = sent[0]?.id ?? "";
    const json = { sentOn: "2026-11-02", number: "100345001", accessKey: "1" };
    const changed = await good(await notificationCalls.changeSent(site, id, { token, json }));
    expect(changed.sent).toMatchObject([
      { id, sentOn: "2026-11-02", number: "100345001", hasKey: true },
    ]);
    expect((await good(await notificationCalls.deleteSent(site, id, { token }))).sent).toEqual([]);
  });

  test("is available as DOCX and PDF with its fields and blanks", async () => {
    for (const format of ["docx", "pdf"]) {
      const response = await notificationCalls.file(site, {
        token,
        search: `?kind=initial&format=${format}`,
      });
      expect(response.status).toBe(200);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const words = await (format === "docx" ? wordsOfDocx(bytes) : wordsOfPdf(bytes));
      const text = words.join(" ").replace(/\s+/g, " ");
      expect(text).toContain("Сведения об операторе");
      expect(text).toContain("Ромашка");
      expect(text).toMatch(/указать: регионы/);
      // No field of the form names recipients.
      expect(text).not.toContain("Кому передаются");
    }
  });

  test("returns 404 to another user on every call", async () => {
    const { sent } = await record();
    const sentId = sent[0]?.id ?? "";
    const { token: otherUser } = await registerUser();
    const json = { kind: "initial", sentOn: today, edition: 1 };
    const calls = [
      notificationCalls.read(site, { token: otherUser }),
      notificationCalls.save(site, { token: otherUser, json: {} }),
      notificationCalls.file(site, { token: otherUser, search: "?kind=initial&format=docx" }),
      notificationCalls.record(site, { token: otherUser, json }),
      notificationCalls.readSent(site, sentId, { token: otherUser }),
      notificationCalls.changeSent(site, sentId, {
        token: otherUser,
        json: { sentOn: today, number: "1", accessKey: "1" },
      }),
      notificationCalls.deleteSent(site, sentId, { token: otherUser }),
    ];
    for (const response of await Promise.all(calls)) expect(response.status).toBe(404);
    expect((await read()).sent).toMatchObject([{ number: "100345000" }]);
  });

  test("is part of the data export and is deleted with the site", async () => {
    await notificationCalls.save(site, { token, json: { regions: "Тверская область" } });
    await record();
    const response = await call(exportRoute.GET, "/api/user/export", { token });
    const { sites } = await response.json();
    expect(sites[0].regulatorNotification).toMatchObject({
      details: { regions: "Тверская область" },
      sent: [{ kind: "initial", number: "100345000", accessKey: "70700000" }],
    });
    expect((await siteCalls.remove(site, { token })).status).toBe(200);
    expect(await database.client.sentNotification.count()).toBe(0);
    expect(await database.client.siteNotification.count()).toBe(0);
  });
});
