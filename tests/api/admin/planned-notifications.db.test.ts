import { beforeEach, expect, test } from "vitest";
import { DELETE, PUT } from "@/app/api/admin/planned-notifications/[id]/route";
import * as plannedRoute from "@/app/api/admin/planned-notifications/route";
import * as sentRoute from "@/app/api/admin/send-notification/route";
import type { PlannedNotification } from "@/lib/features/notifications/planned/responses";
import { sendNextDue, startPlannedLoop } from "@/lib/features/notifications/planned/sending-loop";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/admin/planned-notifications";
const texts = { title: "Профилактика", message: "В ночь на субботу сайт не работает." };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** Drafts and hours: docs/specification/admin.md#notifications. */
describeOnDatabases("planned notifications", (database) => {
  let admin: RegisteredUser;
  let free: RegisteredUser;
  let paid: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    free = await registerUser();
    paid = await registerUser();
    const set = ({ id }: RegisteredUser, data: object) =>
      database.client.user.update({ where: { id }, data });
    await set(admin, { role: "admin" });
    await set(paid, { subscription: "premium" });
  });

  const keep = (json: object) => call(plannedRoute.POST, path, { token: admin.token, json });
  const kept = async (json: object) => (await (await keep(json)).json()) as PlannedNotification;
  const on = (method: "PUT" | "DELETE", id: string, json?: object) =>
    call(method === "PUT" ? PUT : DELETE, `${path}/${id}`, {
      method,
      token: admin.token,
      json,
      params: { id },
    });
  const waiting = async () =>
    (await (
      await call(plannedRoute.GET, path, { token: admin.token })
    ).json()) as PlannedNotification[];
  const received = async ({ id }: RegisteredUser) =>
    (await database.client.notification.findMany({ where: { userId: id } })).map(
      ({ title }) => title,
    );

  test("sends no draft, and a scheduled one once to the users who match at that time", async () => {
    await keep({ ...texts, title: "Черновик" });
    const dueAt = inHours(2);
    const planned = await kept({
      ...texts,
      audience: { kind: "plan", subscription: "premium" },
      dueAt: dueAt.toISOString(),
    });
    expect(planned).toMatchObject({
      audience: "plan",
      subscription: "premium",
      dueAt: dueAt.toISOString(),
    });
    expect((await waiting()).map(({ title }) => title)).toEqual(["Профилактика", "Черновик"]);

    expect(await sendNextDue(database.client, new Date(dueAt.getTime() - 1))).toBe(false);
    // Users who get the plan before that time receive it too.
    await database.client.user.update({
      where: { id: free.id },
      data: { subscription: "premium" },
    });
    const sent = await Promise.all([
      sendNextDue(database.client, dueAt),
      sendNextDue(database.client, dueAt),
    ]);
    expect(sent.sort()).toEqual([false, true]);
    expect(await received(paid)).toEqual(["Профилактика"]);
    expect(await received(free)).toEqual(["Профилактика"]);
    expect(await received(admin)).toEqual([]);
    const list = await call(sentRoute.GET, "/api/admin/send-notification", { token: admin.token });
    expect(await list.json()).toMatchObject([{ ...texts, sent: 2, adminEmail: admin.email }]);
    expect((await waiting()).map(({ title }) => title)).toEqual(["Черновик"]);
  });

  test("moves and cancels one that waits, and returns 404 once it is gone", async () => {
    const { id } = await kept({ ...texts, dueAt: inHours(1).toISOString() });
    const moved = await on("PUT", id, {
      ...texts,
      title: "Перенос",
      dueAt: inHours(5).toISOString(),
    });
    expect(moved.status).toBe(200);
    expect(await sendNextDue(database.client, inHours(2))).toBe(false);
    expect((await on("DELETE", id)).status).toBe(200);
    expect(await sendNextDue(database.client, inHours(6))).toBe(false);
    expect((await on("DELETE", id)).status).toBe(404);
    expect((await on("PUT", id, texts)).status).toBe(404);
    expect(await received(free)).toEqual([]);
  });

  test("rejects a wrong time and an unknown user, and deletes it with its recipient", async () => {
    for (const dueAt of [inHours(-1).toISOString(), inHours(24 * 400).toISOString(), "завтра"]) {
      const refused = await keep({ ...texts, dueAt });
      expect(refused.status).toBe(400);
      expect(Object.keys((await refused.json()).fieldErrors)).toEqual(["dueAt"]);
    }
    const nobody = { kind: "user", email: "nobody@example.ru" };
    expect((await keep({ ...texts, audience: nobody })).status).toBe(404);
    // One for somebody goes with them.
    await keep({ ...texts, audience: { kind: "user", email: free.email } });
    await database.client.user.delete({ where: { id: free.id } });
    expect(await waiting()).toEqual([]);
  });

  test("the loop sends one that fell due while no server ran", async () => {
    const { id } = await kept({ ...texts, dueAt: inHours(1).toISOString() });
    await database.client.plannedNotification.update({
      where: { id },
      data: { dueAt: inHours(-1) },
    });
    const stop = startPlannedLoop({ now: () => new Date() });
    await expect.poll(() => received(free), { timeout: 10_000 }).toEqual(["Профилактика"]);
    await stop();
  });
});
