import { beforeEach, describe, expect, test } from "vitest";
import * as proofsRoute from "@/app/api/user/checklist/proofs/route";
import * as checklistRoute from "@/app/api/user/checklist/route";
import * as deleteRoute from "@/app/api/user/delete/route";
import * as exportRoute from "@/app/api/user/export/route";
import { checklistIds } from "@/content/checklist/items";
import { newId } from "@/lib/core/ids";
import type { AccountChecklist } from "@/lib/features/checklist/schema";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import {
  type RegisteredUser,
  registerUser,
  signInAgain,
} from "@/tests/support/api/calls/registered-user";
import { checkReportOf } from "@/tests/support/api/sites/check-reports";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/user/checklist";
const get = (token?: string) => call(checklistRoute.GET, path, { token });
const put = (token: string | undefined, json: unknown, more: Call = {}) =>
  call(checklistRoute.PUT, path, { method: "PUT", token, json, ...more });

/** All eight, those that are named done. */
const ticked = (...ids: string[]) =>
  Object.fromEntries(checklistIds.map((id) => [id, ids.includes(id)]));

const read = async (token: string) => {
  const response = await get(token);
  expect(response.status).toBe(200);
  return (await response.json()) as AccountChecklist;
};

describeOnDatabases("/api/user/checklist", (database) => {
  let owner: RegisteredUser;
  let otherUser: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    otherUser = await registerUser();
  });

  test("returns all items as not done at first", async () => {
    expect(await read(owner.token)).toEqual(ticked());
    expect(await database.client.checklistProgress.count()).toBe(0);
  });

  test("proves https by the newest check that read the user's own site", async () => {
    const dueAt = new Date("2026-11-26T09:00:00Z");
    const check = (userId: string, report: object, day: number) =>
      database.client.siteCheck.create({
        data: {
          ...{ id: newId(), userId, url: "romashka.ru", host: "romashka.ru", dueAt },
          ...{ requestedAt: new Date(dueAt.getTime() + day * 86_400_000), finishedAt: dueAt },
          report,
        },
      });
    await check(owner.id, checkReportOf("http://romashka.ru/"), 0);
    const { id } = await check(owner.id, checkReportOf("https://romashka.ru/"), 1);
    await check(owner.id, checkReportOf("https://romashka.ru/", { isRead: false, pages: [] }), 2);
    const proofs = (token: string) => call(proofsRoute.GET, `${path}/proofs`, { token });
    expect(await (await proofs(owner.token)).json()).toMatchObject({
      "ssl-certificate": {
        state: "done",
        words:
          "Проверка сайта romashka.ru 26.11.2026: все прочитанные страницы открываются по https",
        link: `/check/${id}`,
      },
    });
    expect(await (await proofs(otherUser.token)).json()).toEqual({});
    expect(await read(owner.token)).toEqual(ticked());
  });

  test("stores ticks, returns all items, and shows them in another session", async () => {
    const response = await put(owner.token, { "privacy-policy": true, "data-backup": true });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(ticked("privacy-policy", "data-backup"));
    expect(await read(await signInAgain(owner))).toEqual(ticked("privacy-policy", "data-backup"));
    expect(await read(otherUser.token)).toEqual(ticked());
  });

  test("merges changes with the stored ticks", async () => {
    await put(owner.token, { "privacy-policy": true, "data-deletion": true });
    await put(owner.token, { "data-backup": true });
    expect(await read(owner.token)).toEqual(
      ticked("privacy-policy", "data-deletion", "data-backup"),
    );
    await put(owner.token, { "privacy-policy": false });
    expect(await read(owner.token)).toEqual(ticked("data-deletion", "data-backup"));
    // Nothing to add, nothing is changed.
    expect(await (await put(owner.token, {})).json()).toEqual(
      ticked("data-deletion", "data-backup"),
    );
  });

  test("keeps every tick when all are set at the same moment", async () => {
    const responses = await Promise.all(checklistIds.map((id) => put(owner.token, { [id]: true })));
    expect(responses.map(({ status }) => status)).toEqual(checklistIds.map(() => 200));
    expect(await read(owner.token)).toEqual(ticked(...checklistIds));
  });

  test.each<[string, unknown]>([
    ["an item that is not in the list", { "privacy-policy": true, "no-such-item": true }],
    ["a property of every object", { constructor: true }],
    ["a value that is no boolean", { "privacy-policy": "true" }],
    ["a list", ["privacy-policy"]],
    ["null", null],
  ])("rejects %s and changes nothing", async (_case, json) => {
    const response = await put(owner.token, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "VALIDATION" });
    expect(await read(owner.token)).toEqual(ticked());
  });

  test("ignores unknown items and wrong values of a stored row", async () => {
    await database.client.checklistProgress.create({
      data: { userId: owner.id, done: { "data-backup": true, gone: true, "ssl-certificate": 1 } },
    });
    expect(await read(owner.token)).toEqual(ticked("data-backup"));
  });

  describe("after a tick", () => {
    beforeEach(() => put(owner.token, { "privacy-policy": true }));

    test("is part of the account export", async () => {
      const data = await (
        await call(exportRoute.GET, "/api/user/export", { token: owner.token })
      ).json();
      expect(data.checklist).toEqual(ticked("privacy-policy"));
    });

    test("is deleted with the account", async () => {
      const options = { method: "DELETE", token: owner.token };
      expect((await call(deleteRoute.DELETE, "/api/user/delete", options)).status).toBe(200);
      expect(await database.client.checklistProgress.count()).toBe(0);
      expect((await put(owner.token, { "privacy-policy": true })).status).toBe(401);
    });
  });

  test("returns 401 without a session, 403 from another site and 405 to an unknown method", async () => {
    expect((await get()).status).toBe(401);
    expect((await put(undefined, {})).status).toBe(401);
    const foreign = { headers: { "sec-fetch-site": "cross-site" } };
    expect((await put(owner.token, { "privacy-policy": true }, foreign)).status).toBe(403);
    const patch = await call(checklistRoute.PATCH, path, { method: "PATCH", token: owner.token });
    expect(patch.status).toBe(405);
  });
});
