import { beforeEach, describe, expect, test } from "vitest";
import * as changeRoute from "@/app/api/admin/law-changes/[id]/route";
import * as previewRoute from "@/app/api/admin/law-changes/preview/route";
import * as changesRoute from "@/app/api/admin/law-changes/route";
import * as lawsRoute from "@/app/api/admin/laws/route";
import * as editionsRoute from "@/app/api/documents/[id]/editions/route";
import * as acceptRoute from "@/app/api/documents/[id]/law-notices/accept/route";
import * as dismissRoute from "@/app/api/documents/[id]/law-notices/dismiss/route";
import * as noticesRoute from "@/app/api/documents/[id]/law-notices/route";
import * as markedRoute from "@/app/api/documents/law-notices/route";
import * as documentsRoute from "@/app/api/documents/route";
import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { citedKeys } from "@/lib/engine/citations/cited-norms";
import { isTouched, keysOfChange } from "@/lib/engine/citations/norm-keys";
import type { DocumentTree } from "@/lib/engine/tree/document";
import {
  changesOfLaws,
  type EnteredChange,
  markUnfollowed,
} from "@/lib/features/documents/editions/law-notices";
import type { CreatedDocument } from "@/lib/features/documents/responses";
import { parseAnswers } from "@/lib/features/documents/stored-answers";
import { readMissingCitations } from "@/lib/features/law-watch/citations";
import { lawChangeColumns, toLawChange } from "@/lib/features/law-watch/data";
import { finishMarking, markDocuments } from "@/lib/features/law-watch/marking";
import type {
  CreatedLawChange,
  DocumentLawNotices,
  ListedLawChange,
} from "@/lib/features/law-watch/responses";
import { call } from "@/tests/support/api/api-call";
import { shopAnswers } from "@/tests/support/api/api-session";
import { createDocument, documentCalls } from "@/tests/support/api/document-calls";
import { type RegisteredUser, registerUser } from "@/tests/support/api/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const change = {
  law: "152-ФЗ",
  place: "ст. 9 ч. 2",
  editionName: "в редакции от 01.03.2027 № 1-ФЗ",
  inForce: "2027-03-01",
  whatChanged: "Отзыв согласия теперь подтверждают.",
};

/** A document that cites no article of that act. */
const disclaimerAnswers = {
  type: "socialDisclaimer",
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka-shop.ru",
  contactEmail: "info@romashka-shop.ru",
  legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1, офис 5",
  phone: "+7 495 123-45-67",
};

const enter = (token?: string, json: object = change) =>
  call(changesRoute.POST, "/api/admin/law-changes", { token, json });
const preview = (token: string | undefined, search: Record<string, string>) =>
  call(previewRoute.GET, `/api/admin/law-changes/preview?${new URLSearchParams(search)}`, {
    token,
  });
const listChanges = (token?: string) => call(changesRoute.GET, "/api/admin/law-changes", { token });
const notices = (id: string, token?: string) =>
  call(noticesRoute.GET, `/api/documents/${id}/law-notices`, { token, params: { id } });
const accept = (id: string, token: string | undefined, json: object) =>
  call(acceptRoute.POST, `/api/documents/${id}/law-notices/accept`, {
    token,
    params: { id },
    json,
  });
const dismiss = (id: string, token: string | undefined, json: object) =>
  call(dismissRoute.POST, `/api/documents/${id}/law-notices/dismiss`, {
    token,
    params: { id },
    json,
  });
const marked = async (token: string) =>
  (await call(markedRoute.GET, "/api/documents/law-notices", { token })).json();

describeOnDatabases("the law watch", (database) => {
  let admin: RegisteredUser;
  let owner: RegisteredUser;
  let stranger: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    [admin, owner, stranger] = [await registerUser(), await registerUser(), await registerUser()];
    await database.client.user.update({
      where: { id: admin.id },
      data: { role: "admin", documentsLimit: -1 },
    });
  });

  const entered = async (json: object = change): Promise<CreatedLawChange> => {
    const response = await enter(admin.token, json);
    expect(response.status).toBe(201);
    return response.json();
  };
  const read = async (id: string, token = owner.token): Promise<DocumentLawNotices> =>
    (await notices(id, token)).json();
  const told = (userId: string) =>
    database.client.notification.findMany({ where: { userId, type: "warning" } });
  const editByHand = (id: string, after: number) =>
    call(editionsRoute.POST, `/api/documents/${id}/editions?after=${after}`, {
      token: owner.token,
      params: { id },
      json: shopAnswers,
    });
  /** What an older template would have written. */
  async function ageText(documentId: string): Promise<void> {
    const version = await database.client.documentVersion.findFirstOrThrow({
      where: { documentId },
    });
    const text = JSON.stringify(version.tree).replaceAll("персональных данных", "личных данных");
    const tree = { ...(JSON.parse(text) as DocumentTree), revision: "older" };
    await database.client.documentVersion.update({ where: { id: version.id }, data: { tree } });
  }

  test("a changed norm marks the documents that cite it and tells their owners once", async () => {
    const policy = await createDocument(owner.token);
    const other = await createDocument(stranger.token);
    const asJson = { accept: "application/json" };
    const options = { json: disclaimerAnswers, token: owner.token, headers: asJson };
    const response = await call(documentsRoute.POST, "/api/documents", options);
    const without = ((await response.json()) as CreatedDocument).document;
    const search = { law: change.law, place: change.place };
    expect(await (await preview(admin.token, search)).json()).toEqual({
      documents: 2,
      owners: 2,
      sameText: 2,
    });
    expect(await marked(owner.token)).toEqual([]);

    const entry = await entered();
    expect(entry).toMatchObject({ documents: 2, owners: 2, change });
    expect(await marked(owner.token)).toEqual([{ documentId: policy.id, notices: 1 }]);
    expect(await marked(stranger.token)).toEqual([{ documentId: other.id, notices: 1 }]);
    const [notification, ...rest] = await told(owner.id);
    expect(rest).toEqual([]);
    expect(notification).toMatchObject({
      title: "Документ требует обновления",
      link: `/documents/${policy.id}`,
    });
    expect(notification?.message).toContain(policy.name);
    expect(notification?.message.replaceAll("\u00a0", " ")).toContain(
      "ч. 2 ст. 9 Закона о персональных данных",
    );
    expect(notification?.message).toContain(change.whatChanged);

    const page = await read(policy.id);
    expect(page).toMatchObject({ edition: 1, notices: [{ edition: 1, change }] });
    const norms = page.notices[0]?.clauses.flatMap((clause) => clause.norms) ?? [];
    expect(norms.length).toBeGreaterThan(0);
    for (const norm of norms) {
      expect(isTouched(norm, { ...change, wholeActToo: false })).toBe(true);
    }
    expect(await read(without.id)).toEqual({ edition: 1, notices: [], proposal: null });
    const [listed] = (await (await listChanges(admin.token)).json()) as ListedLawChange[];
    expect(listed).toMatchObject({ ...change, documents: 2, open: 2, isMarking: false });
  });

  test("one norm is one change: the act's other articles and other acts touch nothing", async () => {
    await createDocument(owner.token);
    for (const place of ["ст. 25", "ст. 9.1", "ст. 9 ч. 22"]) {
      const response = await preview(admin.token, { law: "152-ФЗ", place });
      expect(await response.json()).toEqual({ documents: 0, owners: 0, sameText: 0 });
    }
    const whole = await preview(admin.token, { law: "152-ФЗ" });
    expect(await whole.json()).toEqual({ documents: 1, owners: 1, sameText: 1 });
    const other = await preview(admin.token, { law: "422-ФЗ" });
    expect(await other.json()).toEqual({ documents: 0, owners: 0, sameText: 0 });
  });

  test("what the database finds is what the rules say", async () => {
    const { id } = await createDocument(owner.token);
    const version = await database.client.documentVersion.findFirstOrThrow({
      where: { documentId: id },
    });
    const keys = new Set(citedKeys(version.tree as DocumentTree));
    for (const place of ["", "ст. 5", "ст. 6 ч. 1 п. 5", "ст. 18.1 ч. 2", "ст. 99"]) {
      const norm = { law: "152-ФЗ", place, wholeActToo: false };
      const response = await preview(admin.token, { law: norm.law, place });
      const expected = keysOfChange(norm).some((key) => keys.has(key)) ? 1 : 0;
      expect([place, await response.json()]).toEqual([
        place,
        { documents: expected, owners: expected, sameText: expected },
      ]);
    }
  });

  test("it is in the audit log", async () => {
    const { change: stored } = await entered();
    const entries = await database.client.auditEntry.findMany();
    expect(entries).toMatchObject([
      { action: "law.change", subjectType: "lawChange", subjectId: stored.id, adminId: admin.id },
    ]);
  });

  test("nothing is told to the owner when the text would stay, and checking it closes the notice", async () => {
    const { id } = await createDocument(owner.token);
    await entered();
    const page = await read(id);
    expect(page.proposal).toMatchObject({ status: "ready", differs: false, isNewTemplate: false });
    const seen = { notices: page.notices.map((notice) => notice.id) };
    expect(await (await dismiss(id, owner.token, seen)).json()).toEqual({ closed: 1 });
    expect(await (await dismiss(id, owner.token, seen)).json()).toEqual({ closed: 0 });
    expect(await marked(owner.token)).toEqual([]);
    expect(await read(id)).toEqual({ edition: 1, notices: [], proposal: null });
  });

  test("a text that changed is shown word by word and accepted in one call", async () => {
    const { id } = await createDocument(owner.token);
    await ageText(id);
    await entered();
    const page = await read(id);
    expect(page.proposal).toMatchObject({ status: "ready", differs: true, isNewTemplate: true });
    const words = JSON.stringify(page.proposal);
    expect(words).toContain("личных");
    const seen = { notices: page.notices.map((notice) => notice.id), after: 1 };

    const responses = await Promise.all([1, 2, 3].map(() => accept(id, owner.token, seen)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409]);
    expect(await marked(owner.token)).toEqual([]);
    expect(await read(id)).toEqual({ edition: 2, notices: [], proposal: null });
    const compared = await documentCalls.compare(id, {
      token: owner.token,
      search: "?from=1&to=2",
    });
    expect((await compared.json()).comparison.counts.changed).toBeGreaterThan(0);
    const notice = await database.client.documentLawNotice.findFirstOrThrow();
    expect(notice.acceptedAt).not.toBeNull();
  });

  test("custom clauses stay in the accepted edition", async () => {
    await database.client.user.update({
      where: { id: owner.id },
      data: { role: "premium", subscription: "premium", documentsLimit: 100 },
    });
    const customFields = {
      additions: [{ section: "contacts", text: "Свой пункт о котах." }],
      replacements: [],
    };
    const { id } = await createDocument(owner.token, { ...shopAnswers, customFields });
    await ageText(id);
    await entered();
    const page = await read(id);
    const json = { notices: page.notices.map((notice) => notice.id), after: 1 };
    const accepted = await (await accept(id, owner.token, json)).json();
    expect(accepted.document.generatedContent).toContain("Свой пункт о котах.");
    expect(accepted.edition).toBe(2);
  });

  test("a notice that came meanwhile stays open, and an older one that is closed makes no edition", async () => {
    const { id } = await createDocument(owner.token);
    await entered();
    const [first] = (await read(id)).notices;
    await entered({ ...change, place: "" });
    const json = { notices: [first?.id ?? ""], after: 1 };
    expect((await accept(id, owner.token, json)).status).toBe(201);
    expect((await read(id)).notices).toMatchObject([{ change: { place: "" } }]);
    expect((await accept(id, owner.token, { ...json, after: 2 })).status).toBe(409);
    expect((await read(id)).edition).toBe(2);
  });

  describe("a document made after the change was entered", () => {
    test("is not marked when the template in force wrote it, though the change is still to come", async () => {
      await entered({ ...change, inForce: "2127-03-01" });
      const { id } = await createDocument(owner.token);
      expect((await editByHand(id, 1)).status).toBe(201);
      expect(await marked(owner.token)).toEqual([]);
    });

    test("is marked when another template was put in force while it was written, and stays kept once kept", async () => {
      const { id } = await createDocument(owner.token);
      await entered({ ...change, place: "ст. 99" });
      const { id: changeId } = (await entered()).change;
      await database.client.documentLawNotice.deleteMany();
      const { tree } = await database.client.documentVersion.findFirstOrThrow({
        where: { documentId: id },
      });
      const older = { ...(tree as DocumentTree), revision: "older" };
      const store = (edition: number) =>
        database.client.$transaction(async (tx) => {
          const changes = await tx.$queryRaw<EnteredChange[]>(changesOfLaws(older));
          const stored = { documentId: id, edition, tree: older };
          await markUnfollowed(tx, stored, parseAnswers(shopAnswers), changes, new Date());
        });
      await store(1);
      expect(await marked(owner.token)).toEqual([{ documentId: id, notices: 1 }]);
      const page = await read(id);
      expect(page.notices).toMatchObject([{ edition: 1, change: { id: changeId } }]);
      await dismiss(id, owner.token, { notices: page.notices.map(({ id }) => id) });
      await store(2);
      expect(await marked(owner.token)).toEqual([]);
    });
  });

  describe("before it is entered", () => {
    test("it is said whose text would stay word by word, and whose template is older", async () => {
      const norm = { law: change.law, place: change.place };
      const { id } = await createDocument(owner.token);
      await createDocument(owner.token, { ...shopAnswers, companyName: "ООО «Лесная поляна»" });
      await createDocument(stranger.token);
      expect(await (await preview(admin.token, norm)).json()).toEqual({
        documents: 3,
        owners: 2,
        sameText: 2,
      });
      // One of two stays: its owner would still read the same text.
      const renew = (where: object) =>
        database.client.documentVersion.updateMany({ where, data: { templateRevision: "older" } });
      await renew({ documentId: id });
      expect(await (await preview(admin.token, norm)).json()).toMatchObject({ sameText: 2 });
      await renew({ document: { userId: owner.id } });
      expect(await (await preview(admin.token, norm)).json()).toMatchObject({ sameText: 1 });
    });
  });

  describe("a change that is taken back", () => {
    const withdraw = (id: string, token?: string) =>
      call(changeRoute.DELETE, `/api/admin/law-changes/${id}`, {
        method: "DELETE",
        token,
        params: { id },
      });

    test("closes the open notices, tells their owners once, marks nothing more; what was accepted stays", async () => {
      const [first, second] = [
        await createDocument(owner.token),
        await createDocument(owner.token, { ...shopAnswers, companyName: "ООО «Лесная поляна»" }),
      ];
      await createDocument(stranger.token);
      const { change: made } = await entered();
      const other = (await entered({ ...change, place: "ст. 9 ч. 3" })).change;
      const page = await read(first.id);
      const mine = page.notices.filter((notice) => notice.change.id === made.id);
      await dismiss(first.id, owner.token, { notices: mine.map(({ id }) => id) });

      const response = await withdraw(made.id, admin.token);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ documents: 2, owners: 2 });
      const left = await database.client.documentLawNotice.findMany({
        where: { changeId: made.id },
      });
      expect(left).toMatchObject([{ documentId: first.id, dismissedAt: expect.any(Date) }]);
      expect((await read(second.id)).notices.map((notice) => notice.change.id)).toEqual([other.id]);
      for (const { id } of [owner, stranger]) {
        const news = await database.client.notification.findMany({
          where: { userId: id, type: "info" },
        });
        expect(news).toMatchObject([
          {
            title: "Обновлять документы не нужно",
            message: expect.stringContaining(change.editionName),
          },
        ]);
      }
      expect(await (await listChanges(admin.token)).json()).toMatchObject([
        { id: other.id, withdrawnAt: null },
        { id: made.id, withdrawnAt: expect.any(String), open: 0, documents: 1 },
      ]);

      // Nothing that was cut off goes on marking, and no new text is held against it.
      await database.client.lawChange.update({
        where: { id: other.id },
        data: { withdrawnAt: new Date() },
      });
      await finishMarking(database.client, { now: new Date() });
      const { tree } = await database.client.documentVersion.findFirstOrThrow();
      expect(
        await database.client.$queryRaw<EnteredChange[]>(changesOfLaws(tree as DocumentTree)),
      ).toEqual([]);
      expect((await withdraw(made.id, admin.token)).status).toBe(404);
      const actions = await database.client.auditEntry.findMany({
        where: { action: "law.withdraw" },
      });
      expect(actions).toMatchObject([{ subjectId: made.id, details: { documents: 2, owners: 2 } }]);
    });

    test("stops a marking that was cut off", async () => {
      await createDocument(owner.token);
      await createDocument(stranger.token);
      const { change: made } = await entered();
      await database.client.documentLawNotice.deleteMany();
      await database.client.lawChange.update({
        where: { id: made.id },
        data: { markedAt: null, markedUpTo: "" },
      });
      expect((await withdraw(made.id, admin.token)).status).toBe(200);
      await markDocuments(database.client, made, { now: new Date() });
      expect(await database.client.documentLawNotice.count()).toBe(0);
    });

    test("is none for whom it is not, and for none that there is", async () => {
      const { change: made } = await entered();
      expect((await withdraw(made.id, owner.token)).status).toBe(403);
      expect((await withdraw(made.id)).status).toBe(401);
      for (const id of [newId(), "x", "\u0000"]) {
        expect((await withdraw(id, admin.token)).status).toBe(id.length === 24 ? 404 : 400);
      }
    });
  });

  describe("an edition made by hand", () => {
    test("closes the notice when it was written by a newer template", async () => {
      const { id } = await createDocument(owner.token);
      await ageText(id);
      await database.client.documentVersion.updateMany({ data: { templateRevision: "older" } });
      await entered();
      expect((await editByHand(id, 1)).status).toBe(201);
      expect(await read(id)).toEqual({ edition: 2, notices: [], proposal: null });
      const notice = await database.client.documentLawNotice.findFirstOrThrow();
      expect(notice.acceptedAt).not.toBeNull();
    });

    test("leaves it open while the template and the clause are the same", async () => {
      const { id } = await createDocument(owner.token);
      await entered();
      expect((await editByHand(id, 1)).status).toBe(201);
      expect(await read(id)).toMatchObject({ edition: 2, notices: [{ edition: 1, change }] });
    });

    test("closes it when no clause cites the norm any more", async () => {
      const { id } = await createDocument(owner.token);
      // A norm that only the old text cited.
      await database.client.userDocument.updateMany({
        data: { citedNorms: keysOfChange({ ...change, place: "ст. 99", wholeActToo: false }) },
      });
      await entered({ ...change, place: "ст. 99" });
      expect(await marked(owner.token)).toHaveLength(1);
      expect((await editByHand(id, 1)).status).toBe(201);
      expect(await marked(owner.token)).toEqual([]);
    });
  });

  test("an accepted edition applies from the day of the change, when that is still to come", async () => {
    const { id } = await createDocument(owner.token);
    await ageText(id);
    const day = (days: number) => toMoscowDate(new Date(Date.now() + days * 86_400_000));
    await entered({ ...change, inForce: day(60) });
    await entered({ ...change, inForce: day(30) });
    const first = await read(id);
    expect(first.proposal).toMatchObject({ status: "ready", effectiveDate: day(30) });
    const json = { notices: first.notices.map((notice) => notice.id), after: 1 };
    const accepted = await (await accept(id, owner.token, json)).json();
    expect(accepted.document.shownEdition).toMatchObject({ edition: 2, effectiveDate: day(30) });

    // One that applies already does not wait for those to come.
    await database.client.documentLawNotice.deleteMany();
    await entered({ ...change, inForce: "2026-09-01" });
    await entered({ ...change, inForce: day(60) });
    expect((await read(id)).proposal).toMatchObject({ effectiveDate: day(0) });
  });

  test("documents of before the watch are read when they are needed, and keep their dates", async () => {
    const { id } = await createDocument(owner.token);
    await database.pool.query(`UPDATE user_documents SET "citedNorms" = NULL, "citedVersion" = 0`);
    const before = await database.client.userDocument.findUniqueOrThrow({ where: { id } });
    expect((await entered()).documents).toBe(1);
    const after = await database.client.userDocument.findUniqueOrThrow({ where: { id } });
    expect(after.updatedAt).toEqual(before.updatedAt);
    expect(after.citedVersion).toBe(1);
    expect(await readMissingCitations(database.client)).toBe(0);
    // Where no edition is stored there is nothing to read, which must not go on for ever.
    await database.client.documentVersion.deleteMany();
    await database.pool.query(`UPDATE user_documents SET "citedNorms" = NULL, "citedVersion" = 0`);
    expect(await readMissingCitations(database.client)).toBe(1);
  });

  test("marking that is cut off goes on where it stopped, and tells nobody twice", async () => {
    const owners = [admin, owner, stranger, await registerUser(), await registerUser()];
    const ids = new Map<string, string>();
    for (const { id, token } of owners) ids.set(id, (await createDocument(token)).id);
    const now = new Date(Date.now() + 1000);
    const row = await database.client.lawChange.create({
      data: { ...change, id: newId(), createdAt: now },
      select: lawChangeColumns,
    });
    const stored = toLawChange(row);
    const options = { now, batchSize: 2 };
    expect(await markDocuments(database.client, stored, { ...options, batches: 1 })).toBe(false);
    expect(await database.client.notification.count({ where: { type: "warning" } })).toBe(2);
    const [listed] = (await (await listChanges(admin.token)).json()) as ListedLawChange[];
    expect(listed).toMatchObject({ documents: 2, isMarking: true });
    // Two instances that start together.
    await Promise.all([
      finishMarking(database.client, options),
      finishMarking(database.client, options),
    ]);
    await finishMarking(database.client, options);
    for (const { id } of owners) {
      const links = (await told(id)).map(({ link }) => link);
      expect(links).toEqual([`/documents/${ids.get(id)}`]);
    }
    const [done] = (await (await listChanges(admin.token)).json()) as ListedLawChange[];
    expect(done).toMatchObject({ documents: 5, open: 5, isMarking: false });
  });

  test("an owner of many documents is told once of all, with their number, in Telegram too", async () => {
    await database.client.user.update({
      where: { id: owner.id },
      data: { documentsLimit: -1, telegramBotToken: "sealed", telegramChannelId: "@kanal" },
    });
    const names = [];
    for (let count = 0; count < 7; count += 1) names.push((await createDocument(owner.token)).name);
    await entered();
    expect(await marked(owner.token)).toHaveLength(7);

    const [notification, ...rest] = await told(owner.id);
    expect(rest).toEqual([]);
    expect(notification).toMatchObject({
      title: "Документы требуют обновления",
      link: "/documents?state=outdated",
    });
    const [count, ...lines] = notification?.message.split("\n") ?? [];
    expect(count).toBe("Затронуто документов: 7");
    expect(lines.slice(0, 6)).toEqual([...Array(5).fill(`– ${names[0]}`), "– и ещё 2"]);
    expect(notification?.message).toContain(change.whatChanged);

    const queued = await database.client.telegramDelivery.findMany({ where: { userId: owner.id } });
    expect(queued).toHaveLength(1);
    expect(queued[0]?.text).toContain("Затронуто документов: 7");
    expect(queued[0]?.text).toMatch(/\/documents\?state=outdated$/);
  });

  test("a document that no longer fits today's form is said so", async () => {
    const { id } = await createDocument(owner.token);
    await database.client.userDocument.update({
      where: { id },
      data: { formData: { ...shopAnswers, companyName: "" } },
    });
    await entered();
    const page = await read(id);
    expect(page.proposal).toMatchObject({ status: "incomplete" });
    const json = { notices: page.notices.map((notice) => notice.id), after: 1 };
    expect((await accept(id, owner.token, json)).status).toBe(400);
    expect((await read(id)).notices).toHaveLength(1);
  });

  describe("access", () => {
    test("nobody but an administrator marks a law or sees the list", async () => {
      for (const [token, status] of [
        [undefined, 401],
        [owner.token, 403],
      ] as const) {
        const responses = await Promise.all([
          enter(token),
          preview(token, { law: "152-ФЗ" }),
          listChanges(token),
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

    test("another's document is not there", async () => {
      const { id } = await createDocument(owner.token);
      await entered();
      const [notice] = (await read(id)).notices;
      const json = { notices: [notice?.id ?? ""] };
      for (const wanted of [id, newId()]) {
        const responses = await Promise.all([
          notices(wanted, stranger.token),
          accept(wanted, stranger.token, { ...json, after: 1 }),
          dismiss(wanted, stranger.token, json),
        ]);
        expect(responses.map((response) => response.status)).toEqual([404, 404, 404]);
      }
      const guest = await Promise.all([
        notices(id),
        accept(id, undefined, { ...json, after: 1 }),
        dismiss(id, undefined, json),
      ]);
      expect(guest.map((response) => response.status)).toEqual([401, 401, 401]);
      // Nor is a notice closed by way of another document.
      const mine = await createDocument(stranger.token);
      expect(await (await dismiss(mine.id, stranger.token, json)).json()).toEqual({ closed: 0 });
      expect(await marked(owner.token)).toHaveLength(1);
    });

    test.each([
      ["law", { law: "нет такого" }, "Выберите акт"],
      ["place", { place: "ч. 2 ст. 9" }, "Пишите от большего к меньшему"],
      ["place", { place: "девятая" }, "Норма пишется так"],
      ["inForce", { inForce: "завтра" }, "Укажите, с какого дня"],
      ["whatChanged", { whatChanged: "  " }, "Напишите, что изменилось"],
      ["editionName", { editionName: "" }, "Назовите новую редакцию"],
    ])("a wrong %s is refused: %o", async (field, wrong, message) => {
      const response = await enter(admin.token, { ...change, ...wrong });
      expect(response.status).toBe(400);
      const { fieldErrors } = await response.json();
      expect(fieldErrors[field][0]).toContain(message);
      expect(await database.client.lawChange.count()).toBe(0);
    });
  });

  test("the list of acts says how many documents cite each", async () => {
    await createDocument(owner.token);
    const laws = await (
      await call(lawsRoute.GET, "/api/admin/laws", { token: admin.token })
    ).json();
    expect(laws[0]).toMatchObject({ key: "152-ФЗ", documents: 1, status: "checked" });
    expect(laws.find(({ key }: { key: string }) => key === "422-ФЗ")).toMatchObject({
      documents: 0,
    });
  });

  test("deleting the document takes its notices along", async () => {
    const { id } = await createDocument(owner.token);
    await entered();
    expect((await documentCalls.remove(id, { token: owner.token })).status).toBe(200);
    expect(await database.client.documentLawNotice.count()).toBe(0);
  });
});
