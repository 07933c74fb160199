import { beforeEach, expect, test } from "vitest";
import * as excludedHostRoute from "@/app/api/admin/checks/excluded/[host]/route";
import * as excludedRoute from "@/app/api/admin/checks/excluded/route";
import * as overviewRoute from "@/app/api/admin/checks/route";
import * as checksRoute from "@/app/api/checks/route";
import { newId } from "@/lib/core/ids";
import type { ChecksOverview } from "@/lib/features/site-check/admin/schema";
import { countUnknownHosts } from "@/lib/features/site-check/mutations";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { checkReportOf } from "@/tests/support/api/sites/check-reports";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("/api/admin/checks", (database) => {
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const overview = async () => {
    const response = await call(overviewRoute.GET, "/api/admin/checks", { token: admin.token });
    expect(response.status).toBe(200);
    return (await response.json()) as ChecksOverview;
  };

  test("returns counts, failures without their users, and hosts missing in the catalogue", async () => {
    const now = new Date();
    const check = (data: object) =>
      database.client.siteCheck.create({
        data: { id: newId(), url: "romashka.ru", host: "romashka.ru", dueAt: now, ...data },
      });
    await check({});
    await check({ startedAt: now });
    await check({ finishedAt: now, report: checkReportOf("https://romashka.ru/") as object });
    const failed = { finishedAt: now, failure: "Сайт читается дольше минуты", userId: admin.id };
    const { id } = await check(failed);
    await check({ ...failed, finishedAt: new Date(now.getTime() - 2 * 86_400_000) });
    for (const [hosts, isFirst] of [
      [["cdn.one.ru", "cdn.two.ru"], true],
      [["cdn.one.ru"], true],
      [["cdn.two.ru"], false],
    ] as const) {
      await countUnknownHosts(database.client, hosts, { isFirst, now });
    }
    const seen = await overview();
    expect(seen).toMatchObject({ waiting: 1, running: 1, doneToday: 1, failedToday: 1 });
    expect(seen.failures).toHaveLength(2);
    expect(seen.failures[0]).toEqual({
      id,
      host: "romashka.ru",
      reason: "Сайт читается дольше минуты",
      finishedAt: now.toISOString(),
    });
    expect(seen.unknownHosts.map(({ host, sites }) => [host, sites])).toEqual([
      ["cdn.one.ru", 2],
      ["cdn.two.ru", 1],
    ]);
  });

  test("excludes a site by any spelling of its address and includes it again", async () => {
    const start = (url: string) => call(checksRoute.POST, "/api/checks", { json: { url } });
    const exclude = (host: string) =>
      call(excludedRoute.POST, "/api/admin/checks/excluded", {
        token: admin.token,
        json: { host },
      });
    const include = (host: string) =>
      call(excludedHostRoute.DELETE, `/api/admin/checks/excluded/${host}`, {
        ...{ method: "DELETE", token: admin.token, params: { host } },
      });
    expect((await start("магазин.рф")).status).toBe(202);
    const excluded = await exclude("https://www.МАГАЗИН.рф/contacts?x=1");
    expect([excluded.status, await excluded.json()]).toMatchObject([201, { host: "магазин.рф" }]);
    // What waited ends without a visit.
    expect(await database.client.siteCheck.findMany()).toMatchObject([
      { startedAt: null, failure: "Владелец этого сайта попросил его не проверять." },
    ]);
    expect((await start(new URL("http://магазин.рф").hostname)).status).toBe(403);
    expect((await exclude("магазин.рф")).status).toBe(409);
    expect((await exclude("http://10.0.0.1")).status).toBe(400);
    expect((await overview()).excluded.map(({ host }) => host)).toEqual(["магазин.рф"]);
    expect((await include("магазин.рф")).status).toBe(204);
    expect((await include("магазин.рф")).status).toBe(404);
    expect((await start("магазин.рф")).status).toBe(202);
  });
});
