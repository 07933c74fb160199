import { beforeEach, expect, test } from "vitest";
import * as acceptRoute from "@/app/api/documents/[id]/law-notices/accept/route";
import * as exportRoute from "@/app/api/user/export/route";
import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import { changeDueOn } from "@/lib/features/regulator-notification/model/compare-notifications";
import { addDays } from "@/lib/russian/working-calendar";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument, documentCalls } from "@/tests/support/api/documents/document-calls";
import { createLawChange, lawChange } from "@/tests/support/api/documents/law-calls";
import { dutyCalls, readOwnDuties, readSiteDuties } from "@/tests/support/api/duties/duty-calls";
import { createIncident, incidentCalls } from "@/tests/support/api/duties/incident-calls";
import { notificationCalls } from "@/tests/support/api/duties/notification-calls";
import { createRequest, requestCalls } from "@/tests/support/api/duties/request-calls";
import {
  listSites,
  postSite,
  readPassport,
  siteCalls,
  valuesOf,
} from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const today = toMoscowDate(new Date());
const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000);

/** docs/specification/duties.md#the-calendar */
describeOnDatabases("the calendar of duties", (database) => {
  let owner: RegisteredUser;
  let token: string;
  let site: string;
  let document: DocumentDetails;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
    document = await createDocument(token, shopAnswers);
    site = (await listSites(token))[0]?.id ?? "";
  });

  const duties = async () => (await readSiteDuties(token, site)).duties;

  test("is empty for a new site", async () => {
    expect(await duties()).toEqual([]);
    expect(await readOwnDuties(token)).toEqual({
      today,
      overdue: 0,
      soon: 0,
      waiting: 0,
      duties: [],
    });
  });

  test("lists each term of a request, also overdue and answered ones", async () => {
    const late = await createRequest(token, site, { receivedOn: addDays(today, -60) });
    const { id, dues } = await createRequest(token, site, { kind: "unlawful" });
    const [first, ...others] = await duties();
    expect(first).toMatchObject({
      id: `${late.id}-access`,
      source: "request",
      state: "overdue",
      norm: "152-ФЗ, ст. 14 ч. 3; ст. 20 ч. 1",
      href: `/sites/${site}/requests`,
    });
    expect(others.map((duty) => ({ id: duty.id, day: duty.day }))).toEqual(
      dues.map(({ duty, date }) => ({ id: `${id}-${duty}`, day: date })),
    );
    const answer = { answeredOn: today, outcome: "done" };
    await requestCalls.answer(site, late.id, { token, json: answer });
    expect((await duties()).at(-1)).toMatchObject({
      id: `${late.id}-access`,
      state: "done",
      doneOn: today,
    });
    expect(JSON.stringify(await duties())).not.toMatch(/Тайн|вх-12|телефон/);
  });

  test("lists the two notices of an incident with their hours", async () => {
    const foundAt = hoursAgo(30);
    const { id } = await createIncident(token, site, foundAt);
    const find = async (key: string) => (await duties()).find((item) => item.id === `${id}-${key}`);
    expect(await find("incidentNotice")).toMatchObject({
      state: "overdue",
      endsAt: new Date(foundAt.getTime() + 24 * 3_600_000).toISOString(),
      norm: "152-ФЗ, ст. 21 ч. 3.1 п. 1",
    });
    expect(await find("incidentResults")).toMatchObject({ state: "soon" });
    const sent = { part: "notice", sentAt: hoursAgo(1).toISOString() };
    await incidentCalls.sent(site, id, { token, json: sent });
    expect(await find("incidentNotice")).toMatchObject({ state: "done" });
  });

  test("lists a change that the regulator has not been notified of, until the notification is recorded", async () => {
    const record = async (kind: string) => {
      const { edition } = await readPassport(token, site);
      const json = { kind, sentOn: today, edition };
      expect((await notificationCalls.record(site, { token, json })).status).toBe(201);
    };
    await record("initial");
    expect(await duties()).toEqual([]);
    const passport = await readPassport(token, site);
    await siteCalls.changePassport(site, {
      token,
      search: `?after=${passport.edition}`,
      json: { ...valuesOf(passport), companyName: "ООО «Другая ромашка»" },
    });
    const dueOn = changeDueOn(today);
    expect(await duties()).toMatchObject([
      {
        source: "notification",
        day: dueOn,
        doneOn: null,
        norm: "152-ФЗ, ст. 22 ч. 7",
        href: `/sites/${site}/notification`,
      },
    ]);
    await record("change");
    expect(await duties()).toMatchObject([{ source: "notification", state: "done" }]);
  });

  test("lists an announced edition until a newer one comes into force earlier", async () => {
    const announce = (after: number, days: number) =>
      documentCalls.createEdition(document.id, {
        token,
        search: `?after=${after}&effectiveDate=${addDays(today, days)}`,
        json: { ...shopAnswers, phone: `+7 495 000-00-0${after}` },
      });
    expect((await announce(1, 20)).status).toBe(201);
    expect(await duties()).toMatchObject([
      { id: `${document.id}-edition-2`, state: "planned", day: addDays(today, 20) },
    ]);
    expect((await announce(2, 10)).status).toBe(201);
    expect((await duties()).map(({ id }) => id)).toEqual([`${document.id}-edition-3`]);
  });

  test("lists a change of the law once for several documents, and marks it done after acceptance", async () => {
    await createDocument(token, { ...shopAnswers, type: "consent", consentPurpose: "newsletter" });
    await database.client.user.update({ where: { id: owner.id }, data: { role: "admin" } });
    await createLawChange(token, { ...lawChange, inForce: addDays(today, 3) });
    expect(await duties()).toMatchObject([
      {
        source: "law",
        state: "soon",
        day: addDays(today, 3),
        norm: "152-ФЗ, ст. 9 ч. 2",
        href: `/sites/${site}#law-changes`,
      },
    ]);
    const open = await database.client.documentLawNotice.findMany();
    for (const { id, documentId } of open) {
      const accepted = await call(acceptRoute.POST, "/accept", {
        token,
        params: { id: documentId },
        json: { notices: [id], after: 1 },
      });
      expect(accepted.status).toBe(201);
    }
    expect(open.length).toBeGreaterThan(1);
    expect((await duties()).filter(({ source }) => source === "law")).toMatchObject([
      { state: "done", doneOn: today },
    ]);
  });

  test("lists the yearly control after its rules are adopted, until an act of that year is adopted", async () => {
    const adopt = (paper: string, adoptedOn: string) =>
      database.client.adoptedPaper.create({
        data: {
          ...{ id: newId(), siteId: site, paper, adoptedOn, mark: "", tree: {}, answers: {} },
          ...{ paperAnswers: {}, createdAt: new Date() },
        },
      });
    const year = Number(today.slice(0, 4));
    await adopt("responsible-order", today);
    expect(await duties()).toEqual([]);
    await adopt("control-rules", today);
    const thisYear = {
      id: `${site}-control-${year}`,
      source: "control",
      day: `${year}-12-31`,
      doneOn: null,
      norm: "152-ФЗ, ст. 18.1 ч. 1 п. 4",
      href: `/sites/${site}/papers`,
    };
    expect(await duties()).toMatchObject([thisYear]);
    // Rules of two years ago: last year's control is overdue, that of the year before is omitted.
    await adopt("control-rules", `${year - 2}-06-01`);
    expect(await duties()).toMatchObject([
      { id: `${site}-control-${year - 1}`, state: "overdue" },
      thisYear,
    ]);
    await adopt("control-act", `${year - 1}-11-20`);
    await adopt("control-act", today);
    expect(await duties()).toMatchObject([{ ...thisYear, doneOn: today, state: "done" }]);
  });

  test("combines all sites of the owner and omits those of another user", async () => {
    const second = await (await postSite(token, { address: "second.example" })).json();
    const otherUser = await registerUser();
    const foreign = await (await postSite(otherUser.token, { address: "third.example" })).json();
    await createRequest(token, second.id, {});
    await createRequest(token, site, { receivedOn: addDays(today, -60) });
    await createRequest(otherUser.token, foreign.id, {});
    const own = await readOwnDuties(token);
    expect(own).toMatchObject({ overdue: 1, waiting: 2 });
    expect(own.duties.map(({ site: { id } }) => id)).toEqual([site, second.id]);
    expect((await dutyCalls.ofSite(foreign.id, { token })).status).toBe(404);
    expect((await dutyCalls.calendar(foreign.id, { token })).status).toBe(404);
    expect((await dutyCalls.own({})).status).toBe(401);
  });

  test("is available as a calendar file with all sources, also at its earlier address", async () => {
    await createRequest(token, site, {});
    await createIncident(token, site, hoursAgo(1));
    const response = await dutyCalls.calendar(site, { token });
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const file = await response.text();
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
    expect(file).not.toMatch(/Тайн/);
    const earlier = await (await requestCalls.calendar(site, { token })).text();
    expect(earlier.match(/^UID:.*/gm)).toEqual(file.match(/^UID:.*/gm));
  });

  test("keeps the e-mail setting and includes it in the data export", async () => {
    expect(await (await dutyCalls.emailSettings({ token })).json()).toEqual({ duties: true });
    const saved = await dutyCalls.saveEmailSettings({ token, json: { duties: false } });
    expect(await saved.json()).toEqual({ duties: false });
    expect(await (await dutyCalls.emailSettings({ token })).json()).toEqual({ duties: false });
    const copy = await (await call(exportRoute.GET, "/api/user/export", { token })).json();
    expect(copy.account.dutiesLetter).toBe(false);
    expect((await dutyCalls.saveEmailSettings({ token, json: { duties: "no" } })).status).toBe(400);
  });
});
