import { beforeEach, expect, test } from "vitest";
import * as keepRoute from "@/app/api/checks/[id]/keep/route";
import * as takeRoute from "@/app/api/checks/[id]/site/route";
import * as checksRoute from "@/app/api/checks/route";
import * as sitesRoute from "@/app/api/sites/route";
import { newId } from "@/lib/core/ids";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import type { CheckedSite, CheckSummary } from "@/lib/features/site-check/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import {
  readCheck,
  type StoredCheck,
  seenOnSite,
  storeCheck,
} from "@/tests/support/api/sites/check-calls";
import { checkReportOf } from "@/tests/support/api/sites/check-reports";
import { listSites, readPassport, siteCalls, valuesOf } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const dayMs = 86_400_000;
const address = "https://romashka.ru/";

describeOnDatabases("POST /api/checks/[id]/site", (database) => {
  let owner: RegisteredUser;
  let token: string;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
  });

  const stored = (report: CheckReport | null, data?: StoredCheck) =>
    storeCheck(database, owner.id, report, data);
  const take = (id: string, as = token, json: object = {}) =>
    call(takeRoute.POST, `/api/checks/${id}/site`, { params: { id }, token: as, json });
  const taken = async (id: string) => {
    const response = await take(id);
    expect(response.status).toBe(200);
    return (await response.json()) as CheckedSite;
  };

  test("creates a site from the seen facts; documents are created after the owner confirms them", async () => {
    const expiresAt = new Date(Date.now() + dayMs);
    const report = checkReportOf(address, { facts: seenOnSite });
    const id = await stored(report, { userId: null, expiresAt });
    expect((await take(id)).status).toBe(404);
    await call(keepRoute.POST, `/api/checks/${id}/keep`, { params: { id }, method: "POST", token });
    const { siteId, ...made } = await taken(id);
    expect(made).toMatchObject({ isNew: true, differ: [] });
    expect(made.added.toSorted()).toEqual(Object.keys(seenOnSite).toSorted());
    expect(await readCheck(id, token)).toMatchObject({ siteId, differences: [] });

    const passport = await readPassport(token, siteId);
    expect(new Set(Object.values(passport.facts).map(({ origin }) => origin))).toEqual(
      new Set(["seen"]),
    );
    const json = { documents: [{ type: "privacy" }] };
    const early = await (await siteCalls.createDocuments(siteId, { token, json })).json();
    expect(early.documents).toEqual([]);
    expect(early.leftOut[0].message).toMatch(/^Сначала подтвердите то, что увидено на сайте: «/);

    // Saved as it is, with what only its owner knows: all of it is answered then.
    const values = { ...shopAnswers, type: undefined, ...valuesOf(passport) };
    const saved = await siteCalls.changePassport(siteId, {
      token,
      search: "?after=1",
      json: values,
    });
    expect(saved.status).toBe(200);
    const confirmed = await readPassport(token, siteId);
    expect(new Set(Object.values(confirmed.facts).map(({ origin }) => origin))).toEqual(
      new Set(["answered"]),
    );
    const late = await (await siteCalls.createDocuments(siteId, { token, json })).json();
    expect(late).toMatchObject({ documents: [{ type: "privacy" }], leftOut: [] });
  });

  test("adds seen facts to a passport, keeps its answers and marks documents after confirmation", async () => {
    const document = await createDocument(token, shopAnswers);
    const [site] = await listSites(token);
    const before = await readPassport(token, site?.id ?? "");
    const facts = { ...seenOnSite, inn: "7728168971" };
    const id = await stored(checkReportOf(address, { facts }));
    const answer = await taken(id);
    expect(answer).toMatchObject({ siteId: site?.id, isNew: false });
    expect(answer.differ.toSorted()).toEqual(["dataTypesCollected", "inn", "processingPurposes"]);
    expect(answer.added).toContain("yandexMetricaId");

    const after = await readPassport(token, answer.siteId);
    expect(after.edition).toBe(2);
    expect(after.facts).toMatchObject(before.facts);
    expect(after.facts.analyticsServices).toMatchObject({ origin: "seen" });
    const outdated = await (await siteCalls.listOutdated(answer.siteId, { token })).json();
    expect(outdated).toEqual({ passport: 2, touched: [] });
    // Again: nothing is new.
    expect(await taken(id)).toEqual({ ...answer, added: [] });

    const { differences } = await readCheck(id, token);
    expect(differences).toEqual(
      expect.arrayContaining([
        {
          key: "analyticsServices",
          label: "Какие счётчики стоят на сайте",
          seen: "Яндекс.Метрика",
          said: null,
        },
        { key: "inn", label: "ИНН", seen: "7728168971", said: "7707083893" },
      ]),
    );
    expect((await readCheck(id)).differences).toBeNull();
    const [summary] = (await (
      await call(checksRoute.GET, "/api/checks", { token })
    ).json()) as CheckSummary[];
    expect(summary?.findings).toEqual({ high: 0, medium: 1, low: 0 });

    // Confirmed, the counter is one of the document's.
    const json = valuesOf(after);
    const saved = await siteCalls.changePassport(answer.siteId, {
      token,
      search: "?after=2",
      json,
    });
    expect((await saved.json()).touched).toMatchObject([{ id: document.id }]);
  });

  test("refuses a check of another user or site, without a report or unread", async () => {
    const otherUser = await registerUser();
    const id = await stored(checkReportOf(address, { facts: seenOnSite }));
    expect((await take(id, otherUser.token)).status).toBe(404);
    const tulpan = await (
      await call(sitesRoute.POST, "/api/sites", {
        token,
        json: { address: "tulpan.ru" },
      })
    ).json();
    const other = await take(id, token, { siteId: tulpan.id });
    expect([other.status, (await other.json()).fieldErrors]).toEqual([
      400,
      { siteId: ["Это проверка другого сайта: romashka.ru"] },
    ]);
    expect((await take(id, token, { siteId: newId() })).status).toBe(404);
    expect((await take(await stored(null))).status).toBe(409);
    const unread = checkReportOf(address, { isRead: false, pages: [], facts: {} });
    expect((await take(await stored(unread))).status).toBe(409);
    expect((await listSites(token)).map(({ address }) => address)).toEqual(["tulpan.ru"]);
  });

  test("creates one site when ten requests arrive at once", async () => {
    const id = await stored(checkReportOf(address, { facts: seenOnSite }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => taken(id)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ siteId }) => siteId)).size).toBe(1);
    expect(await readPassport(token, answers[0]?.siteId ?? "")).toMatchObject({ edition: 1 });
  });

  // The embedded database runs one transaction at a time: there is nothing to cross.
  if (database.kind === "postgresql")
    test("waits for a transaction that links the check to its site", async () => {
      const id = await stored(checkReportOf(address, { facts: seenOnSite }));
      const { siteId } = await taken(id);
      let answer: Promise<Response> | undefined;
      await database.client.$transaction(async (tx) => {
        await tx.siteCheck.update({ where: { id }, data: { siteId: null } });
        answer = take(id);
        await database.untilBlocked();
        await tx.siteCheck.update({ where: { id }, data: { siteId } });
      });
      expect((await answer)?.status).toBe(200);
    });
});
