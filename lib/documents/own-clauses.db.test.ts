import { beforeEach, expect, test } from "vitest";
import type { AuthorizedUserId } from "@/lib/auth/account";
import type { Visitor } from "@/lib/auth/visitor";
import { createDocument } from "@/lib/documents/operations";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { createUser } from "@/lib/users/mutations";
import { shopAnswers } from "@/tests/support/api-session";
import { describeOnBothDatabases } from "@/tests/support/test-database";

const answers = documentAnswersSchema.parse({
  ...shopAnswers,
  customFields: {
    additions: [{ section: "gone", text: "Наше условие.\n**Второй** абзац {{name}}" }],
  },
});

describeOnBothDatabases("clauses of the owner's own", (database) => {
  let visitor: Visitor;

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
    visitor = { userId: account.id as AuthorizedUserId, sessionId: "none", account };
  });

  const create = () =>
    createDocument(database.client, visitor, answers, {
      now: new Date("2026-11-21T09:00:00Z"),
      requireEmailConfirmation: false,
    });

  test("are part of a paid plan; a refusal costs nothing", async () => {
    await expect(create()).rejects.toMatchObject({
      code: "PREMIUM_REQUIRED",
      message: expect.stringContaining("Свои пункты"),
    });
    visitor.account.subscription = "premium";
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
});
