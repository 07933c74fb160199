import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import * as checkRoute from "@/app/api/admin/templates/[key]/check/route";
import * as editionRoute from "@/app/api/admin/templates/[key]/editions/[edition]/route";
import * as editionsRoute from "@/app/api/admin/templates/[key]/editions/route";
import * as previewRoute from "@/app/api/admin/templates/[key]/preview/route";
import * as templateRoute from "@/app/api/admin/templates/[key]/route";
import * as templatesRoute from "@/app/api/admin/templates/route";
import * as documentsRoute from "@/app/api/documents/route";
import * as currentRoute from "@/app/api/template-editions/[key]/route";
import * as currentListRoute from "@/app/api/template-editions/route";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import type {
  CurrentTemplate,
  CurrentTemplates,
  EditedTemplate,
  ListedTemplate,
  TemplateCheck,
  TemplateEditionSummary,
  TemplatePreview,
} from "@/lib/features/templates/responses";
import { contentState } from "@/lib/startup/watch-content";
import { call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const policy = readFileSync("content/documents/privacy/template.md", "utf8");
const ours = "Эта Политика определяет, как обрабатываются";
const theirs = "Настоящая Политика оператора сервиса устанавливает, как обрабатываются";
const changed = policy.replace(ours, theirs);
const clinic = {
  content: readFileSync("content/industry-templates/clinic/template.md", "utf8"),
  form: readFileSync("content/industry-templates/clinic/form.yaml", "utf8"),
};
const patient = JSON.parse(
  readFileSync("content/industry-templates/clinic/samples/full.json", "utf8"),
);

type Refusal = { code: string; message: string; fieldErrors?: Record<string, string[]> };

describeOnDatabases("templates edited by the operator", (database) => {
  let admin: RegisteredUser;
  let owner: RegisteredUser;

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    owner = await registerUser();
    await database.client.user.update({
      where: { id: owner.id },
      data: { subscription: "ultra", documentsLimit: -1 },
    });
  });

  const path = (key: string, more = "") => `/api/admin/templates/${encodeURIComponent(key)}${more}`;
  const publish = (key: string, json: object, token = admin.token) =>
    call(editionsRoute.POST, path(key, "/editions"), { token, json, params: { key } });
  const published = async (key: string, json: object) => {
    const response = await publish(key, { note: "Правка", ...json });
    expect(response.status, await response.clone().text()).toBe(201);
    return response.json();
  };
  const post = async (what: "check" | "preview", key: string, json: object) => {
    const { POST } = what === "check" ? checkRoute : previewRoute;
    const options = { token: admin.token, json, params: { key } };
    return call(POST, path(key, `/${what}`), options);
  };
  const opened = async (key: string): Promise<EditedTemplate> =>
    (await call(templateRoute.GET, path(key), { token: admin.token, params: { key } })).json();
  const listed = async (): Promise<ListedTemplate[]> =>
    (await call(templatesRoute.GET, "/api/admin/templates", { token: admin.token })).json();
  const made = async (answers: object): Promise<string> => {
    const response = await call(documentsRoute.POST, "/api/documents", {
      token: owner.token,
      json: answers,
    });
    expect(response.status, await response.clone().text()).toBe(201);
    return ((await response.json()) as CreatedDocument).document.generatedContent ?? "";
  };
  const current = async (): Promise<CurrentTemplates> =>
    (await call(currentListRoute.GET, "/api/template-editions")).json();
  const currentOf = (key: string) =>
    call(currentRoute.GET, `/api/template-editions/${key}`, { params: { key } });

  test("are the shipped ones before the first edition", async () => {
    const all = await listed();
    // Every type, and the three templates of industries.
    expect(all).toHaveLength(documentTypes.length + 3);
    expect(all.every(({ state, edition }) => state === "shipped" && edition === 0)).toBe(true);
    expect(await opened("privacy")).toMatchObject({ content: policy, form: null, edition: 0 });
    expect(await opened("extended:clinic")).toMatchObject(clinic);
    expect((await opened("privacy")).samples.map(({ id }) => id)).toContain("privacy");
    const { changed: none, industryTemplates } = await current();
    expect(none).toEqual([]);
    expect(industryTemplates.map(({ id }) => id)).toContain("clinic");
    expect((await currentOf("privacy")).status).toBe(404);
  });

  test("apply at once to new documents and in the browser, and not to stored documents", async () => {
    const before = await made(shopAnswers);
    const pages = await contentState(database.client, new Date());
    expect(await published("privacy", { after: 0, content: changed })).toMatchObject({
      edition: 1,
      state: "edited",
    });
    expect(before).toContain(ours);
    expect(await made(shopAnswers)).toContain(theirs);
    expect(await contentState(database.client, new Date())).not.toBe(pages);

    const list = await current();
    // Policies of industry templates stand on the new base.
    expect(list.changed.map(({ key }) => key).sort()).toEqual([
      "extended:clinic",
      "extended:online-school",
      "privacy",
    ]);
    const response = await currentOf("privacy");
    const compiled = (await response.json()) as CurrentTemplate;
    expect(JSON.stringify(compiled.template)).toContain("оператора сервиса устанавливает");
    const etag = response.headers.get("etag") ?? "";
    const again = await call(currentRoute.GET, "/api/template-editions/privacy", {
      params: { key: "privacy" },
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
    expect(await made(patient)).toContain(theirs);

    const stored = await database.client.userDocument.findFirstOrThrow({
      where: { userId: owner.id },
      orderBy: { createdAt: "asc" },
    });
    expect(stored.generatedContent).toContain(ours);
  });

  test("return 409 to an edition that is not based on the newest one", async () => {
    await published("privacy", { after: 0, content: changed });
    const late = await publish("privacy", { after: 0, note: "Поздно", content: policy });
    expect(late.status).toBe(409);
    expect(((await late.json()) as Refusal).code).toBe("CONFLICT");
    const both = await Promise.all(
      ["Первый", "Второй"].map((note) => publish("terms", { after: 0, note, restore: 0 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("are rejected with the line of the error, and nothing is stored", async () => {
    const lines = policy.split("\n");
    const content = [...lines.slice(0, 8), "1. Пункт о {{site.adress}}.", ...lines.slice(8)].join(
      "\n",
    );
    const checked = await post("check", "privacy", { content });
    expect(checked.status).toBe(200);
    const { findings } = (await checked.json()) as TemplateCheck;
    const errors = findings.filter(({ severity }) => severity === "error");
    expect(errors).toContainEqual(expect.objectContaining({ part: "content", line: 9 }));
    const refused = await publish("privacy", { after: 0, note: "С ошибкой", content });
    expect(refused.status).toBe(400);
    const { fieldErrors } = (await refused.json()) as Refusal;
    expect(fieldErrors?.content?.[0]).toMatch(/^Строка 9: /);
    expect(await database.client.templateEdition.count()).toBe(0);
    expect(await made(shopAnswers)).toContain(ours);
  });

  test("a base type's edition is rejected when an industry template cannot be built on it", async () => {
    const content = policy.replace("{#recipients}", "{#receivers}");
    const { findings } = (await (
      await post("check", "privacy", { content })
    ).json()) as TemplateCheck;
    const errors = findings.filter(({ severity }) => severity === "error");
    expect(errors.length).toBeGreaterThan(0);
    expect((await publish("privacy", { after: 0, note: "Раздел", content })).status).toBe(400);
  });

  test("an industry template's edition changes its questions, name and text", async () => {
    const form = clinic.form
      .replace("Консультируете ли вы пациентов через интернет", "Лечите ли вы по видеосвязи")
      .replace("name: Политика клиники", "name: Политика медцентра");
    const content = clinic.content.replace(
      "Врачебную тайну составляют",
      "Тайну пациента составляют",
    );
    await published("extended:clinic", { after: 0, content, form });
    const { industryTemplates, changed: keys } = await current();
    expect(keys.map(({ key }) => key)).toEqual(["extended:clinic"]);
    const shown = industryTemplates.find(({ id }) => id === "clinic");
    expect(shown?.name).toBe("Политика медцентра");
    expect(shown?.formConfig.questions[0]?.label).toBe("Лечите ли вы по видеосвязи");
    expect(await made(patient)).toContain("Тайну пациента составляют");
    const answers = { ...patient, templateAnswers: { ...patient.templateAnswers } };
    delete answers.templateAnswers.telemedicine;
    const refused = await call(documentsRoute.POST, "/api/documents", {
      token: owner.token,
      json: answers,
    });
    expect(((await refused.json()) as Refusal).fieldErrors).toMatchObject({
      "templateAnswers.telemedicine": ["Ответьте на вопрос «Лечите ли вы по видеосвязи»"],
    });
    const row = await database.client.advancedTemplate.findUniqueOrThrow({
      where: { id: "clinic" },
    });
    expect(row).toMatchObject({ name: "Политика медцентра", type: "privacy", edition: 1 });
  });

  test("an industry template's edition requires a form with the same type", async () => {
    const form = clinic.form.replace("type: privacy", "type: terms");
    const wrong = await publish("extended:clinic", {
      after: 0,
      note: "Тип",
      content: clinic.content,
      form,
    });
    expect(wrong.status).toBe(400);
    expect(((await wrong.json()) as Refusal).fieldErrors?.form?.[0]).toMatch(/^Строка \d+: /);
    const none = await publish("extended:clinic", { after: 0, note: "Без", content: "## а" });
    expect(none.status).toBe(400);
    const { findings } = (await (
      await post("check", "extended:clinic", { ...clinic, form: `${clinic.form}\nlost: 1` })
    ).json()) as TemplateCheck;
    expect(findings).toContainEqual(expect.objectContaining({ part: "form", severity: "error" }));
  });

  test("can be restored to an earlier edition and to the shipped text", async () => {
    await published("privacy", { after: 0, content: changed, note: "Первая" });
    await published("privacy", {
      after: 1,
      content: policy.replace(ours, "Наша Политика описывает, как обрабатываются"),
    });
    await published("privacy", { after: 2, restore: 1, note: "Назад" });
    expect(await made(shopAnswers)).toContain(theirs);
    expect(await published("privacy", { after: 3, restore: 0, note: "Исходный" })).toMatchObject({
      edition: 4,
      state: "shipped",
    });
    expect(await made(shopAnswers)).toContain(ours);
    expect((await current()).changed).toEqual([]);
    const editions = (await (
      await call(editionsRoute.GET, path("privacy", "/editions?limit=2"), {
        token: admin.token,
        params: { key: "privacy" },
      })
    ).json()) as TemplateEditionSummary[];
    expect(editions).toMatchObject([
      { edition: 4, note: "Исходный", authorEmail: admin.email },
      { edition: 3, note: "Назад" },
    ]);
    const first = await call(editionRoute.GET, path("privacy", "/editions/1"), {
      token: admin.token,
      params: { key: "privacy", edition: "1" },
    });
    expect(await first.json()).toEqual({ edition: 1, content: changed, form: null });
    expect((await publish("privacy", { after: 4, note: "Нет", restore: 9 })).status).toBe(404);
    const log = await database.client.auditEntry.findMany({
      where: { action: "template.publish" },
    });
    expect(log).toHaveLength(4);
    expect(log.every(({ subjectId }) => subjectId === "privacy")).toBe(true);
  });

  test("can be previewed on a sample and compared with the edition in force", async () => {
    const response = await post("preview", "privacy", { content: changed, sample: "privacy" });
    expect(response.status).toBe(200);
    const { html, comparison } = (await response.json()) as TemplatePreview;
    expect(html).toContain("оператора сервиса");
    expect(comparison?.counts).toMatchObject({ changed: 1, added: 0, removed: 0 });
    await published("privacy", { after: 0, content: changed });
    const back = (await (
      await post("preview", "privacy", { edition: 0, sample: "privacy" })
    ).json()) as TemplatePreview;
    expect(back.comparison?.counts.changed).toBe(1);
    const unknown = await post("preview", "privacy", { edition: 0, sample: "constructor" });
    expect(unknown.status).toBe(404);
    const wrong = await post("preview", "privacy", { content: "# {{а}}", sample: "privacy" });
    expect((await wrong.json()) as TemplatePreview).toMatchObject({ html: null, comparison: null });
  });

  test("are recompiled after an engine change; the shipped text applies when that fails", async () => {
    await published("privacy", { after: 0, content: changed });
    await database.client.documentTemplate.update({
      where: { id: "privacy" },
      data: { dependencyHash: "of an older engine", compiled: { template: "old" } },
    });
    expect(await made(shopAnswers)).toContain(theirs);
    await database.client.templateEdition.updateMany({ data: { content: "# {{gone.fact}}" } });
    await database.client.documentTemplate.update({
      where: { id: "privacy" },
      data: { dependencyHash: "of a newer one" },
    });
    expect(await made(shopAnswers)).toContain(ours);
    expect((await listed()).find(({ key }) => key === "privacy")?.state).toBe("broken");
  });

  describe("for somebody who is no administrator", () => {
    test("return 403 to users and 401 to guests", async () => {
      const refused = await publish("privacy", { after: 0, note: "Я", restore: 0 }, owner.token);
      expect(refused.status).toBe(403);
      const list = await call(templatesRoute.GET, "/api/admin/templates", { token: owner.token });
      expect(list.status).toBe(403);
      expect((await call(templatesRoute.GET, "/api/admin/templates")).status).toBe(401);
    });
  });

  test.each(["poem", "extended:poem", "constructor", "__proto__", "extended:"])(
    "return 404 for the unknown key %s",
    async (key) => {
      expect((await post("check", key, { content: "а" })).status).toBe(404);
      expect((await currentOf(key)).status).toBe(404);
    },
  );
});
