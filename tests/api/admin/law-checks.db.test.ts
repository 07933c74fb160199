import { beforeEach, expect, test } from "vitest";
import * as checkedRoute from "@/app/api/admin/laws/checked/route";
import * as lawsRoute from "@/app/api/admin/laws/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { WatchedLaw } from "@/lib/features/law-watch/responses";
import { loadLaws } from "@/lib/platform/content/templates";
import { addDays } from "@/lib/russian/working-calendar";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const law = "152-ФЗ";
const today = toMoscowDate(new Date());

/** docs/specification/admin.md#laws */
describeOnDatabases("PUT /api/admin/laws/checked", (database) => {
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const check = (json: object, token = admin.token) =>
    call(checkedRoute.PUT, "/api/admin/laws/checked", { method: "PUT", token, json });
  const read = async () => {
    const response = await call(lawsRoute.GET, "/api/admin/laws", { token: admin.token });
    return ((await response.json()) as WatchedLaw[]).find(({ key }) => key === law);
  };

  test("replaces the date of the release by the administrator's and logs it", async () => {
    const { checked, status } = (await loadLaws())[law] ?? {};
    expect(await read()).toMatchObject({ checked, status, checkedBy: null });
    const response = await check({ law, checkedOn: today, status: "secondary" });
    expect(response.status).toBe(200);
    const expected = { checked: today, status: "secondary", checkedBy: admin.email };
    expect(await response.json()).toMatchObject({ key: law, ...expected });
    expect(await read()).toMatchObject(expected);
    const [entry] = await database.client.auditEntry.findMany();
    expect(entry).toMatchObject({
      action: "law.check",
      subjectType: "law",
      subjectId: law,
      adminEmail: admin.email,
      details: { checked: { before: checked, after: today } },
    });
  });

  test("is ignored when the release has a newer date", async () => {
    await check({ law, checkedOn: today, status: "checked" });
    const { checked = "", status } = (await loadLaws())[law] ?? {};
    const older = { checkedOn: addDays(checked, -1), status: "secondary" };
    await database.client.lawCheck.update({ where: { law }, data: older });
    expect(await read()).toMatchObject({ checked, status, checkedBy: null });
  });

  test("rejects an unknown act, a wrong day and status, and returns 403 to other users", async () => {
    const { checked = "" } = (await loadLaws())[law] ?? {};
    const refused: [object, string][] = [
      [{ law: "constructor", checkedOn: today, status: "checked" }, "law"],
      [{ law, checkedOn: addDays(today, 1), status: "checked" }, "checkedOn"],
      [{ law, checkedOn: addDays(checked, -1), status: "checked" }, "checkedOn"],
      [{ law, checkedOn: "2026-02-31", status: "checked" }, "checkedOn"],
      [{ law, checkedOn: today, status: "unverified" }, "status"],
    ];
    for (const [json, field] of refused) {
      const response = await check(json);
      expect([field, response.status]).toEqual([field, 400]);
      expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
    }
    expect(await database.client.lawCheck.count()).toBe(0);
    const otherUser = await registerUser();
    const json = { law, checkedOn: today, status: "checked" };
    expect((await check(json, otherUser.token)).status).toBe(403);
  });
});
