/** Rules that the whole database schema keeps, read from its own catalog. */
import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { describeOnBothDatabases } from "@/tests/support/servers/test-database";

/**
 * What happens to a user's rows when the account is deleted. `cascade`: they are deleted too. `set null`: the row
 * is kept without the user's id. A new foreign key must be added here on purpose.
 */
const relationsToUser = {
  "api_keys.userId": "cascade",
  "audit_log.adminId": "set null",
  "billing_orders.userId": "set null",
  "billing_receipts.userId": "cascade",
  "billing_subscriptions.userId": "cascade",
  "blog_posts.authorId": "set null",
  "checklist_progress.userId": "cascade",
  "feedback.userId": "set null",
  "first_sets.userId": "cascade",
  "memberships.userId": "cascade",
  "notifications.userId": "cascade",
  "organisations.ownerId": "cascade",
  "plan_requests.userId": "cascade",
  "planned_notifications.adminId": "set null",
  "planned_notifications.userId": "cascade",
  "provider_identities.userId": "cascade",
  "provider_sign_ins.userId": "cascade",
  "qr_codes.userId": "cascade",
  "second_factors.userId": "cascade",
  "sessions.userId": "cascade",
  "site_checks.userId": "cascade",
  "sites.userId": "cascade",
  "team_events.actorId": "set null",
  "team_events.memberId": "set null",
  "telegram_outbox.userId": "cascade",
  "template_editions.authorId": "set null",
  "user_documents.userId": "cascade",
  "user_notes.authorId": "set null",
  "user_notes.userId": "cascade",
  "user_tokens.userId": "cascade",
  "users.referredBy": "set null",
};

/**
 * Columns with personal data in tables without a foreign key to the account, and what clears them. They are found by
 * name, so that a new column of that kind is not forgotten either.
 */
const personalWithoutRelation = {
  "admin_settings.operatorAddress": "of who runs the service",
  "admin_settings.operatorHostingAddress": "of the hosting of the service",
  "admin_settings.supportEmail": "the site's own address",
  "admin_settings.supportEmailText": "the site's own address",
  "admin_settings.supportPhone": "the site's own number",
  "adopted_papers.recipient":
    "a hash of the name of whom a paper is; its row goes with the site, which goes with the account",
  "audit_log.adminEmail": "stays: who changed what must be known after the account is gone",
  "billing_invoices.buyerAddress":
    "of who pays; cleared by the deletion of the account unless it was paid: then a primary document",
  "billing_receipts.email": "where a receipt goes; its row goes with the account",
  "feedback.email": "cleared by the deletion of the account",
  "first_sets.address": "of a website; its row goes with the account",
  "law_checks.adminEmail":
    "stays: who said that an act was read must be known after the account is gone",
  "mail_outbox.recipient": "cleared by the deletion of the account; sent mail expires",
  "planned_notifications.adminEmail":
    "of who planned it; its row goes when it is sent or cancelled",
  "provider_identities.email": "of the user at a service of sign-in; its row goes with the account",
  "recovery_codes.userId": "goes with the second factor, which goes with the account",
  "reviews.email": "goes with an account that confirmed this address; else on request",
  "reviews.userName": "goes with an account that confirmed this address; else on request",
  "site_transfers.email": "cleared by the deletion of the account that it names; else it ends",
  "sites.address": "of a website; its row goes with the account",
  "team_invitations.email": "cleared by the deletion of the account that it names; else it ends",
  "user_tokens.email":
    "the address that a link changes an account to; its row goes with the account",
};

describeOnBothDatabases("the database schema", (database) => {
  const rowsOf = async (sql: string) => (await database.pool.query(sql)).rows;

  test("has a known rule for deletion on every foreign key to users", async () => {
    const rows = await rowsOf(`
      SELECT c.conrelid::regclass || '.' || a.attname AS relation,
             CASE c.confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null'
                                ELSE 'unclassified' END AS fate
      FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass`);
    const actual = rows.map(({ relation, fate }) => [relation.replaceAll('"', ""), fate]);
    expect(Object.fromEntries(actual)).toEqual(relationsToUser);
  });

  test("has a rule for deletion on every other foreign key", async () => {
    const rows = await rowsOf(`
      SELECT conname FROM pg_constraint
      WHERE contype = 'f' AND confrelid <> 'users'::regclass AND confdeltype NOT IN ('c', 'n')`);
    expect(rows).toEqual([]);
  });

  test("lists every column with personal data and no foreign key to users", async () => {
    const rows = await rowsOf(`
      SELECT table_name || '.' || column_name AS place FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name NOT IN ('users', '_prisma_migrations')
        AND column_name ~* '(mail|phone|username|firstname|lastname|recipient|address|userid|author)'`);
    const related = Object.keys(relationsToUser);
    const places = rows.map(({ place }) => place).filter((place) => !related.includes(place));
    expect(places.sort()).toEqual(Object.keys(personalWithoutRelation));
  });

  test("deletes and clears a user's rows as declared", async () => {
    const db = database.client;
    const make = (email: string, referredBy?: string) =>
      db.user.create({ data: { id: newId(), email, password: "x", referredBy } });
    const owner = await make("owner@example.ru");
    const friend = await make("friend@example.ru", owner.id);
    const userId = owner.id;
    const documentId = newId();
    await db.userDocument.create({
      data: { id: documentId, userId, name: "n", type: "privacy", formData: {} },
    });
    const site = { name: "s", address: "s.ru", passportAt: new Date() };
    await db.site.create({ data: { ...site, id: documentId, userId } });
    await db.documentExport.create({ data: { id: newId(), documentId, format: "pdf" } });
    await db.qrCode.create({ data: { id: newId(), userId, documentId, qrData: "", qrSvg: "" } });
    await db.session.create({ data: { sid: newId(), userId, expire: new Date() } });
    await db.notification.create({ data: { id: newId(), userId, title: "t", message: "m" } });
    await db.userNote.create({ data: { id: newId(), userId, text: "t" } });
    await db.plannedNotification.create({
      data: { id: newId(), userId, title: "t", message: "m", type: "info", adminEmail: "a@b.ru" },
    });
    await db.checklistProgress.create({ data: { userId } });
    await db.feedback.create({ data: { id: newId(), userId, subject: "s", message: "m" } });
    await db.blogPost.create({
      data: { id: newId(), authorId: userId, title: "t", slug: "s", content: "" },
    });
    const order = { plan: "premium", months: 1, amount: 199_000, title: "План" };
    await db.billingOrder.create({ data: { ...order, id: documentId, userId } });
    await db.billingReceipt.create({ data: { orderId: documentId, userId, email: "a@b.ru" } });
    const { title: _words, ...bought } = order;
    const paidUntil = new Date();
    await db.billingSubscription.create({
      data: { ...bought, userId, paidUntil, anchorDay: 1, updatedAt: paidUntil },
    });

    await db.user.delete({ where: { id: userId } });
    expect({
      users: await db.user.findMany({ select: { id: true, referredBy: true } }),
      documents: await db.userDocument.count(),
      exports: await db.documentExport.count(),
      codes: await db.qrCode.count(),
      sites: await db.site.count(),
      sessions: await db.session.count(),
      notifications: await db.notification.count(),
      notes: await db.userNote.count(),
      planned: await db.plannedNotification.count(),
      checklists: await db.checklistProgress.count(),
      feedback: await db.feedback.findMany({ select: { userId: true } }),
      posts: await db.blogPost.findMany({ select: { authorId: true } }),
      orders: await db.billingOrder.findMany({ select: { userId: true } }),
      receipts: await db.billingReceipt.count(),
      subscriptions: await db.billingSubscription.count(),
    }).toEqual({
      users: [{ id: friend.id, referredBy: null }],
      documents: 0,
      exports: 0,
      codes: 0,
      sites: 0,
      sessions: 0,
      notifications: 0,
      notes: 0,
      planned: 0,
      checklists: 0,
      feedback: [{ userId: null }],
      posts: [{ authorId: null }],
      orders: [{ userId: null }],
      receipts: 0,
      subscriptions: 0,
    });
  });

  test("has an index for every foreign key", async () => {
    const rows = await rowsOf(`
      SELECT c.conrelid::regclass || ' ' || c.conname AS key FROM pg_constraint c
      WHERE c.contype = 'f' AND NOT EXISTS (
        SELECT FROM pg_index i
        WHERE i.indrelid = c.conrelid AND i.indpred IS NULL AND i.indkey[0] = c.conkey[1])`);
    expect(rows).toEqual([]);
  });

  test("stores every time with its zone, and a plain date only in columns named …On", async () => {
    const rows = await rowsOf(`
      SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND (data_type = 'timestamp without time zone'
        OR (data_type = 'date' AND column_name NOT LIKE '%On'))`);
    expect(rows).toEqual([]);
  });

  // Operator classes are compared too: `LIKE 'x%'` asks an index of another kind than `=` does.
  test("has no redundant index", async () => {
    const rows = await rowsOf(`
      SELECT a.indexrelid::regclass AS redundant, b.indexrelid::regclass AS by
      FROM pg_index a JOIN pg_index b ON a.indrelid = b.indrelid AND a.indexrelid <> b.indexrelid
      WHERE NOT a.indisunique AND b.indkey::text || ' ' LIKE a.indkey::text || ' %'
        AND a.indoption::text = left(b.indoption::text, length(a.indoption::text))
        AND b.indclass::text || ' ' LIKE a.indclass::text || ' %'`);
    expect(rows).toEqual([]);
  });

  describe("Cyrillic", () => {
    test("is matched regardless of case, including ё", async () => {
      const rows = await rowsOf(`
        SELECT 'г' ILIKE 'Г' AS ilike, lower('ЁЖ') = 'ёж' AS lower, upper('щё') = 'ЩЁ' AS upper,
               'ООО «Ромашка»' ~* 'ромашка' AS regex, length('ёж') AS length`);
      expect(rows).toEqual([{ ilike: true, lower: true, upper: true, regex: true, length: 2 }]);
    });

    test("is found by Prisma's insensitive search", async () => {
      const data = { id: newId(), userId: newId(), name: "Политика ООО «ЁЖ»", type: "privacy" };
      await database.client.user.create({
        data: { id: data.userId, email: `${data.userId}@example.ru`, password: "x" },
      });
      await database.client.userDocument.create({ data: { ...data, formData: {} } });
      const found = await database.client.userDocument.count({
        where: { name: { contains: "ооо «ёж»", mode: "insensitive" } },
      });
      expect(found).toBe(1);
    });

    /** The two sort differently: what people read in order is sorted by `Intl.Collator("ru")`. */
    test("is sorted by code points in the embedded database and as Russian in PostgreSQL", async () => {
      const rows = await rowsOf(
        "SELECT array_agg(word ORDER BY word) AS words FROM unnest('{я,б,ё,а,В}'::text[]) AS word",
      );
      const sorted = { embedded: ["В", "а", "б", "я", "ё"], postgresql: ["а", "б", "В", "ё", "я"] };
      expect(rows).toEqual([{ words: sorted[database.kind] }]);
    });
  });
});
