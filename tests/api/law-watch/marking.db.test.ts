import { describe, expect, test } from "vitest";
import * as documentsRoute from "@/app/api/documents/route";
import { newId } from "@/lib/core/ids";
import { citedKeys } from "@/lib/engine/citations/cited-norms";
import { isAffected, keysOfChange } from "@/lib/engine/citations/norm-keys";
import type { DocumentTree } from "@/lib/engine/tree/document";
import {
  changesOfLaws,
  type EnteredChange,
  markOutdatedEdition,
} from "@/lib/features/documents/editions/law-notices";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { parseAnswers } from "@/lib/features/documents/record/stored-answers";
import { readMissingCitations } from "@/lib/features/law-watch/citations";
import { lawChangeColumns, toLawChange } from "@/lib/features/law-watch/data";
import { markDocuments, resumeMarking } from "@/lib/features/law-watch/marking";
import type { ListedLawChange } from "@/lib/features/law-watch/responses";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { registerUser } from "@/tests/support/api/calls/registered-user";
import { createDocument, documentCalls } from "@/tests/support/api/documents/document-calls";
import {
  lawCalls,
  lawChange,
  listMarked,
  noticeCalls,
  watchedLaws,
} from "@/tests/support/api/documents/law-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** A document that cites no article of that act. */
const disclaimerAnswers = {
  type: "socialDisclaimer",
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka-shop.ru",
  contactEmail: "info@romashka-shop.ru",
  legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1, офис 5",
  phone: "+7 495 123-45-67",
};

describeOnDatabases("the law watch", (database) => {
  const { people, enter, read, notificationsOf, editByHand, ageText } = watchedLaws(database);

  test("marks the documents that cite a changed norm and notifies their owners once", async () => {
    const policy = await createDocument(people.owner.token);
    const other = await createDocument(people.otherUser.token);
    const asJson = { accept: "application/json" };
    const options = { json: disclaimerAnswers, token: people.owner.token, headers: asJson };
    const response = await call(documentsRoute.POST, "/api/documents", options);
    const without = ((await response.json()) as CreatedDocument).document;
    const search = { law: lawChange.law, place: lawChange.place };
    expect(await (await lawCalls.preview(people.admin.token, search)).json()).toEqual({
      documents: 2,
      owners: 2,
      sameText: 2,
    });
    expect(await listMarked(people.owner.token)).toEqual([]);

    const entry = await enter();
    expect(entry).toMatchObject({ documents: 2, owners: 2, change: lawChange });
    expect(await listMarked(people.owner.token)).toEqual([{ documentId: policy.id, notices: 1 }]);
    expect(await listMarked(people.otherUser.token)).toEqual([
      { documentId: other.id, notices: 1 },
    ]);
    const [notification, ...rest] = await notificationsOf(people.owner.id);
    expect(rest).toEqual([]);
    expect(notification).toMatchObject({
      title: "Документ требует обновления",
      link: `/documents/${policy.id}`,
    });
    expect(notification?.message).toContain(policy.name);
    expect(notification?.message.replaceAll("\u00a0", " ")).toContain(
      "ч. 2 ст. 9 Закона о персональных данных",
    );
    expect(notification?.message).toContain(lawChange.whatChanged);

    const page = await read(policy.id);
    expect(page).toMatchObject({ edition: 1, notices: [{ edition: 1, change: lawChange }] });
    const norms = page.notices[0]?.clauses.flatMap((clause) => clause.norms) ?? [];
    expect(norms.length).toBeGreaterThan(0);
    for (const norm of norms) {
      expect(isAffected(norm, { ...lawChange, wholeActToo: false })).toBe(true);
    }
    expect(await read(without.id)).toEqual({ edition: 1, notices: [], proposal: null });
    const [listed] = (await (await lawCalls.list(people.admin.token)).json()) as ListedLawChange[];
    expect(listed).toMatchObject({ ...lawChange, documents: 2, open: 2, isMarking: false });
  });

  test("does not match other articles of the act or other acts", async () => {
    await createDocument(people.owner.token);
    for (const place of ["ст. 25", "ст. 9.1", "ст. 9 ч. 22"]) {
      const response = await lawCalls.preview(people.admin.token, { law: "152-ФЗ", place });
      expect(await response.json()).toEqual({ documents: 0, owners: 0, sameText: 0 });
    }
    const whole = await lawCalls.preview(people.admin.token, { law: "152-ФЗ" });
    expect(await whole.json()).toEqual({ documents: 1, owners: 1, sameText: 1 });
    const other = await lawCalls.preview(people.admin.token, { law: "422-ФЗ" });
    expect(await other.json()).toEqual({ documents: 0, owners: 0, sameText: 0 });
  });

  test("matches the same documents in SQL as the rules in code", async () => {
    const { id } = await createDocument(people.owner.token);
    const version = await database.client.documentVersion.findFirstOrThrow({
      where: { documentId: id },
    });
    const keys = new Set(citedKeys(version.tree as DocumentTree));
    for (const place of ["", "ст. 5", "ст. 6 ч. 1 п. 5", "ст. 18.1 ч. 2", "ст. 99"]) {
      const norm = { law: "152-ФЗ", place, wholeActToo: false };
      const response = await lawCalls.preview(people.admin.token, { law: norm.law, place });
      const expected = keysOfChange(norm).some((key) => keys.has(key)) ? 1 : 0;
      expect([place, await response.json()]).toEqual([
        place,
        { documents: expected, owners: expected, sameText: expected },
      ]);
    }
  });

  describe("a document created after the change was entered", () => {
    test("is not marked when the template in force wrote it, even if the change is still to come", async () => {
      await enter({ ...lawChange, inForce: "2127-03-01" });
      const { id } = await createDocument(people.owner.token);
      expect((await editByHand(id, 1)).status).toBe(201);
      expect(await listMarked(people.owner.token)).toEqual([]);
    });

    test("is marked when it was written by an older template, unless its notice was dismissed before", async () => {
      const { id } = await createDocument(people.owner.token);
      await enter({ ...lawChange, place: "ст. 99" });
      const { id: changeId } = (await enter()).change;
      await database.client.documentLawNotice.deleteMany();
      const { tree } = await database.client.documentVersion.findFirstOrThrow({
        where: { documentId: id },
      });
      const older = { ...(tree as DocumentTree), revision: "older" };
      const store = (edition: number) =>
        database.client.$transaction(async (tx) => {
          const changes = await tx.$queryRaw<EnteredChange[]>(changesOfLaws(older));
          const stored = { documentId: id, edition, tree: older };
          await markOutdatedEdition(tx, stored, parseAnswers(shopAnswers), changes, new Date());
        });
      await store(1);
      expect(await listMarked(people.owner.token)).toEqual([{ documentId: id, notices: 1 }]);
      const page = await read(id);
      expect(page.notices).toMatchObject([{ edition: 1, change: { id: changeId } }]);
      await noticeCalls.dismiss(id, people.owner.token, {
        notices: page.notices.map(({ id }) => id),
      });
      await store(2);
      expect(await listMarked(people.owner.token)).toEqual([]);
    });
  });

  describe("an edition created by the owner", () => {
    test("closes the notice when a newer template wrote it", async () => {
      const { id } = await createDocument(people.owner.token);
      await ageText(id);
      await database.client.documentVersion.updateMany({ data: { templateRevision: "older" } });
      await enter();
      expect((await editByHand(id, 1)).status).toBe(201);
      expect(await read(id)).toEqual({ edition: 2, notices: [], proposal: null });
      const notice = await database.client.documentLawNotice.findFirstOrThrow();
      expect(notice.acceptedAt).not.toBeNull();
    });

    test("leaves the notice open while template and clause are the same", async () => {
      const { id } = await createDocument(people.owner.token);
      await enter();
      expect((await editByHand(id, 1)).status).toBe(201);
      expect(await read(id)).toMatchObject({
        edition: 2,
        notices: [{ edition: 1, change: lawChange }],
      });
    });

    test("closes the notice when no clause cites the norm any more", async () => {
      const { id } = await createDocument(people.owner.token);
      // A norm that only the old text cited.
      await database.client.userDocument.updateMany({
        data: { citedNorms: keysOfChange({ ...lawChange, place: "ст. 99", wholeActToo: false }) },
      });
      await enter({ ...lawChange, place: "ст. 99" });
      expect(await listMarked(people.owner.token)).toHaveLength(1);
      expect((await editByHand(id, 1)).status).toBe(201);
      expect(await listMarked(people.owner.token)).toEqual([]);
    });
  });

  test("reads missing citations of old documents on demand and keeps their dates", async () => {
    const { id } = await createDocument(people.owner.token);
    await database.pool.query(`UPDATE user_documents SET "citedNorms" = NULL, "citedVersion" = 0`);
    const before = await database.client.userDocument.findUniqueOrThrow({ where: { id } });
    expect((await enter()).documents).toBe(1);
    const after = await database.client.userDocument.findUniqueOrThrow({ where: { id } });
    expect(after.updatedAt).toEqual(before.updatedAt);
    expect(after.citedVersion).toBe(1);
    expect(await readMissingCitations(database.client)).toBe(0);
    // Where no edition is stored there is nothing to read, which must not go on for ever.
    await database.client.documentVersion.deleteMany();
    await database.pool.query(`UPDATE user_documents SET "citedNorms" = NULL, "citedVersion" = 0`);
    expect(await readMissingCitations(database.client)).toBe(1);
  });

  test("continues an interrupted marking where it stopped and notifies each owner once", async () => {
    const owners = [
      people.admin,
      people.owner,
      people.otherUser,
      await registerUser(),
      await registerUser(),
    ];
    const ids = new Map<string, string>();
    for (const { id, token } of owners) ids.set(id, (await createDocument(token)).id);
    const now = new Date(Date.now() + 1000);
    const row = await database.client.lawChange.create({
      data: { ...lawChange, id: newId(), createdAt: now },
      select: lawChangeColumns,
    });
    const stored = toLawChange(row);
    const options = { now, batchSize: 2 };
    expect(await markDocuments(database.client, stored, { ...options, batches: 1 })).toBe(false);
    expect(await database.client.notification.count({ where: { type: "warning" } })).toBe(2);
    const [listed] = (await (await lawCalls.list(people.admin.token)).json()) as ListedLawChange[];
    expect(listed).toMatchObject({ documents: 2, isMarking: true });
    // Two instances that start together.
    await Promise.all([
      resumeMarking(database.client, options),
      resumeMarking(database.client, options),
    ]);
    await resumeMarking(database.client, options);
    for (const { id } of owners) {
      const links = (await notificationsOf(id)).map(({ link }) => link);
      expect(links).toEqual([`/documents/${ids.get(id)}`]);
    }
    const [done] = (await (await lawCalls.list(people.admin.token)).json()) as ListedLawChange[];
    expect(done).toMatchObject({ documents: 5, open: 5, isMarking: false });
  });

  test("sends one notification for seven documents, with their number, also by Telegram", async () => {
    await database.client.user.update({
      where: { id: people.owner.id },
      data: { documentsLimit: -1, telegramBotToken: "sealed", telegramChannelId: "@kanal" },
    });
    const names = [];
    for (let count = 0; count < 7; count += 1)
      names.push((await createDocument(people.owner.token)).name);
    await enter();
    expect(await listMarked(people.owner.token)).toHaveLength(7);

    const [notification, ...rest] = await notificationsOf(people.owner.id);
    expect(rest).toEqual([]);
    expect(notification).toMatchObject({
      title: "Документы требуют обновления",
      link: "/documents?state=outdated",
    });
    const [count, ...lines] = notification?.message.split("\n") ?? [];
    expect(count).toBe("Затронуто документов: 7");
    expect(lines.slice(0, 6)).toEqual([...Array(5).fill(`– ${names[0]}`), "– и ещё 2"]);
    expect(notification?.message).toContain(lawChange.whatChanged);

    const queued = await database.client.telegramDelivery.findMany({
      where: { userId: people.owner.id },
    });
    expect(queued).toHaveLength(1);
    expect(queued[0]?.text).toContain("Затронуто документов: 7");
    expect(queued[0]?.text).toMatch(/\/documents\?state=outdated$/);
  });

  test("deletes the notices together with the document", async () => {
    const { id } = await createDocument(people.owner.token);
    await enter();
    expect((await documentCalls.remove(id, { token: people.owner.token })).status).toBe(200);
    expect(await database.client.documentLawNotice.count()).toBe(0);
  });
});
