import { beforeEach, expect, test } from "vitest";
import * as deleteRoute from "@/app/api/user/delete/route";
import * as exportRoute from "@/app/api/user/export/route";
import { newId } from "@/lib/core/ids";
import { call } from "@/tests/support/api/calls/api-call";
import {
  type RegisteredUser,
  registerUser,
  signInAgain,
} from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  createDraft,
  documentCalls,
  publishDocument,
} from "@/tests/support/api/documents/document-calls";
import { checkReportOf, findingOf } from "@/tests/support/api/sites/check-reports";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** Where the export contains the data tied to the user; a new relation must be added here on purpose. */
const relationsToUser = {
  "api_keys.userId": "apiKeys",
  "audit_log.adminId": "left out: the operator's record of what administrators did",
  "billing_orders.userId": "orders",
  "billing_receipts.userId": "orders: where the receipt goes",
  "billing_subscriptions.userId": "subscription, without the token of the saved method",
  "blog_posts.authorId": "public as it is",
  "checklist_progress.userId": "checklist",
  "feedback.userId": "feedback",
  "first_sets.userId": "firstSets",
  "memberships.userId": "memberships",
  "notifications.userId": "notifications",
  "organisations.ownerId": "organisation, with its people and sites",
  "plan_requests.userId": "planRequests",
  "planned_notifications.adminId": "left out: the operator's drafts",
  "planned_notifications.userId": "left out until it is sent: then it is among the notifications",
  "provider_identities.userId": "account: the services that sign in",
  "provider_sign_ins.userId": "never: a sign-in that is under way, for ten minutes",
  "qr_codes.userId": "documents: how often the code was taken; the code itself is drawn anew",
  "second_factors.userId": "account: since when; neither the secret nor the recovery codes",
  "sessions.userId": "sessions",
  "site_checks.userId": "siteChecks",
  "sites.userId": "sites, with every edition of the passport",
  "team_events.actorId": "organisation: its journal; of others' organisations what one did there",
  "team_events.memberId": "left out: what others did, in their organisation's journal",
  "telegram_outbox.userId": "telegramMessages",
  "template_editions.authorId": "left out: the operator's texts, not the person's",
  "user_documents.userId": "documents",
  "user_notes.authorId": "left out: what an administrator wrote is about the user of the note",
  "user_notes.userId": "administratorsNotes",
  "user_tokens.userId": "left out: hashes of one-time links",
  "users.referredBy": "left out: who came by one's link is the others' data",
};

const exportAccount = (token?: string) => call(exportRoute.GET, "/api/user/export", { token });

describeOnDatabases("GET /api/user/export", (database) => {
  let owner: RegisteredUser;
  let friend: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser({ firstName: "Анна" });
    friend = await registerUser();
  });

  test("returns all sections as a JSON attachment with no-store", async () => {
    const response = await exportAccount(owner.token);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const disposition = decodeURIComponent(response.headers.get("content-disposition") ?? "");
    expect(disposition).toMatch(/^attachment; .*Мои_данные_\d{4}-\d\d-\d\d\.json/);
    const data = await response.json();
    expect(data).toMatchObject({
      version: 1,
      account: {
        id: owner.id,
        email: owner.email,
        firstName: "Анна",
        referralCode: expect.any(String),
        secondFactorSince: null,
        signInServices: [],
      },
      documents: [],
      sites: [],
      organisation: {},
      memberships: [],
      siteChecks: [],
      checklist: { "privacy-policy": false },
      notifications: [],
      telegramMessages: [],
      apiKeys: [],
      orders: [],
      subscription: {},
      feedback: [],
      reviews: [],
      sessions: [{ isCurrent: true }],
    });
    // The stored session holds more than this.
    const shown = ["createdAt", "expire", "isCurrent", "lastSeenAt", "origin"];
    expect(Object.keys(data.sessions[0]).sort()).toEqual(shown);
  });

  test("contains drafts and documents with the answers and text of each edition", async () => {
    const document = await createDocument(owner.token);
    await documentCalls.createEdition(document.id, {
      token: owner.token,
      search: "?after=1",
      json: { ...document.formData, companyName: "ООО «Новая ромашка»" },
    });
    await publishDocument(owner.token, document.id);
    await documentCalls.download(document.id, { token: owner.token });
    await createDraft(owner.token, { companyName: "Недописанное" });
    const { documents, sites } = await (await exportAccount(owner.token)).json();
    expect(sites).toMatchObject([
      {
        id: documents[1].siteId,
        address: "romashka.ru",
        edition: 2,
        passport: { companyName: { value: "ООО «Новая ромашка»", origin: "answered" } },
        earlierPassports: [{ edition: 1, facts: { companyName: { value: "ООО «Ромашка»" } } }],
      },
    ]);
    expect(documents).toMatchObject([
      { status: "draft", formData: { companyName: "Недописанное" }, editions: [], downloads: [] },
      {
        id: document.id,
        status: "completed",
        publicId: expect.any(String),
        downloads: [{ format: "txt" }],
        editions: [
          { edition: 1, answers: { companyName: "ООО «Ромашка»" } },
          { edition: 2, answers: { companyName: "ООО «Новая ромашка»" } },
        ],
      },
    ]);
    expect(documents[1].editions[1].generatedContent).toContain("ООО «Новая ромашка»");
  });

  test("contains the user's site checks with reports, and account deletion removes them", async () => {
    const requestedAt = new Date();
    const finding = findingOf("policy-missing");
    const report = checkReportOf("https://romashka.ru/", { findings: [finding] }) as object;
    const checked = { url: "romashka.ru", host: "romashka.ru", dueAt: requestedAt, requestedAt };
    const ids = Array.from({ length: 12 }, newId);
    await database.client.siteCheck.createMany({
      data: ids.map((id) => ({ id, userId: owner.id, ...checked, report })),
    });
    await database.client.siteCheck.create({
      data: { id: newId(), userId: friend.id, ...checked },
    });
    const { siteChecks } = await (await exportAccount(owner.token)).json();
    expect(siteChecks.map(({ id }: { id: string }) => id)).toEqual(ids.toSorted().toReversed());
    expect(siteChecks[0].report.findings).toMatchObject([{ rule: "policy-missing" }]);
    await call(deleteRoute.DELETE, "/api/user/delete", {
      token: owner.token,
      json: { password: owner.password },
    });
    expect(await database.client.siteCheck.findMany()).toMatchObject([{ userId: friend.id }]);
  });

  test("contains all 120 notifications when there is more than one page of rows", async () => {
    const ids = Array.from({ length: 120 }, newId);
    await database.client.notification.createMany({
      data: ids.map((id) => ({
        id,
        userId: owner.id,
        title: "Тема",
        message: "«Текст»\n</script>",
      })),
    });
    const { notifications } = await (await exportAccount(owner.token)).json();
    expect(notifications).toHaveLength(120);
    expect(new Set(notifications.map(({ id }: { id: string }) => id))).toEqual(new Set(ids));
    expect(notifications[0].message).toBe("«Текст»\n</script>");
  });

  test("lists every foreign key to the users table as exported or left out", async () => {
    const { rows } = await database.pool.query(`
      SELECT replace(c.conrelid::regclass || '.' || a.attname, '"', '') AS relation
      FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass ORDER BY 1`);
    expect(rows.map(({ relation }) => relation)).toEqual(Object.keys(relationsToUser));
  });

  test("contains no data of other users, no hashes and no secrets", async () => {
    const db = database.client;
    await signInAgain(owner, "Мой браузер".replace(/[^ -~]/g, "x"));
    for (const { id, email } of [owner, friend]) {
      await db.user.update({
        where: { id },
        data: { telegramBotToken: "123:secret", emailConfirmToken: "hash" },
      });
      await db.notification.create({
        data: { id: newId(), userId: id, title: email, message: "" },
      });
      await db.apiKey.create({
        data: { id: newId(), userId: id, name: email, prefix: "spz_ab", keyHash: `hash of ${id}` },
      });
      await db.feedback.create({
        data: { id: newId(), userId: id, subject: email, message: "Текст", email },
      });
      await db.secondFactor.create({
        data: {
          userId: id,
          secret: "hash of a secret",
          enabledAt: new Date("2026-11-21T09:00:00Z"),
          recoveryCodes: { create: { codeHash: "hash of a code" } },
        },
      });
      await db.providerIdentity.create({
        data: {
          userId: id,
          provider: "yandex",
          subject: `subject of ${id}`,
          email: "anna@yandex.ru",
          createdAt: new Date("2026-11-22T09:00:00Z"),
        },
      });
      await createDocument(id === owner.id ? owner.token : friend.token);
    }
    const text = await (await exportAccount(owner.token)).text();
    expect(text).toContain(owner.email);
    expect(JSON.parse(text).account.secondFactorSince).toBe("2026-11-21T09:00:00.000Z");
    expect(JSON.parse(text).account.signInServices).toEqual([
      {
        provider: "yandex",
        subject: `subject of ${owner.id}`,
        email: "anna@yandex.ru",
        createdAt: "2026-11-22T09:00:00.000Z",
      },
    ]);
    expect(text).not.toContain(friend.email);
    expect(text).not.toContain(friend.id);
    expect(text).not.toMatch(/bcrypt|123:secret|hash of|emailConfirmToken|"sid"/);
  });

  test("contains reviews only when the address is confirmed", async () => {
    await database.client.review.create({
      data: { id: newId(), userName: "Анна", email: owner.email, comment: "Хорошо" },
    });
    const reviews = async () => (await (await exportAccount(owner.token)).json()).reviews;
    expect(await reviews()).toEqual([]);
    await database.client.user.updateMany({ data: { emailConfirmed: true } });
    expect(await reviews()).toMatchObject([{ userName: "Анна", comment: "Хорошо" }]);
  });

  test("returns 429 to the eleventh export within an hour", async () => {
    for (let times = 0; times < 10; times += 1) {
      const response = await exportAccount(owner.token);
      expect(response.status).toBe(200);
      await response.body?.cancel();
    }
    expect((await exportAccount(owner.token)).status).toBe(429);
  });

  test("returns 401 without a session and after it was ended", async () => {
    await database.client.session.deleteMany();
    expect((await exportAccount()).status).toBe(401);
    expect((await exportAccount(owner.token)).status).toBe(401);
  });
});
