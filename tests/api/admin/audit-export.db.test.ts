import { beforeEach, expect, test } from "vitest";
import * as exportRoute from "@/app/api/admin/audit/export/route";
import { newId } from "@/lib/core/ids";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** The journal as a table: docs/specification/admin.md#journal. */
describeOnDatabases("GET /api/admin/audit/export", (database) => {
  let admin: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const write = (action: string, details: object, createdAt: Date) =>
    database.client.auditEntry.create({
      data: {
        ...{ id: newId(), adminEmail: admin.email, action, subjectType: "user" },
        ...{ details, createdAt },
      },
    });
  const table = async (query = "", token = admin.token) => {
    const response = await call(exportRoute.GET, `/api/admin/audit/export${query}`, { token });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test("returns a CSV for Excel in words, with no cell that starts a formula", async () => {
    await write(
      "user.plan",
      { email: "=1+2@example.ru", subscription: { before: "free", after: "premium" } },
      new Date("2026-11-26T22:30:00Z"),
    );
    await write(
      "settings.update",
      { siteName: { before: null, after: '=HYPERLINK("https://evil.example")' } },
      new Date("2026-11-27T09:00:00Z"),
    );
    const { response, bytes } = await table();
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
    expect(lines).toEqual([
      "Время (Москва);Кто;Что сделано;Подробности",
      `27.11.2026 12:00:00;${admin.email};Изменены настройки;"Название сервиса: =HYPERLINK(""https://evil.example"")"`,
      `27.11.2026 01:30:00;${admin.email};Изменён план пользователя =1+2@example.ru;План: Бесплатный → Премиум`,
    ]);
    // Every cell begins with our words or an address, so none with a sign that begins a formula.
    for (const line of lines)
      for (const cell of line.split(";")) expect(cell).not.toMatch(/^[=+@-]/);
  });

  test("exports all pages, filters by action, and returns 403 to other users", async () => {
    const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 9, 0, second));
    for (let row = 0; row < 130; row += 1) await write("mail.test", { email: "a@b.ru" }, at(row));
    await write("user.role", { email: "olga@example.ru" }, at(500));
    expect((await table()).bytes.toString().trimEnd().split("\r\n")).toHaveLength(1 + 131);
    const narrow = (await table("?action=user.role")).bytes.toString();
    expect(narrow).toContain("olga@example.ru");
    expect(narrow).not.toContain("пробное");
    const user = await registerUser();
    expect((await table("", user.token)).response.status).toBe(403);
  });
});
