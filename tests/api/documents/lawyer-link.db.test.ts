import { beforeEach, describe, expect, test } from "vitest";
import * as notificationsRoute from "@/app/api/notifications/route";
import * as exportRoute from "@/app/api/user/export/route";
import { lawyerLinkDays, mostOpenLinks } from "@/content/lawyer-review";
import { newId } from "@/lib/core/ids";
import type { EditionSummary } from "@/lib/features/documents/responses";
import { notifyOfExpired, purgeOldLinks } from "@/lib/features/lawyer-review/notices";
import type {
  LawyerLinks,
  MadeLawyerLink,
  OwnersRemark,
} from "@/lib/features/lawyer-review/responses";
import type { Notification } from "@/lib/features/notifications/schema";
import { call } from "@/tests/support/api/api-call";
import { type Caller, createSignedInUser } from "@/tests/support/api/api-fixtures";
import { shopAnswers } from "@/tests/support/api/api-session";
import { createDocument, createDraft, documentCalls } from "@/tests/support/api/document-calls";
import {
  firstClause,
  lawyerLinkCalls,
  linkOf,
  makeLawyerLink,
  openReview,
  readOwnersReview,
  reviewCalls,
  saveRemark,
} from "@/tests/support/api/lawyer-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

/** docs/specification/documents.md#lawyers-link */
describeOnDatabases("the lawyer's link", (database) => {
  let owner: Caller;
  let id: string;

  beforeEach(async () => {
    await database.clear();
    owner = await createSignedInUser(database.client, { subscription: "premium" });
    ({ id } = await createDocument(owner.token));
  });

  const token = () => owner.token;
  const decide = (link: string, { id: remark, updatedAt: seen }: OwnersRemark, more: object = {}) =>
    lawyerLinkCalls.decide(id, link, remark, {
      token: token(),
      json: { decision: "accepted", after: 1, seen, ...more },
    });
  const list = async (): Promise<LawyerLinks> =>
    (await lawyerLinkCalls.list(id, { token: token() })).json();
  const editions = async (): Promise<EditionSummary[]> =>
    (await documentCalls.listEditions(id, { token: token() })).json();
  const textOf = async (): Promise<string> =>
    (await (await documentCalls.read(id, { token: token() })).json()).generatedContent;
  const changeDocument = async (after: number, answers: object) => {
    const options = { token: token(), json: answers, search: `?after=${after}` };
    expect((await documentCalls.createEdition(id, options)).status).toBe(201);
  };

  /** A link with a proposal for the first clause, as the owner reads it. */
  async function propose(text = "Оператор назначен приказом.") {
    const { link, key } = await makeLawyerLink(token(), id);
    const clause = await firstClause(key);
    await saveRemark(key, clause.id, "proposal", text);
    const [remark] = (await readOwnersReview(token(), id, link)).remarks;
    if (!remark) throw new Error("No remark");
    return { link, key, clause, remark };
  }

  describe("opens", () => {
    test("one edition, clause by clause with its norms, for fourteen days, to whoever has the key", async () => {
      const response = await lawyerLinkCalls.make(id, { token: token(), json: { asked: "Анна" } });
      const { link, address } = (await response.json()) as MadeLawyerLink;
      expect(address).toMatch(/^http:\/\/localhost:3000\/lawyer-review#[A-Za-z0-9_-]{43}$/);
      expect(link).toMatchObject({ asked: "Анна", edition: 1, state: "open", openedAt: null });
      const lasts = Date.parse(link.expiresAt) - Date.parse(link.createdAt);
      expect(lasts).toBe(lawyerLinkDays * day);

      const review = await openReview(address.split("#")[1] ?? "");
      expect(review).toMatchObject({ edition: 1, newerEdition: null, remarks: [], opinion: null });
      const clauses = review.pieces.filter(({ kind }) => kind === "clause");
      expect(clauses.length).toBeGreaterThan(20);
      expect(
        clauses.filter(({ norms }) => norms.some((norm) => norm.startsWith("152-ФЗ"))).length,
      ).toBeGreaterThan(10);
      // Nothing of the owner but the document.
      expect(JSON.stringify(review)).not.toContain(owner.email);
      expect((await list()).links[0]?.openedAt).not.toBeNull();
    });

    test("a draft as it was, and says when it has changed since", async () => {
      const draft = await createDraft(token(), { companyName: "ООО «Черновик»" });
      const { key } = await makeLawyerLink(token(), draft.id);
      const before = await openReview(key);
      expect(before).toMatchObject({ edition: null, isDraftChanged: false });
      expect(JSON.stringify(before.pieces)).toContain("Черновик");
      const changed = { formData: { type: "privacy", companyName: "ООО «Другое»" } };
      await documentCalls.saveDraft(draft.id, { token: token(), json: changed });
      const after = await openReview(key);
      expect(after.isDraftChanged).toBe(true);
      expect(after.pieces).toEqual(before.pieces);
    });

    test("a draft of whatever has been typed so far", async () => {
      const halfTyped = {
        ownerType: "кто-то",
        industry: "нет такой",
        inn: "12",
        websiteUrl: "<script>alert(1)</script>",
        processingPurposes: ["неизвестная", "", "registration"],
        customFields: { additions: [{ section: "", text: "Недописанный" }] },
      };
      const draft = await createDraft(token(), halfTyped);
      const { key } = await makeLawyerLink(token(), draft.id);
      const { pieces } = await openReview(key);
      expect(pieces.length).toBeGreaterThan(20);
      expect(pieces.map(({ markup }) => markup).join("")).not.toContain("<script");
    });

    test("the edition it was made for, and says that there is a newer one", async () => {
      const { key } = await makeLawyerLink(token(), id);
      await changeDocument(1, { ...shopAnswers, companyName: "ООО «Василёк»" });
      const review = await openReview(key);
      expect(review).toMatchObject({ edition: 1, newerEdition: 2 });
      expect(JSON.stringify(review.pieces)).not.toContain("Василёк");
      const other = await makeLawyerLink(token(), id, { asked: "Пётр", edition: 1 });
      expect((await openReview(other.key)).edition).toBe(1);
      const none = { token: token(), json: { asked: "Пётр", edition: 3 } };
      expect((await lawyerLinkCalls.make(id, none)).status).toBe(404);
    });
  });

  describe("opens nothing", () => {
    test.each([
      ["a wrong key", async (key: string) => `${key.slice(1)}A`],
      [
        "a hash in place of the key",
        async () => {
          const [row] = await database.client.lawyerLink.findMany();
          return row?.tokenHash ?? "";
        },
      ],
      [
        "an ended link",
        async (key: string, link: string) => {
          expect((await lawyerLinkCalls.end(id, link, { token: token() })).status).toBe(200);
          return key;
        },
      ],
      [
        "a link past its term",
        async (key: string) => {
          await database.client.lawyerLink.updateMany({ data: { expiresAt: new Date() } });
          return key;
        },
      ],
      [
        "a key that was replaced",
        async (key: string, link: string) => {
          expect((await lawyerLinkCalls.renew(id, link, { token: token() })).status).toBe(200);
          return key;
        },
      ],
      [
        "a deleted link",
        async (key: string, link: string) => {
          expect((await lawyerLinkCalls.remove(id, link, { token: token() })).status).toBe(204);
          return key;
        },
      ],
      [
        "a deleted document",
        async (key: string) => {
          expect((await documentCalls.remove(id, { token: token() })).status).toBe(200);
          return key;
        },
      ],
      [
        "a blocked owner",
        async (key: string) => {
          await database.client.user.updateMany({ data: { blockedAt: new Date() } });
          return key;
        },
      ],
    ])("for %s: reading and writing get one 404", async (_name, spoil) => {
      const { link, key } = await makeLawyerLink(token(), id);
      const clause = await firstClause(key);
      const spoiled = { token: await spoil(key, link) };
      const responses = await Promise.all([
        reviewCalls.open(spoiled),
        reviewCalls.save({ ...spoiled, clause: clause.id, kind: "comment", text: "Слово" }),
        reviewCalls.finish({ ...spoiled, name: "Юрист" }),
      ]);
      const bodies = await Promise.all(responses.map((response) => response.json()));
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(bodies.map(({ message }) => message)).size).toBe(1);
      expect(await database.client.lawyerRemark.count()).toBe(0);
    });

    test("of another document: its clauses are not those of the link", async () => {
      const disclaimer = await createDocument(token(), { ...shopAnswers, type: "cookie" });
      const other = await makeLawyerLink(token(), disclaimer.id);
      const { key } = await makeLawyerLink(token(), id);
      const here = new Set((await openReview(key)).pieces.map(({ id: clause }) => clause));
      const foreign = (await openReview(other.key)).pieces.find(
        ({ id: clause }) => clause !== null && !here.has(clause),
      );
      const wanted = { token: key, clause: foreign?.id, kind: "comment", text: "Слово" };
      expect((await reviewCalls.save(wanted)).status).toBe(400);
    });

    test("to another user: every call of the owner is 404, and a key is no session", async () => {
      const { link, key, remark } = await propose();
      const stranger = await createSignedInUser(database.client, { subscription: "premium" });
      const theirs = await createDocument(stranger.token);
      const as = (document: string, caller: string) => [
        lawyerLinkCalls.read(document, link, { token: caller }),
        lawyerLinkCalls.end(document, link, { token: caller }),
        lawyerLinkCalls.renew(document, link, { token: caller }),
        lawyerLinkCalls.remove(document, link, { token: caller }),
        lawyerLinkCalls.decide(document, link, remark.id, {
          token: caller,
          json: { decision: "accepted", after: 1, seen: remark.updatedAt },
        }),
      ];
      const refused = await Promise.all([
        ...as(id, stranger.token),
        ...as(theirs.id, stranger.token),
        lawyerLinkCalls.list(id, { token: stranger.token }),
        lawyerLinkCalls.make(id, { token: stranger.token, json: { asked: "Я" } }),
      ]);
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]));
      const byKey = await Promise.all(as(id, key));
      expect(new Set(byKey.map(({ status }) => status))).toEqual(new Set([401]));
      expect((await openReview(key)).remarks).toHaveLength(1);
    });
  });

  test("is made anew under another key, with what was written by the one before", async () => {
    const { link, key, clause } = await propose();
    await lawyerLinkCalls.end(id, link, { token: token() });
    expect((await list()).links[0]?.state).toBe("ended");
    const renewed = await lawyerLinkCalls.renew(id, link, { token: token() });
    const next = linkOf((await renewed.json()) as MadeLawyerLink);
    expect(next.link).toBe(link);
    expect(next.key).not.toBe(key);
    const review = await openReview(next.key);
    expect(review.remarks).toMatchObject([{ clause: clause.id, kind: "proposal" }]);
  });

  test("is open five times at most, however many are made at once; a closed one makes room", async () => {
    const made = await Promise.all(
      Array.from({ length: mostOpenLinks + 5 }, () =>
        lawyerLinkCalls.make(id, { token: token(), json: { asked: "Юрист" } }),
      ),
    );
    const statuses = made.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(mostOpenLinks).fill(201), ...Array(5).fill(409)]);
    const { links } = await list();
    const [first, second] = links;
    await lawyerLinkCalls.end(id, first?.id ?? "", { token: token() });
    await makeLawyerLink(token(), id);
    const renewed = await lawyerLinkCalls.renew(id, first?.id ?? "", { token: token() });
    expect(renewed.status).toBe(409);
    // One that is open may have another address.
    const open = await lawyerLinkCalls.renew(id, second?.id ?? "", { token: token() });
    expect(open.status).toBe(200);
  });

  describe("what is written", () => {
    test("is one comment and one text a clause, replaced by the next, taken back by an empty one", async () => {
      const { link, key } = await makeLawyerLink(token(), id);
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

    test("twenty savings at once of one comment are one comment", async () => {
      const { link, key } = await makeLawyerLink(token(), id);
      const { id: clause } = await firstClause(key);
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => saveRemark(key, clause, "comment", `Слово ${at}`)),
      );
      expect((await readOwnersReview(token(), id, link)).remarks).toHaveLength(1);
    });

    test("is refused where it is too long, about no clause, or a text for what answers repeat", async () => {
      const { key } = await makeLawyerLink(token(), id);
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

    test("is encrypted where it lies, and readable in no other row", async () => {
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

    test("cannot become markup: a page's, a document's or an e-mail's", async () => {
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
      const pieces = (await openReview((await makeLawyerLink(token(), id)).key)).pieces;
      expect(pieces.map(({ markup }) => markup).join("")).not.toMatch(/<img|<script/);
      const mails = await database.client.outboxMail.findMany();
      expect(mails.map(({ html: letter }) => letter).join("")).not.toContain("onerror");
    });
  });

  describe("«Просмотрено»", () => {
    test("stands at the link with the typed name; the owner is told once, without a word of it", async () => {
      const { key } = await makeLawyerLink(token(), id);
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
      const told = await call(notificationsRoute.GET, "/api/notifications", { token: token() });
      const notifications = (await told.json()) as Notification[];
      const { links } = await list();
      expect(notifications).toMatchObject([
        { title: "Юрист просмотрел документ", link: `/documents/${id}?lawyer=${links[0]?.id}` },
      ]);
      const mails = await database.client.outboxMail.findMany();
      expect(mails).toHaveLength(1);
      expect(JSON.stringify([notifications, mails])).not.toMatch(/Тайн|Иванов/);
    });

    test("twenty at once tell the owner once", async () => {
      const { key } = await makeLawyerLink(token(), id);
      await Promise.all(
        Array.from({ length: 20 }, () => reviewCalls.finish({ token: key, name: "Юрист" })),
      );
      expect(await database.client.outboxMail.count()).toBe(1);
      expect(await database.client.notification.count()).toBe(1);
    });

    test("of a link that runs out without it the owner is told once, where something was written", async () => {
      await propose();
      await makeLawyerLink(token(), id);
      await notifyOfExpired(database.client, inDays(1));
      expect(await database.client.notification.count()).toBe(0);
      await notifyOfExpired(database.client, inDays(15));
      await notifyOfExpired(database.client, inDays(16));
      const told = await database.client.notification.findMany();
      expect(told.map(({ title }) => title)).toEqual(["Юрист оставил замечания"]);
    });
  });

  describe("an accepted text", () => {
    test("is a clause of the next edition, whose record names it", async () => {
      const { link, key, remark } = await propose("Оператор назначен приказом от 01.11.2026.");
      const response = await decide(link, remark);
      expect(await response.json()).toEqual({ edition: 2 });
      const text = await textOf();
      expect(text).toContain("Оператор назначен приказом от 01.11.2026.");
      expect(text).toContain("(Пункт изложен в редакции владельца сайта.)");
      const { remarks, newestEdition } = await readOwnersReview(token(), id, link);
      expect(newestEdition).toBe(2);
      expect(remarks[0]?.decision).toMatchObject({ kind: "accepted", edition: 2 });
      expect(remarks[0]?.difference?.some(({ kind }) => kind !== "same")).toBe(true);
      const review = await openReview(key);
      expect(review).toMatchObject({ newerEdition: 2, remarks: [{ decision: "accepted" }] });
      const rewrite = { token: key, clause: review.remarks[0]?.clause, kind: "proposal" };
      expect((await reviewCalls.save({ ...rewrite, text: "Другой" })).status).toBe(409);
      expect((await reviewCalls.save({ ...rewrite, text: "" })).status).toBe(409);
      // Twice is said and changes nothing; it cannot be refused any more.
      expect((await decide(link, remark, { after: 2 })).status).toBe(409);
      expect((await decide(link, remark, { decision: "refused" })).status).toBe(409);
      const zero = "0000-01-01T00:00:00.000Z";
      expect((await decide(link, { ...remark, updatedAt: zero })).status).toBe(400);
      expect(await editions()).toHaveLength(2);
    });

    test("twenty times at once is one edition", async () => {
      const { link, remark } = await propose();
      const responses = await Promise.all(Array.from({ length: 20 }, () => decide(link, remark)));
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(19).fill(409)]);
      expect(await editions()).toHaveLength(2);
    });

    test("of several for one clause and of another owner's clause change what stands there", async () => {
      const first = await propose("Слова первого юриста.");
      expect((await decide(first.link, first.remark)).status).toBe(200);
      const { link, key } = await makeLawyerLink(token(), id);
      const { pieces } = await openReview(key);
      const own = pieces.find(({ isOwn }) => isOwn);
      expect(own).toMatchObject({ canPropose: true, words: "Слова первого юриста." });
      await saveRemark(key, own?.id ?? "", "proposal", "Слова второго юриста.");
      const [remark] = (await readOwnersReview(token(), id, link)).remarks;
      if (!remark) throw new Error("No remark");
      expect((await decide(link, remark, { after: 2 })).status).toBe(200);
      const text = await textOf();
      expect(text).toContain("Слова второго юриста.");
      expect(text).not.toContain("первого юриста");
    });

    test("is part of a paid plan; comments are not", async () => {
      const { link, key, clause, remark } = await propose();
      await saveRemark(key, clause.id, "comment", "Слово");
      await database.client.user.updateMany({ data: { subscription: "free" } });
      expect((await list()).acceptsTexts).toBe(false);
      const refused = await decide(link, remark);
      expect(refused.status).toBe(403);
      expect((await refused.json()).code).toBe("PREMIUM_REQUIRED");
      const [comment] = (await readOwnersReview(token(), id, link)).remarks;
      if (!comment) throw new Error("No remark");
      expect((await decide(link, comment)).status).toBe(200);
      expect((await decide(link, comment, { decision: "refused" })).status).toBe(200);
      expect((await list()).links[0]).toMatchObject({ remarks: 2, waiting: 1 });
      expect(await editions()).toHaveLength(1);
    });

    test("against words that have changed since is a conflict until the owner says so", async () => {
      const { link, key } = await makeLawyerLink(token(), id);
      const { pieces } = await openReview(key);
      const naming = pieces.find(({ canPropose, words }) => canPropose && /Ромашка/.test(words));
      await saveRemark(key, naming?.id ?? "", "proposal", "Слова юриста.");
      await changeDocument(1, { ...shopAnswers, companyName: "ООО «Василёк»" });
      const [remark] = (await readOwnersReview(token(), id, link)).remarks;
      if (!remark) throw new Error("No remark");
      expect(remark.fate).toBe("changed");
      // Compared with what stands there now.
      expect(JSON.stringify(remark.difference)).toContain("Василёк");
      expect((await decide(link, remark)).status).toBe(409);
      expect((await decide(link, remark, { after: 2 })).status).toBe(409);
      expect((await decide(link, remark, { after: 1, overChanged: true })).status).toBe(409);
      expect(await editions()).toHaveLength(2);
      expect((await decide(link, remark, { after: 2, overChanged: true })).status).toBe(200);
      expect(await textOf()).toContain("Слова юриста.");
    });

    test("for a clause that is gone is a conflict for good", async () => {
      const withClause = {
        ...shopAnswers,
        customFields: { additions: [{ section: "", text: "" }] },
      };
      const { pieces } = await openReview((await makeLawyerLink(token(), id)).key);
      const heading = pieces.find(({ kind }) => kind === "heading");
      const section = /id="([a-z0-9-]+)"/.exec(heading?.markup ?? "")?.[1] ?? "";
      withClause.customFields.additions = [{ section, text: "Наше условие." }];
      await changeDocument(1, withClause);
      const { link, key } = await makeLawyerLink(token(), id);
      const own = (await openReview(key)).pieces.find(({ isOwn }) => isOwn);
      expect(own?.words).toBe("Наше условие.");
      await saveRemark(key, own?.id ?? "", "proposal", "Ваше условие.");
      await changeDocument(2, shopAnswers);
      const [remark] = (await readOwnersReview(token(), id, link)).remarks;
      if (!remark) throw new Error("No remark");
      expect(remark.fate).toBe("gone");
      const over = await decide(link, remark, { after: 3, overChanged: true });
      expect(over.status).toBe(409);
      expect((await over.json()).message).toContain("больше нет");
      expect((await decide(link, remark, { decision: "refused" })).status).toBe(200);
    });

    test("is the text that the owner has read: one rewritten meanwhile is not accepted", async () => {
      const { link, key, clause, remark } = await propose();
      await saveRemark(key, clause.id, "proposal", "Совсем другие слова.");
      expect((await decide(link, remark)).status).toBe(409);
      expect(await editions()).toHaveLength(1);
      const [read] = (await readOwnersReview(token(), id, link)).remarks;
      if (!read) throw new Error("No remark");
      expect((await decide(link, read, { decision: "refused" })).status).toBe(200);
      // A refused one may be written anew, and waits again.
      await saveRemark(key, clause.id, "proposal", "Третьи слова.");
      expect((await readOwnersReview(token(), id, link)).remarks[0]?.decision).toBeNull();
    });

    test("of a draft stands in its answers, and in the document that it becomes", async () => {
      const draft = await createDraft(token(), shopAnswers);
      const { link, key } = await makeLawyerLink(token(), draft.id);
      const clause = await firstClause(key);
      await saveRemark(key, clause.id, "proposal", "Слова юриста.");
      const { remarks } = await readOwnersReview(token(), draft.id, link);
      const options = {
        token: token(),
        json: { decision: "accepted", after: 0, seen: remarks[0]?.updatedAt },
      };
      const all = await Promise.all(
        [1, 2, 3].map(() => lawyerLinkCalls.decide(draft.id, link, remarks[0]?.id ?? "", options)),
      );
      expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const stored = await (await documentCalls.read(draft.id, { token: token() })).json();
      expect(stored.formData.customFields.replacements).toMatchObject([{ text: "Слова юриста." }]);
    });
  });

  test("goes into the copy of the account, and away with the document and the account", async () => {
    const { key } = await propose("Тайный текст");
    await reviewCalls.finish({ token: key, name: "Тайный Юрист", remark: "Общее" });
    const exported = await call(exportRoute.GET, "/api/user/export", { token: token() });
    const { documents } = await exported.json();
    expect(documents[0].lawyerLinks).toMatchObject([
      {
        asked: "Тайный юрист",
        opinion: { name: "Тайный Юрист", remark: "Общее" },
        remarks: [{ kind: "proposal", text: "Тайный текст" }],
      },
    ]);
    expect(JSON.stringify(documents)).not.toContain(key);
    await database.client.user.delete({ where: { id: owner.id } });
    expect(await database.client.lawyerLink.count()).toBe(0);
    expect(await database.client.lawyerRemark.count()).toBe(0);
  });

  test("is kept for three years after its end", async () => {
    await propose();
    expect(await purgeOldLinks(database.client, inDays(14 + 3 * 365))).toBe(0);
    expect(await purgeOldLinks(database.client, inDays(16 + 3 * 366))).toBe(1);
    expect(await database.client.lawyerRemark.count()).toBe(0);
  });

  test("of an unknown id is 404", async () => {
    const response = await lawyerLinkCalls.read(id, newId(), { token: token() });
    expect(response.status).toBe(404);
  });
});
