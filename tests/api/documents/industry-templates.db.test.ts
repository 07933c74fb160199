import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import * as draftsRoute from "@/app/api/documents/drafts/route";
import * as documentsRoute from "@/app/api/documents/route";
import type { CreatedDocument, DocumentSummary } from "@/lib/features/documents/record/responses";
import { findIndustryTemplate } from "@/lib/platform/content/industry-catalogue";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const sample = (id: string, name: string) =>
  JSON.parse(readFileSync(`content/industry-templates/${id}/samples/${name}.json`, "utf8")) as {
    templateAnswers: Record<string, string>;
    [field: string]: unknown;
  };
const school = sample("online-school", "children");
const marketplace = sample("marketplace", "platform");
const make = (token: string, json: object) =>
  call(documentsRoute.POST, "/api/documents", { token, json });

type Refusal = { code: string; message: string; fieldErrors?: Record<string, string[]> };

describeOnDatabases("industry templates", (database) => {
  const person = async (subscription: "free" | "premium" | "ultra"): Promise<RegisteredUser> => {
    const subscriber = await registerUser();
    await database.client.user.update({ where: { id: subscriber.id }, data: { subscription } });
    return subscriber;
  };
  let free: RegisteredUser;
  let premium: RegisteredUser;
  beforeEach(async () => {
    await database.clear();
    free = await person("free");
    premium = await person("premium");
  });

  test("require the premium plan, and the marketplace template the ultra plan", async () => {
    for (const [subscriber, answers, plan] of [
      [free, school, "Премиум"],
      [premium, marketplace, "Ультра"],
    ] as const) {
      const response = await make(subscriber.token, answers);
      expect(response.status).toBe(403);
      const { code, message } = (await response.json()) as Refusal;
      expect(code).toBe("PREMIUM_REQUIRED");
      expect(message).toContain(`входит в план «${plan}». Подробнее: /premium`);
    }
    const ultra = await person("ultra");
    expect((await make(ultra.token, marketplace)).status).toBe(201);
  });

  test("store the template's id and its answers with the document", async () => {
    const response = await make(premium.token, school);
    expect(response.status).toBe(201);
    const { document } = (await response.json()) as CreatedDocument;
    expect(document.generatedContent).toContain("6 месяцев после окончания курса");
    const row = await database.client.userDocument.findUniqueOrThrow({
      where: { id: document.id },
    });
    expect(row).toMatchObject({
      templateId: "online-school",
      customFields: { answers: school.templateAnswers },
      formData: { templateId: "online-school", templateAnswers: school.templateAnswers },
    });
    expect(row.citedNorms.some((norm) => norm.startsWith("273-ФЗ"))).toBe(true);
  });

  test("report every wrong answer by its field", async () => {
    const { audience: _, ...others } = school.templateAnswers;
    const templateAnswers = { ...others, recordsLessons: "maybe", licens: "да" };
    const wrong = { ...school, industry: "medical", templateAnswers };
    const response = await make(premium.token, wrong);
    expect(response.status).toBe(400);
    expect(((await response.json()) as Refusal).fieldErrors).toEqual({
      industry: ["Шаблон «Политика онлайн-школы» написан для отрасли «Образование»"],
      "templateAnswers.audience": ["Ответьте на вопрос «Кто у вас учится»"],
      "templateAnswers.recordsLessons": ["«Записываете ли вы занятия»: ответьте «да» или «нет»"],
      "templateAnswers.licens": [
        "В этом шаблоне нет вопроса «licens». Возможно, имелся в виду «licence»",
      ],
    });
  });

  test("are rejected when unknown, for another type, or answered without a template", async () => {
    for (const [answers, field] of [
      [{ ...school, templateId: "dentist" }, "templateId"],
      [{ ...school, templateId: "marketplace" }, "templateId"],
      [{ ...school, templateId: "" }, "templateAnswers"],
    ] as const) {
      const ultra = await person("ultra");
      const response = await make(ultra.token, answers);
      expect(response.status).toBe(400);
      expect(Object.keys(((await response.json()) as Refusal).fieldErrors ?? {})).toEqual([field]);
    }
  });

  test("keep incomplete answers in a draft", async () => {
    const formData = { templateId: "clinic", templateAnswers: { telemedicine: "yes" } };
    const response = await call(draftsRoute.POST, "/api/documents/drafts", {
      token: free.token,
      json: { type: "privacy", formData },
    });
    expect(response.status).toBe(201);
    const draft = (await response.json()) as DocumentSummary;
    expect(draft.formData).toMatchObject(formData);
    const row = await database.client.userDocument.findUniqueOrThrow({ where: { id: draft.id } });
    expect(row.templateId).toBe("clinic");
  });
});

test("findIndustryTemplate returns the clinic template with its plan and null for an unknown id", () => {
  expect(findIndustryTemplate("clinic")).toMatchObject({ isPremium: true, isUltra: false });
  expect(findIndustryTemplate("constructor")).toBeNull();
});
