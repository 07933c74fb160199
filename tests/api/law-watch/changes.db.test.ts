import { describe, expect, test } from "vitest";
import * as lawsRoute from "@/app/api/admin/laws/route";
import { newId } from "@/lib/core/ids";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { changesOfLaws, type EnteredChange } from "@/lib/features/documents/editions/law-notices";
import { markDocuments, resumeMarking } from "@/lib/features/law-watch/marking";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { createDocument } from "@/tests/support/api/documents/document-calls";
import {
  lawCalls,
  lawChange,
  listMarked,
  noticeCalls,
  watchedLaws,
} from "@/tests/support/api/documents/law-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("the law watch", (database) => {
  const { people, enter, read } = watchedLaws(database);

  test("records an entered change in the audit log", async () => {
    const { change: stored } = await enter();
    const entries = await database.client.auditEntry.findMany();
    expect(entries).toMatchObject([
      {
        action: "law.change",
        subjectType: "lawChange",
        subjectId: stored.id,
        adminId: people.admin.id,
      },
    ]);
  });

  describe("before a change is entered", () => {
    test("counts the documents whose text stays the same", async () => {
      const norm = { law: lawChange.law, place: lawChange.place };
      const { id } = await createDocument(people.owner.token);
      await createDocument(people.owner.token, {
        ...shopAnswers,
        companyName: "ООО «Лесная поляна»",
      });
      await createDocument(people.otherUser.token);
      expect(await (await lawCalls.preview(people.admin.token, norm)).json()).toEqual({
        documents: 3,
        owners: 2,
        sameText: 2,
      });
      // One of two stays: its owner would still read the same text.
      const renew = (where: object) =>
        database.client.documentVersion.updateMany({ where, data: { templateRevision: "older" } });
      await renew({ documentId: id });
      expect(await (await lawCalls.preview(people.admin.token, norm)).json()).toMatchObject({
        sameText: 2,
      });
      await renew({ document: { userId: people.owner.id } });
      expect(await (await lawCalls.preview(people.admin.token, norm)).json()).toMatchObject({
        sameText: 1,
      });
    });
  });

  describe("withdrawing a change", () => {
    test("closes open notices and notifies each owner once, but keeps dismissed notices", async () => {
      const [first, second] = [
        await createDocument(people.owner.token),
        await createDocument(people.owner.token, {
          ...shopAnswers,
          companyName: "ООО «Лесная поляна»",
        }),
      ];
      await createDocument(people.otherUser.token);
      const { change: created } = await enter();
      const other = (await enter({ ...lawChange, place: "ст. 9 ч. 3" })).change;
      const page = await read(first.id);
      const mine = page.notices.filter((notice) => notice.change.id === created.id);
      await noticeCalls.dismiss(first.id, people.owner.token, {
        notices: mine.map(({ id }) => id),
      });

      const response = await lawCalls.withdraw(created.id, people.admin.token);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ documents: 2, owners: 2 });
      const remaining = await database.client.documentLawNotice.findMany({
        where: { changeId: created.id },
      });
      expect(remaining).toMatchObject([{ documentId: first.id, dismissedAt: expect.any(Date) }]);
      expect((await read(second.id)).notices.map((notice) => notice.change.id)).toEqual([other.id]);
      for (const { id } of [people.owner, people.otherUser]) {
        const news = await database.client.notification.findMany({
          where: { userId: id, type: "info" },
        });
        expect(news).toMatchObject([
          {
            title: "Обновлять документы не нужно",
            message: expect.stringContaining(lawChange.editionName),
          },
        ]);
      }
      expect(await (await lawCalls.list(people.admin.token)).json()).toMatchObject([
        { id: other.id, withdrawnAt: null },
        { id: created.id, withdrawnAt: expect.any(String), open: 0, documents: 1 },
      ]);

      // Nothing that was cut off goes on marking, and no new text is held against it.
      await database.client.lawChange.update({
        where: { id: other.id },
        data: { withdrawnAt: new Date() },
      });
      await resumeMarking(database.client, { now: new Date() });
      const { tree } = await database.client.documentVersion.findFirstOrThrow();
      expect(
        await database.client.$queryRaw<EnteredChange[]>(changesOfLaws(tree as DocumentTree)),
      ).toEqual([]);
      expect((await lawCalls.withdraw(created.id, people.admin.token)).status).toBe(404);
      const actions = await database.client.auditEntry.findMany({
        where: { action: "law.withdraw" },
      });
      expect(actions).toMatchObject([
        { subjectId: created.id, details: { documents: 2, owners: 2 } },
      ]);
    });

    test("stops a marking that was interrupted", async () => {
      await createDocument(people.owner.token);
      await createDocument(people.otherUser.token);
      const { change: created } = await enter();
      await database.client.documentLawNotice.deleteMany();
      await database.client.lawChange.update({
        where: { id: created.id },
        data: { markedAt: null, markedUpTo: "" },
      });
      expect((await lawCalls.withdraw(created.id, people.admin.token)).status).toBe(200);
      await markDocuments(database.client, created, { now: new Date() });
      expect(await database.client.documentLawNotice.count()).toBe(0);
    });

    test("returns 403 to a user, 401 to a guest and 404 or 400 for an unknown id", async () => {
      const { change: created } = await enter();
      expect((await lawCalls.withdraw(created.id, people.owner.token)).status).toBe(403);
      expect((await lawCalls.withdraw(created.id)).status).toBe(401);
      for (const id of [newId(), "x", "\u0000"]) {
        expect((await lawCalls.withdraw(id, people.admin.token)).status).toBe(
          id.length === 24 ? 404 : 400,
        );
      }
    });
  });

  describe("access", () => {
    test("returns 403 to a user and 401 to a guest for every call of the administrator", async () => {
      for (const [token, status] of [
        [undefined, 401],
        [people.owner.token, 403],
      ] as const) {
        const responses = await Promise.all([
          lawCalls.enter(token),
          lawCalls.preview(token, { law: "152-ФЗ" }),
          lawCalls.list(token),
          call(lawsRoute.GET, "/api/admin/laws", { token }),
        ]);
        expect(responses.map((response) => response.status)).toEqual([
          status,
          status,
          status,
          status,
        ]);
      }
      expect(await database.client.lawChange.count()).toBe(0);
    });

    test("returns 404 for another user's document and does not close its notices", async () => {
      const { id } = await createDocument(people.owner.token);
      await enter();
      const [notice] = (await read(id)).notices;
      const json = { notices: [notice?.id ?? ""] };
      for (const wanted of [id, newId()]) {
        const responses = await Promise.all([
          noticeCalls.read(wanted, people.otherUser.token),
          noticeCalls.accept(wanted, people.otherUser.token, { ...json, after: 1 }),
          noticeCalls.dismiss(wanted, people.otherUser.token, json),
        ]);
        expect(responses.map((response) => response.status)).toEqual([404, 404, 404]);
      }
      const guest = await Promise.all([
        noticeCalls.read(id),
        noticeCalls.accept(id, undefined, { ...json, after: 1 }),
        noticeCalls.dismiss(id, undefined, json),
      ]);
      expect(guest.map((response) => response.status)).toEqual([401, 401, 401]);
      // Nor is a notice closed by way of another document.
      const mine = await createDocument(people.otherUser.token);
      expect(
        await (await noticeCalls.dismiss(mine.id, people.otherUser.token, json)).json(),
      ).toEqual({ closed: 0 });
      expect(await listMarked(people.owner.token)).toHaveLength(1);
    });

    test.each([
      ["law", { law: "нет такого" }, "Выберите акт"],
      ["place", { place: "ч. 2 ст. 9" }, "Пишите от большего к меньшему"],
      ["place", { place: "девятая" }, "Норма пишется так"],
      ["inForce", { inForce: "завтра" }, "Укажите, с какого дня"],
      ["whatChanged", { whatChanged: "  " }, "Напишите, что изменилось"],
      ["editionName", { editionName: "" }, "Назовите новую редакцию"],
    ])("rejects a wrong %s: %o", async (field, wrong, message) => {
      const response = await lawCalls.enter(people.admin.token, { ...lawChange, ...wrong });
      expect(response.status).toBe(400);
      const { fieldErrors } = await response.json();
      expect(fieldErrors[field][0]).toContain(message);
      expect(await database.client.lawChange.count()).toBe(0);
    });
  });

  test("counts the documents that cite each act in the list of acts", async () => {
    await createDocument(people.owner.token);
    const laws = await (
      await call(lawsRoute.GET, "/api/admin/laws", { token: people.admin.token })
    ).json();
    expect(laws[0]).toMatchObject({ key: "152-ФЗ", documents: 1, status: "checked" });
    expect(laws.find(({ key }: { key: string }) => key === "422-ФЗ")).toMatchObject({
      documents: 0,
    });
  });
});
