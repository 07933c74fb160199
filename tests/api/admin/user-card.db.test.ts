import { beforeEach, expect, test } from "vitest";
import * as noteRoute from "@/app/api/admin/users/[userId]/notes/[noteId]/route";
import * as notesRoute from "@/app/api/admin/users/[userId]/notes/route";
import * as cardRoute from "@/app/api/admin/users/[userId]/route";
import * as exportRoute from "@/app/api/user/export/route";
import { newId } from "@/lib/core/ids";
import type { UserCard } from "@/lib/features/admin/card/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** What an administrator sees of one user: docs/specification/admin.md#users. */
describeOnDatabases("GET /api/admin/users/[userId]", (database) => {
  let admin: RegisteredUser;
  let owner: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    owner = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
  });

  const path = () => `/api/admin/users/${owner.id}`;
  const parameters = () => ({ userId: owner.id });
  const card = async () =>
    (await (
      await call(cardRoute.GET, path(), { token: admin.token, params: parameters() })
    ).json()) as UserCard;
  const addNote = (text: string, token = admin.token) =>
    call(notesRoute.POST, `${path()}/notes`, {
      ...{ method: "POST", token, json: { text } },
      params: parameters(),
    });

  test("shows names and counts of what the user has, but no texts of documents and messages", async () => {
    const db = database.client;
    const userId = owner.id;
    const siteId = newId();
    await db.site.create({
      data: { id: siteId, userId, name: "Лес", address: "les.example", passportAt: new Date() },
    });
    const document = {
      userId,
      type: "privacy",
      generatedContent: "тайна",
      formData: { a: "тайна" },
    };
    await db.userDocument.create({
      data: { ...document, id: newId(), name: "Политика", status: "completed" },
    });
    await db.userDocument.create({ data: { ...document, id: newId(), name: "Начатый" } });
    await db.billingOrder.create({
      data: {
        ...{ id: newId(), userId, plan: "premium", months: 1, amount: 199_000, title: "План" },
        state: "paid",
      },
    });
    await db.feedback.create({ data: { id: newId(), userId, subject: "Счёт", message: "тайна" } });
    await db.siteRequest.create({
      data: {
        ...{ id: newId(), siteId, kind: "access", channel: "mail", receivedOn: "2026-11-20" },
        details: "sealed",
      },
    });
    const seen = await card();
    expect(seen).toMatchObject({
      user: { email: owner.email },
      sites: { count: 1, newest: [{ name: "Лес", address: "les.example" }] },
      documents: { count: 1, drafts: 1, newest: [{ name: "Политика" }] },
      orders: [{ title: "План", amount: 199_000, state: "paid" }],
      feedback: [{ subject: "Счёт", status: "new" }],
      siteRequests: { count: 1, open: 1 },
      notes: [],
    });
    expect(Date.parse(seen.lastSeenAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(seen)).not.toContain("тайна");
    await db.session.deleteMany({ where: { userId } });
    expect((await card()).lastSeenAt).toBeNull();
  });

  test("adds and deletes notes, exports them to the user and keeps their text out of the log", async () => {
    expect((await addNote("Просил счёт")).status).toBe(200);
    expect((await addNote("Просил скидку")).status).toBe(200);
    expect((await addNote(" ")).status).toBe(400);
    const { notes } = await card();
    expect(notes.map(({ text, author }) => [text, author])).toEqual([
      ["Просил скидку", admin.email],
      ["Просил счёт", admin.email],
    ]);
    const copy = await call(exportRoute.GET, "/api/user/export", { token: owner.token });
    const { administratorsNotes } = await copy.json();
    expect(administratorsNotes.map(({ text }: { text: string }) => text)).toEqual([
      "Просил скидку",
      "Просил счёт",
    ]);
    const log = await database.client.auditEntry.findMany({ where: { action: "user.note" } });
    expect(log.map(({ details }) => details)).toEqual([
      { email: owner.email },
      { email: owner.email },
    ]);

    const removed = await call(noteRoute.DELETE, `${path()}/notes/${notes[0]?.id}`, {
      ...{ method: "DELETE", token: admin.token },
      params: { ...parameters(), noteId: notes[0]?.id ?? "" },
    });
    expect(((await removed.json()) as UserCard).notes.map(({ text }) => text)).toEqual([
      "Просил счёт",
    ]);
    await database.client.user.delete({ where: { id: owner.id } });
    expect(await database.client.userNote.count()).toBe(0);
  });

  test("returns 403 to a user who adds a note, and 404 for a wrong user or an unknown id", async () => {
    expect((await addNote("Чужая", owner.token)).status).toBe(403);
    await addNote("Заметка");
    const id = (await card()).notes[0]?.id ?? "";
    const other = await call(noteRoute.DELETE, `/api/admin/users/${admin.id}/notes/${id}`, {
      ...{ method: "DELETE", token: admin.token },
      params: { userId: admin.id, noteId: id },
    });
    expect(other.status).toBe(404);
    const nobody = newId();
    const missing = await call(cardRoute.GET, `/api/admin/users/${nobody}`, {
      ...{ token: admin.token },
      params: { userId: nobody },
    });
    expect(missing.status).toBe(404);
  });
});
