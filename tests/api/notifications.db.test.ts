import { beforeEach, describe, expect, test } from "vitest";
import * as readRoute from "@/app/api/notifications/[id]/read/route";
import * as oneRoute from "@/app/api/notifications/[id]/route";
import * as readAllRoute from "@/app/api/notifications/read/route";
import * as listRoute from "@/app/api/notifications/route";
import * as unreadRoute from "@/app/api/notifications/unread/route";
import { newId } from "@/lib/core/ids";
import type { Notification } from "@/lib/features/notifications/schema";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const path = "/api/notifications";
const read = (id: string, token?: string) =>
  call(readRoute.PATCH, `${path}/${id}/read`, { method: "PATCH", token, params: { id } });
const remove = (id: string, token?: string) =>
  call(oneRoute.DELETE, `${path}/${id}`, { method: "DELETE", token, params: { id } });
const list = (token?: string, search = "") => call(listRoute.GET, path + search, { token });
const readAll = (token?: string) =>
  call(readAllRoute.PATCH, `${path}/read`, { method: "PATCH", token });
const countUnread = async (token: string) =>
  (await call(unreadRoute.GET, `${path}/unread`, { token })).json();

describeOnDatabases("/api/notifications", (database) => {
  let owner: RegisteredUser;
  let otherUser: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    otherUser = await registerUser();
  });

  /** Stores a notification for `userId`; of two the one with the greater `minute` is newer. */
  async function notify(userId: string, minute = 0, more: object = {}): Promise<string> {
    const id = newId();
    const createdAt = new Date(Date.UTC(2026, 10, 21, 9, minute));
    await database.client.notification.create({
      data: { id, userId, title: `№ ${minute}`, message: "Текст", createdAt, ...more },
    });
    return id;
  }

  const inList = async (token: string, search = "") =>
    (await (await list(token, search)).json()) as Notification[];

  describe("GET /api/notifications", () => {
    test("lists only the user's notifications, newest first, with sanitised type and link", async () => {
      const older = await notify(owner.id, 1, { type: "warning", link: "//evil.example" });
      const newer = await notify(owner.id, 2, {
        type: "no such type",
        isRead: true,
        link: "/news",
      });
      await notify(otherUser.id, 3);
      expect(await inList(owner.token)).toEqual([
        {
          id: newer,
          title: "№ 2",
          message: "Текст",
          type: "info",
          link: "/news",
          documents: [],
          isRead: true,
          createdAt: "2026-11-21T09:02:00.000Z",
        },
        {
          id: older,
          title: "№ 1",
          message: "Текст",
          type: "warning",
          link: null,
          documents: [],
          isRead: false,
          createdAt: "2026-11-21T09:01:00.000Z",
        },
      ]);
    });

    test("returns an empty list to a new user", async () => {
      const response = await list(owner.token);
      expect(await response.json()).toEqual([]);
      expect(response.headers.get("link")).toBeNull();
    });

    test("returns each notification once over all pages, also with equal times", async () => {
      const all = [];
      for (const minute of [1, 1, 1, 2, 2, 3]) all.push(await notify(owner.id, minute));
      const seen: string[] = [];
      let next: string | undefined = "?limit=2";
      while (next) {
        const response: Response = await list(owner.token, next);
        seen.push(...((await response.json()) as Notification[]).map(({ id }) => id));
        next = response.headers.get("link")?.match(/(\?[^>]+)>; rel="next"/)?.[1];
      }
      expect(seen).toHaveLength(6);
      expect(new Set(seen)).toEqual(new Set(all));
    });

    test.each(["?limit=0", "?limit=201", "?limit=x", "?cursor=x"])("rejects %s", async (search) => {
      expect((await list(owner.token, search)).status).toBe(400);
    });
  });

  describe("marking as read", () => {
    test("returns the notification and can be repeated", async () => {
      const id = await notify(owner.id);
      for (let times = 0; times < 2; times += 1) {
        const response = await read(id, owner.token);
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({ id, isRead: true });
      }
      expect(await countUnread(owner.token)).toEqual({ unread: 0 });
    });

    test("marks all of the user's notifications and none of another user's", async () => {
      await notify(owner.id, 1);
      await notify(owner.id, 2);
      await notify(owner.id, 3, { isRead: true });
      await notify(otherUser.id);
      expect(await countUnread(owner.token)).toEqual({ unread: 2 });
      const response = await readAll(owner.token);
      expect(await response.json()).toEqual({ marked: 2 });
      expect(await countUnread(owner.token)).toEqual({ unread: 0 });
      expect(await countUnread(otherUser.token)).toEqual({ unread: 1 });
    });
  });

  test("deletes a notification once and returns 404 afterwards", async () => {
    const id = await notify(owner.id);
    const response = await remove(id, owner.token);
    expect(await response.json()).toEqual({ message: "Уведомление удалено" });
    expect(await inList(owner.token)).toEqual([]);
    expect((await remove(id, owner.token)).status).toBe(404);
  });

  describe("for another user's notification", () => {
    test.each([
      ["read", read],
      ["delete", remove],
    ])('returns the same 404 to "%s" as for an unknown id', async (_name, change) => {
      const id = await notify(otherUser.id);
      const responses = await Promise.all(
        [id, newId()].map(async (wanted) => {
          const response = await change(wanted, owner.token);
          return [response.status, await response.json()];
        }),
      );
      expect(responses[0]).toEqual([404, { code: "NOT_FOUND", message: "Уведомление не найдено" }]);
      expect(responses[1]).toEqual(responses[0]);
      expect(await inList(otherUser.token)).toMatchObject([{ id, isRead: false }]);
    });

    test("returns 400 to a malformed id", async () => {
      expect((await read("нет", owner.token)).status).toBe(400);
      expect((await remove("1", owner.token)).status).toBe(400);
    });
  });

  test("returns 401 without a session and after it was ended", async () => {
    const id = await notify(owner.id);
    await database.client.session.deleteMany({ where: { userId: owner.id } });
    for (const token of [undefined, owner.token]) {
      const responses = [
        list(token),
        call(unreadRoute.GET, `${path}/unread`, { token }),
        readAll(token),
        read(id, token),
        remove(id, token),
      ];
      const statuses = (await Promise.all(responses)).map(({ status }) => status);
      expect(statuses).toEqual([401, 401, 401, 401, 401]);
    }
  });
});
