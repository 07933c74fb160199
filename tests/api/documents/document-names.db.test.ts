import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import * as archiveRoute from "@/app/api/documents/archive/route";
import * as packageRoute from "@/app/api/documents/package/route";
import * as notificationsRoute from "@/app/api/notifications/route";
import { newId } from "@/lib/core/ids";
import { consentPurposes } from "@/lib/engine/questions/vocabulary/options";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import { documentName } from "@/lib/features/documents/record/document-name";
import type { Notification } from "@/lib/features/notifications/schema";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import {
  createDocument,
  documentCalls,
  listDocuments,
  postDraft,
} from "@/tests/support/api/documents/document-calls";
import { createLawChange } from "@/tests/support/api/documents/law-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const consentTo = (consentPurpose: string) => ({ ...shopAnswers, type: "consent", consentPurpose });
const title = "Согласие на обработку персональных данных";

describeOnDatabases("the name of a document", (database) => {
  let owner: RegisteredUser;
  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
  });

  test("names the purpose of a consent in the list, in a draft and in each edition", async () => {
    const feedback = await createDocument(owner.token, consentTo("feedback"));
    const newsletter = await createDocument(owner.token, consentTo("newsletter"));
    expect(feedback.name).toBe("Согласие: Обратная связь");
    const formData = { consentPurpose: "delivery" };
    expect((await postDraft(owner.token, { type: "consent", formData })).status).toBe(201);
    const names = (await listDocuments(owner.token)).map(({ name }) => name);
    expect(names.sort()).toEqual([
      "Согласие: Доставка",
      "Согласие: Обратная связь",
      "Согласие: Рассылки",
    ]);
    const edited = await documentCalls.createEdition(newsletter.id, {
      token: owner.token,
      search: "?after=1",
      json: consentTo("analytics"),
    });
    expect(edited.status).toBe(201);
    const read = async (search: string) =>
      (await documentCalls.read(newsletter.id, { token: owner.token, search })).json();
    expect(await read("")).toMatchObject({ name: "Согласие: Статистика посещений" });
    expect(await read("?edition=1")).toMatchObject({ name: "Согласие: Рассылки" });
  });

  test("is the same in a package and in its archive: README, manifest and file names", async () => {
    const documents = [{ type: "consent", consentPurpose: "feedback" }, { type: "consent" }];
    const response = await call(packageRoute.POST, "/api/documents/package", {
      json: { answers: shopAnswers, documents },
      token: owner.token,
    });
    const created = ((await response.json()) as CreatedPackage).documents;
    expect(created.map(({ name }) => name)).toEqual([
      "Согласие: Обратная связь",
      "Согласия: все цели",
    ]);
    const ids = created.map(({ id }) => id);
    const archive = await call(archiveRoute.GET, `/api/documents/archive?ids=${ids}`, {
      token: owner.token,
    });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(text("README.txt")).toMatch(/\d\. Согласие: Обратная связь\r\n/);
    expect(text("README.txt")).toMatch(/\d\. Согласия: все цели\r\n/);
    const packed = JSON.parse(text("manifest.json")).documents as { name: string }[];
    expect(packed.map(({ name }) => name).sort()).toEqual([
      "Согласие: Обратная связь",
      "Согласия: все цели",
    ]);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^TXT\/Согласие_Обратная_связь_ООО_Ромашка_/),
        expect.stringMatching(/^TXT\/Согласия_на_обработку_данных_ООО_Ромашка_/),
      ]),
    );
  });

  test("appears with a link to each document in the notification of a changed law", async () => {
    const feedback = await createDocument(owner.token, consentTo("feedback"));
    const newsletter = await createDocument(owner.token, consentTo("newsletter"));
    const admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    await createLawChange(admin.token);
    const response = await call(notificationsRoute.GET, "/api/notifications", {
      token: owner.token,
    });
    const [notification] = (await response.json()) as Notification[];
    expect(notification?.message).toContain("\n– Согласие: Обратная связь\n");
    expect(notification?.documents).toEqual([
      { id: newsletter.id, name: "Согласие: Рассылки" },
      { id: feedback.id, name: "Согласие: Обратная связь" },
    ]);
  });

  test("is migrated for older consents from their stored answers, but not for drafts and policies", async () => {
    // Younger than the migration: no document of an older version has them.
    const younger = ["distribution", "image", "application", "app_advertising"];
    const answers = [
      ...Object.keys(consentPurposes)
        .filter((consentPurpose) => !younger.includes(consentPurpose))
        .map((consentPurpose) => ({ type: "consent", consentPurpose })),
      { type: "consent", consentPurpose: "other", otherPurpose: " Учёт волонтёров " },
      { type: "consent", consentPurpose: "other", otherPurpose: "Учёт\nволонтёров" },
      { type: "consent", consentPurpose: "other", otherPurpose: "слово ".repeat(20) },
      { type: "consent" },
    ];
    const row = (formData: object, status: string) => {
      const id = newId();
      return { id, userId: owner.id, name: title, type: "consent", formData, status };
    };
    const finished = answers.map((formData) => row(formData, "completed"));
    const policy = { ...row({ type: "privacy" }, "completed"), type: "privacy", name: "Политика" };
    const draft = row({ type: "consent", consentPurpose: "feedback" }, "draft");
    await database.client.userDocument.createMany({ data: [...finished, policy, draft] });
    const migration = "prisma/migrations/20261122203900_consent_names/migration.sql";
    await database.client.$executeRawUnsafe(await readFile(migration, "utf8"));
    const stored = await database.client.userDocument.findMany({
      select: { id: true, name: true },
    });
    const names = new Map(stored.map(({ id, name }) => [id, name]));
    expect(finished.map(({ id }) => names.get(id))).toEqual(
      answers.map((formData) => documentName(title, formData)),
    );
    expect(names.get(policy.id)).toBe("Политика");
    expect(names.get(draft.id)).toBe(title);
  });
});
