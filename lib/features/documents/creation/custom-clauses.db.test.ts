import { beforeEach, expect, test } from "vitest";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { createUser } from "@/lib/features/accounts/mutations";
import { createDocument } from "@/lib/features/documents/creation/operations";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { meters } from "@/lib/platform/metrics/registry";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const answers = documentAnswersSchema.parse({
  ...shopAnswers,
  customFields: {
    additions: [{ section: "gone", text: "Наше условие.\n**Второй** абзац {{name}}" }],
  },
});

/** Reads the counter that the process shows to Prometheus. */
async function countStatements(): Promise<number> {
  const { values } = await meters().querySeconds.get();
  return values.find(({ metricName }) => metricName?.endsWith("_count"))?.value ?? 0;
}

describeOnDatabases("custom clauses", (database) => {
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

  const create = () =>
    createDocument(database.client, caller, answers, {
      now: new Date("2026-11-21T09:00:00Z"),
      requireEmailConfirmation: false,
    });

  test("require a paid plan, and a refusal does not use up the limit", async () => {
    await expect(create()).rejects.toMatchObject({
      code: "PREMIUM_REQUIRED",
      message: expect.stringContaining("Свои пункты"),
    });
    caller.account.subscription = "premium";
    const { document, warnings } = await create();
    expect(document.generatedContent).toContain("Наше условие.");
    expect(document.generatedContent).toContain("**Второй** абзац {{name}}");
    expect(document.generatedContent).toContain("(Пункт добавлен владельцем сайта.)");
    expect(warnings).toContainEqual({
      field: "customFields",
      message: expect.stringContaining("«Наше условие.», в документе больше нет"),
    });
    const [row] = await database.client.userDocument.findMany();
    expect(row?.formData).toMatchObject({ customFields: { additions: [{ section: "gone" }] } });
  });

  test("add no SQL statement to the creation of a document", async () => {
    caller.account.subscription = "premium";
    await database.client.user.updateMany({ data: { documentsLimit: -1 } });
    const before = await countStatements();
    await create();
    // The state of the templates, the monthly slot, document and edition, the lock and the changes of laws, the end of
    // the transaction.
    expect((await countStatements()) - before).toBeLessThanOrEqual(7);
  });
});
