import { beforeEach, expect, test } from "vitest";
import * as statesRoute from "@/app/api/sites/states/route";
import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { SiteState } from "@/lib/features/site-list/responses";
import { addDays } from "@/lib/russian/working-calendar";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import { createRequest } from "@/tests/support/api/duties/request-calls";
import { checkReportOf, findingOf } from "@/tests/support/api/sites/check-reports";
import {
  listSites,
  postSite,
  readPassport,
  siteCalls,
  valuesOf,
} from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const today = toMoscowDate(new Date());

/** docs/specification/cabinet.md#my-sites */
describeOnDatabases("GET /api/sites/states", (database) => {
  let owner: RegisteredUser;
  let token: string;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    ({ token } = owner);
  });

  const states = async (by = token, search = ""): Promise<SiteState[]> => {
    const response = await call(statesRoute.GET, `/api/sites/states${search}`, { token: by });
    expect(response.status).toBe(200);
    return (await response.json()) as SiteState[];
  };
  const stateOf = async (address: string) =>
    (await states()).find((site) => site.address === address);
  const addCheck = (siteId: string, changes: object) =>
    database.client.siteCheck.create({
      data: {
        id: newId(),
        userId: owner.id,
        siteId,
        url: "https://romashka.ru",
        host: "romashka.ru",
        dueAt: new Date(),
        startedAt: new Date(),
        ...changes,
      },
    });

  test("returns an empty list without sites, and empty values for a new site", async () => {
    expect(await states()).toEqual([]);
    await postSite(token, { address: "vasilek.ru" });
    const [site] = await listSites(token);
    expect(await states()).toEqual([{ ...site, due: null, check: null, changed: 0 }]);
  });

  test("names the nearest duty of each site, an overdue one first", async () => {
    await postSite(token, { address: "vasilek.ru" });
    await createDocument(token, shopAnswers);
    const site = (await listSites(token)).find(({ address }) => address === "romashka.ru");
    await createRequest(token, site?.id ?? "", {});
    const late = await createRequest(token, site?.id ?? "", { receivedOn: addDays(today, -60) });
    expect(await stateOf("romashka.ru")).toMatchObject({
      due: { id: `${late.id}-access`, state: "overdue", href: `/sites/${site?.id}/requests` },
    });
    expect(await stateOf("vasilek.ru")).toMatchObject({ due: null });
  });

  test("names the worst finding of the newest finished check", async () => {
    await createDocument(token, shopAnswers);
    const [{ id = "" } = {}] = await listSites(token);
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const report = checkReportOf("https://romashka.ru", {
      findings: [
        findingOf("cookie-notice-missing"),
        findingOf("cookie-notice-missing", { severity: "low", title: "Мелочь" }),
      ],
    });
    const older = checkReportOf("https://romashka.ru", { findings: [] });
    await addCheck(id, { requestedAt: at(9), finishedAt: at(9), report: older });
    const newest = await addCheck(id, { requestedAt: at(5), finishedAt: at(5), report });
    await addCheck(id, { requestedAt: at(3), finishedAt: at(3), failure: "Сайт не ответил" });
    await addCheck(id, { requestedAt: at(1) });
    expect((await stateOf("romashka.ru"))?.check).toEqual({
      id: newest.id,
      finishedAt: newest.finishedAt?.toISOString(),
      isRead: true,
      findings: 2,
      worst: { severity: "high", title: report.findings[0]?.title },
    });
  });

  test("counts the documents that differ from the passport until they get new editions", async () => {
    await createDocument(token, shopAnswers);
    const [{ id = "" } = {}] = await listSites(token);
    expect(await stateOf("romashka.ru")).toMatchObject({ changed: 0 });
    const passport = await readPassport(token, id);
    const changed = await siteCalls.changePassport(id, {
      token,
      search: `?after=${passport.edition}`,
      json: { ...valuesOf(passport), companyName: "ООО «Ирис»" },
    });
    expect(changed.status).toBe(200);
    expect(await stateOf("romashka.ru")).toMatchObject({ changed: 1 });
    const { touched, edition } = (await changed.json()) as {
      touched: { id: string; edition: number }[];
      edition: number;
    };
    await siteCalls.createEditions(id, {
      method: "POST",
      token,
      json: {
        passport: edition,
        documents: touched.map((item) => ({ id: item.id, after: item.edition })),
      },
    });
    expect(await stateOf("romashka.ru")).toMatchObject({ changed: 0 });
  });

  test("returns pages, and nothing of another user's sites", async () => {
    await postSite(token, { address: "vasilek.ru" });
    await postSite(token, { address: "romashka.ru" });
    const response = await call(statesRoute.GET, "/api/sites/states?limit=1", { token });
    expect(((await response.json()) as SiteState[]).map(({ address }) => address)).toEqual([
      "romashka.ru",
    ]);
    expect(response.headers.get("link")).toMatch(/^<\/api\/sites\/states\?limit=1&cursor=/);
    const otherUser = await registerUser();
    expect(await states(otherUser.token)).toEqual([]);
  });

  /** What is sent to the database for the list, the look at the session included. */
  async function countStatements(): Promise<number> {
    const { pool } = database;
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
    let count = 0;
    pool.query = ((...given: unknown[]) => {
      count += 1;
      return query(...given);
    }) as typeof pool.query;
    try {
      await states();
    } finally {
      pool.query = query as typeof pool.query;
    }
    expect(count).toBeGreaterThan(5);
    return count;
  }

  test("sends as many SQL statements for thirty sites as for two", async () => {
    const fill = async (from: number, to: number) => {
      for (let n = from; n < to; n += 1) {
        const site = { address: `sad-${n}.ru` };
        const { id } = (await (await postSite(token, site)).json()) as { id: string };
        await createRequest(token, id, {});
        await addCheck(id, {
          finishedAt: new Date(),
          report: checkReportOf(`https://sad-${n}.ru`),
        });
        await database.client.sentNotification.create({
          data: {
            id: newId(),
            siteId: id,
            kind: "initial",
            sentOn: today,
            createdAt: new Date(),
            edition: 1,
            answers: { companyName: "ООО «Ирис»" },
            details: {},
            sections: [],
          },
        });
      }
    };
    await fill(0, 2);
    await states();
    const few = await countStatements();
    await fill(2, 30);
    await states();
    expect(await countStatements()).toBe(few);
  });
});
