import { beforeEach, describe, expect, test } from "vitest";
import * as notificationsRoute from "@/app/api/notifications/route";
import { notifyOfExpired } from "@/lib/features/lawyer-review/notices";
import type { Notification } from "@/lib/features/notifications/schema";
import { call } from "@/tests/support/api/calls/api-call";
import { documentCalls } from "@/tests/support/api/documents/document-calls";
import {
  firstClause,
  openReview,
  postLawyerLink,
  readOwnersReview,
  reviewCalls,
  reviewedDocument,
  saveRemark,
} from "@/tests/support/api/documents/lawyer-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

/** docs/specification/documents.md#lawyers-link */
describeOnDatabases("remarks of a lawyer", (database) => {
  const reviewed = reviewedDocument(database);
  const { token, propose, decide, list } = reviewed;
  let id: string;
  beforeEach(() => {
    id = reviewed.id();
  });

  describe("a comment or a proposal", () => {
    test("is kept once per clause: a later one replaces it and an empty one deletes it", async () => {
      const { link, key } = await postLawyerLink(token(), id);
      const { id: clause, words } = await firstClause(key);
      await saveRemark(key, clause, "comment", "Первое");
      await saveRemark(key, clause, "comment", " Второе\r\nстрока ");
      await saveRemark(key, clause, "proposal", `${words} И ещё слово.`);
      const { remarks } = await readOwnersReview(token(), id, link);
      expect(remarks).toMatchObject([
        { kind: "comment", text: "Второе\nстрока", words, difference: null, decision: null },
        { kind: "proposal", fate: "same", decision: null },
      ]);
      const marks = remarks[1]?.difference?.flatMap((block) => block.words);
      expect(marks?.filter(({ mark }) => mark === "removed")).toEqual([]);
      expect(marks?.find(({ mark }) => mark === "added")?.text).toContain("И ещё слово.");
      await saveRemark(key, clause, "comment", "  ");
      expect((await readOwnersReview(token(), id, link)).remarks).toHaveLength(1);
    });

    test("is stored once when saved twenty times in parallel", async () => {
      const { link, key } = await postLawyerLink(token(), id);
      const { id: clause } = await firstClause(key);
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => saveRemark(key, clause, "comment", `Слово ${at}`)),
      );
      expect((await readOwnersReview(token(), id, link)).remarks).toHaveLength(1);
    });

    test("is rejected when too long, for an unknown clause, or as a proposal for repeated answers", async () => {
      const { key } = await postLawyerLink(token(), id);
      const { pieces } = await openReview(key);
      const clause = (await firstClause(key)).id;
      const repeated = pieces.find(({ id: at, canPropose }) => at !== null && !canPropose)?.id;
      expect(repeated).toContain(".");
      const save = async (more: object) =>
        (await reviewCalls.save({ token: key, clause, kind: "comment", text: "Слово", ...more }))
          .status;
      expect(await save({ text: "ю".repeat(5001) })).toBe(400);
      expect(await save({ text: "ю".repeat(5000) })).toBe(200);
      expect(await save({ clause: "нет такого" })).toBe(400);
      expect(await save({ kind: "edit" })).toBe(400);
      expect(await save({ text: 7 })).toBe(400);
      expect(await save({ decision: "accepted" })).toBe(400);
      expect(await save({ clause: repeated, kind: "proposal" })).toBe(400);
      expect(await save({ clause: repeated })).toBe(200);
      const finish = async (more: object) =>
        (await reviewCalls.finish({ token: key, name: "Юрист", ...more })).status;
      expect(await finish({ name: " " })).toBe(400);
      expect(await finish({ name: "ю".repeat(121) })).toBe(400);
      expect(await finish({ remark: "ю".repeat(3001) })).toBe(400);
      const huge = await reviewCalls.save({ token: key, text: "ю".repeat(200_000) });
      expect(huge.status).toBe(413);
    });

    test("is stored encrypted and cannot be read after it is copied to another row", async () => {
      const { key, clause } = await propose("Тайный текст");
      await saveRemark(key, clause.id, "comment", "Тайное замечание");
      await reviewCalls.finish({ token: key, name: "Тайный Юрист", remark: "Тайное общее" });
      const rows = JSON.stringify([
        await database.client.lawyerLink.findMany(),
        await database.client.lawyerRemark.findMany(),
      ]);
      expect(rows).not.toMatch(/Тайн/);
      expect(rows).not.toContain(key);
      const [first, second] = await database.client.lawyerRemark.findMany();
      await database.client.lawyerRemark.update({
        where: { id: first?.id ?? "" },
        data: { text: second?.text ?? "" },
      });
      expect((await openReview(key)).remarks).toHaveLength(1);
    });

    test("cannot become markup on a page, in a document or in an e-mail", async () => {
      const hostile = "<img src=x onerror=alert(1)><script>alert(2)</script>\"'&amp;";
      const { link, key, clause, remark } = await propose(hostile);
      await saveRemark(key, clause.id, "comment", hostile);
      await reviewCalls.finish({ token: key, name: hostile, remark: hostile });
      const { links } = await list();
      expect(links[0]?.review?.name).toBe(hostile);
      expect((await decide(link, remark)).status).toBe(200);
      const html = await (await documentCalls.view(id, { token: token() })).text();
      expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
      expect(html).not.toMatch(/<img|<script/);
      const pieces = (await openReview((await postLawyerLink(token(), id)).key)).pieces;
      expect(pieces.map(({ markup }) => markup).join("")).not.toMatch(/<img|<script/);
      const mails = await database.client.outboxMail.findMany();
      expect(mails.map(({ html: letter }) => letter).join("")).not.toContain("onerror");
    });
  });

  describe("«Просмотрено»", () => {
    test("stores the typed name and notifies the owner once, without the lawyer's words", async () => {
      const { key } = await postLawyerLink(token(), id);
      const { id: clause } = await firstClause(key);
      await saveRemark(key, clause, "comment", "Тайное замечание");
      const first = await reviewCalls.finish({ token: key, name: "Тайный Юрист", remark: "Общее" });
      const { at } = await first.json();
      const again = await reviewCalls.finish({ token: key, name: "Иванов И. И.", remark: "" });
      expect(await again.json()).toEqual({ name: "Иванов И. И.", remark: "", at });
      expect((await list()).links[0]).toMatchObject({
        edition: 1,
        review: { name: "Иванов И. И.", at },
        remarks: 1,
        waiting: 1,
      });
      const response = await call(notificationsRoute.GET, "/api/notifications", { token: token() });
      const notifications = (await response.json()) as Notification[];
      const { links } = await list();
      expect(notifications).toMatchObject([
        { title: "Юрист просмотрел документ", link: `/documents/${id}?lawyer=${links[0]?.id}` },
      ]);
      const mails = await database.client.outboxMail.findMany();
      expect(mails).toHaveLength(1);
      expect(JSON.stringify([notifications, mails])).not.toMatch(/Тайн|Иванов/);
    });

    test("notifies the owner once when sent twenty times in parallel", async () => {
      const { key } = await postLawyerLink(token(), id);
      await Promise.all(
        Array.from({ length: 20 }, () => reviewCalls.finish({ token: key, name: "Юрист" })),
      );
      expect(await database.client.outboxMail.count()).toBe(1);
      expect(await database.client.notification.count()).toBe(1);
    });

    test("is replaced by one notification when a link with remarks expires without it", async () => {
      await propose();
      await postLawyerLink(token(), id);
      await notifyOfExpired(database.client, inDays(1));
      expect(await database.client.notification.count()).toBe(0);
      await notifyOfExpired(database.client, inDays(15));
      await notifyOfExpired(database.client, inDays(16));
      const notifications = await database.client.notification.findMany();
      expect(notifications.map(({ title }) => title)).toEqual(["Юрист оставил замечания"]);
    });
  });
});
