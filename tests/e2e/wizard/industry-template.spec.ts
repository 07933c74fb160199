import type { DocumentDetails, DocumentSummary } from "@/lib/features/documents/record/responses";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { watchRequests } from "@/tests/support/browser/network/watch-requests";
import { makePremium, newCredentials } from "@/tests/support/browser/visitors";

test("an industry template is described to a free user and completed by a paying one", async ({
  page,
}) => {
  const visitor = newCredentials();
  const registered = await page.request.post("/api/register", { data: visitor });
  expect(registered.status()).toBe(201);
  const wizard = page.getByRole("dialog");

  await test.step("a free user sees what a template adds and a link to the plans", async () => {
    await page.goto("/generator?type=privacy&template=clinic");
    const templates = wizard.getByRole("group", { name: "Расширенные шаблоны" });
    await expect(templates).toBeInViewport();
    await expect(templates.getByRole("radio")).toHaveCount(0);
    await expect(templates).toContainText("Политика клиники");
    await expect(templates.getByText("Премиум", { exact: true })).toHaveCount(2);
    await expect(templates.getByText("Ультра", { exact: true })).toHaveCount(1);
    await expect(
      templates.getByRole("link", { name: "Сравнить планы: шаблон «Политика клиники»" }),
    ).toHaveAttribute("href", "/pricing");
  });

  // An open page that asks with the first session after the cookie has changed would be a guest's.
  await page.goto("about:blank");
  await makePremium(page.request, visitor.email);
  // The administrator's calls have set their cookie here.
  expect((await page.request.post("/api/login", { data: visitor })).ok()).toBe(true);
  const field = (label: string) => wizard.getByRole("textbox", { name: label, exact: true });
  const sheet = wizard.getByRole("region", { name: "Предпросмотр документа" });
  const question = (name: string) => wizard.getByRole("group", { name });

  await test.step("a premium user chooses the template, whose clauses appear in the preview", async () => {
    await page.goto("/generator");
    await page.getByRole("button", { name: /^Создать документ: Политика обработки/ }).click();
    await wizard
      .getByLabel("Название организации или фамилия, имя и отчество")
      .fill("ООО «Здравие»");
    await field("Адрес").fill("101000, г. Москва, ул. Мясницкая, д. 1");
    await field("Электронная почта для обращений").fill("info@zdravie.ru");
    await wizard.getByRole("button", { name: "Назад" }).click();
    await wizard.getByRole("radio", { name: "Политика клиники" }).check();
    await wizard.getByRole("button", { name: "Далее" }).click();
    await expect(sheet).toContainText("ООО «Здравие»");
    await expect(sheet).toContainText("Врачебная тайна и медицинские документы");
  });

  await test.step("the preview follows the answers to the template's questions without a request", async () => {
    await field("Адрес сайта").fill("zdravie.ru");
    await wizard.getByRole("button", { name: "Дальше: Как работает сайт" }).click();
    await wizard.getByRole("button", { name: "Дальше: Шаблон «Политика клиники»" }).click();
    await question("Консультируете ли вы пациентов через интернет").getByLabel("Да").check();
    const requests = watchRequests(page);
    await field("Через какой сервис идут консультации").fill("видеосвязь клиники");
    await expect(sheet).toContainText("используется: видеосвязь клиники");
    // Except the draft, which is saved after a pause and may then refetch its list.
    const isOfDraft =
      /^(?:POST \/api\/documents\/drafts|PUT \/api\/documents\/\w+\/draft|GET \/api\/documents\?limit=200)$/;
    expect(requests.requests.filter((request) => !isOfDraft.test(request))).toEqual([]);
    requests.stop();
    await question("Принадлежит ли этот сервис другой организации").getByLabel("Нет").check();
    await question("Отправляете ли вы анализы в стороннюю лабораторию").getByLabel("Нет").check();
    await question("Записываете ли вы телефонные разговоры").getByLabel("Нет").check();
    await question("Напоминаете ли вы о приёме").getByLabel("Сообщениями", { exact: true }).check();
  });

  await test.step("an unanswered question is reported", async () => {
    await wizard.getByRole("button", { name: "Проверить ответы" }).click();
    const message = "Ответьте на вопрос «Принимаете ли вы детей и подростков»";
    await wizard.getByRole("link", { name: message }).click();
    const children = question("Принимаете ли вы детей и подростков");
    await expect(children.getByText(message)).toBeVisible();
    await expect(children.getByLabel("Да")).toBeFocused();
    await children.getByLabel("Да").check();
    await expect(children.getByText(message)).toHaveCount(0);
  });

  await test.step("the created document contains the answers", async () => {
    await wizard.getByRole("button", { name: "Проверить ответы" }).click();
    await expect(wizard.getByRole("heading", { name: "Проверьте ответы" })).toBeFocused();
    await expect(wizard.getByText("видеосвязь клиники").first()).toBeVisible();
    await wizard.getByRole("button", { name: "Создать документ" }).click();
    await expect(page.getByRole("heading", { name: "Документ готов!" })).toBeVisible();
    const list = await page.request.get("/api/documents");
    const [first] = (await list.json()) as DocumentSummary[];
    const stored = await page.request.get(`/api/documents/${first?.id}`);
    const { generatedContent, formData } = (await stored.json()) as DocumentDetails;
    expect(generatedContent).toContain("видеосвязь клиники");
    expect(generatedContent).toMatch(/За\s+ребёнка до\s+15\s+лет/);
    expect(formData).toMatchObject({
      templateId: "clinic",
      industry: "medical",
      templateAnswers: { children: "yes", reminders: "messages" },
    });
  });
});
