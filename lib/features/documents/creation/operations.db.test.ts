import { beforeEach, expect, test } from "vitest";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { createUser } from "@/lib/features/accounts/mutations";
import { reserveDocumentSlot } from "@/lib/features/documents/allowance/mutations";
import { createDocument } from "@/lib/features/documents/creation/operations";
import { completeDraft, insertDraft } from "@/lib/features/documents/drafts/mutations";
import { toEdition } from "@/lib/features/documents/editions/edition";
import { attachToSite } from "@/lib/features/passport/join-site";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const answers = documentAnswersSchema.parse(shopAnswers);

describeOnDatabases("createDocument", (database) => {
  let caller: Caller;

  beforeEach(async () => {
    await database.clear();
    const user = {
      email: "owner@example.ru",
      passwordHash: "none",
      role: "user",
      documentsLimit: 1,
      emailConfirmed: false,
      referredBy: null,
    } as const;
    const account = await createUser(database.client, user, new Date("2026-11-01T00:00:00Z"));
    caller = { userId: account.id as AuthorizedUserId, sessionId: "none", account };
  });

  const createAt = (instant: string, requireEmailConfirmation = false) =>
    createDocument(database.client, caller, answers, {
      now: new Date(instant),
      requireEmailConfirmation,
    });

  test("counts the limit by calendar months in Moscow, whose midnight is 21:00 UTC", async () => {
    await createAt("2026-11-30T20:59:59.999Z");
    await expect(createAt("2026-11-30T20:59:59.999Z")).rejects.toMatchObject({
      code: "LIMIT_REACHED",
    });
    const { tree } = await createAt("2026-11-30T21:00:00Z");
    expect(tree.date).toBe("2026-12-01");
    await expect(createAt("2026-12-31T20:59:59Z")).rejects.toMatchObject({
      code: "LIMIT_REACHED",
    });
    await createAt("2026-12-31T21:00:00Z");
  });

  test("requires a confirmed e-mail when the operator wants one", async () => {
    await expect(createAt("2026-11-21T09:00:00Z", true)).rejects.toMatchObject({
      code: "EMAIL_NOT_CONFIRMED",
    });
    caller.account.emailConfirmed = true;
    await createAt("2026-11-21T09:00:00Z", true);
  });

  test("dates the edition and stores its tree and template revision, the same for the same answers", async () => {
    await database.client.user.updateMany({ data: { documentsLimit: 2 } });
    const { document, tree } = await createAt("2026-11-21T09:00:00Z");
    expect(document.generatedContent).toMatch(/21\s+ноября\s+2026/);
    const again = await createAt("2026-11-21T20:00:00Z");
    expect(again.document.id).not.toBe(document.id);
    expect(again.document.generatedContent).toBe(document.generatedContent);
    const versions = await database.client.documentVersion.findMany();
    expect(versions).toHaveLength(2);
    for (const version of versions) {
      expect(version).toMatchObject({
        effectiveDate: "2026-11-21",
        templateRevision: tree.revision,
        tree: JSON.parse(JSON.stringify(tree)),
      });
    }
  });

  // The embedded database runs one transaction at a time: they cannot overlap.
  if (database.kind === "postgresql")
    test("completes a draft while the deletion of the account waits", async () => {
      const now = new Date("2026-11-30T21:00:00Z");
      const { tree } = await createAt("2026-11-21T09:00:00Z");
      const { client } = database;
      const { userId } = caller;
      const draft = { type: "privacy", name: "Черновик", formData: {} } as const;
      const place = { writerId: userId, siteId: null };
      const row = await insertDraft(client, place, draft, { maxDrafts: 1, now });
      const edition = toEdition(tree, answers, 1);
      let deletion: Promise<unknown> = Promise.resolve();
      const changes = await client.$transaction(async (tx) => {
        await completeDraft(tx, { userId, writerId: userId }, row?.id ?? "", edition, now);
        deletion = client.user.deleteMany({ where: { id: userId } });
        deletion.catch(() => {});
        await database.untilBlocked();
        return reserveDocumentSlot(tx, userId, { tree, address: null, item: "privacy" }, now);
      });
      expect(changes).toEqual([]);
      expect(await deletion).toEqual({ count: 1 });
    });

  // A transaction that locked the user's row and then writes the site would wait for this one, while this one waits for
  // it.
  if (database.kind === "postgresql")
    test("does not lock the site for other writers while it attaches the document", async () => {
      const { client } = database;
      const now = new Date("2026-11-21T09:00:00Z");
      const { document } = await createAt("2026-11-21T09:00:00Z");
      await client.$transaction(async (tx) => {
        await attachToSite(tx, caller.userId, { documentId: document.id, answers }, now);
        const sites = client.$queryRaw`SELECT id FROM sites FOR KEY SHARE NOWAIT`;
        await expect(sites).resolves.toHaveLength(1);
      });
    });
});
