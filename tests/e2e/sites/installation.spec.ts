import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import {
  type CheckedSites,
  serveCheckedSites,
  shopPage,
} from "@/tests/e2e/site-check/checked-sites";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { removeFrameSandbox } from "@/tests/support/browser/remove-frame-sandbox";
import { setTheme } from "@/tests/support/browser/set-theme";
import { newCredentials } from "@/tests/support/browser/visitors";

const answers = {
  ...shopAnswers,
  websiteUrl: "http://romashka.test",
  processingPurposes: [...shopAnswers.processingPurposes, "newsletter"],
};
const sites: CheckedSites = {};
let stop: (() => Promise<void>) | undefined;
test.beforeEach(async () => {
  stop = await serveCheckedSites(sites);
});
test.afterEach(() => stop?.());

test("an owner installs the documents on the site, and the check marks each line as done", {
  tag: "@exhaustive",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.request.post("/api/register", { data: newCredentials() });
  const create = async (data: object) => {
    const created = await page.request.post("/api/documents", { data });
    expect(created.status()).toBe(201);
    return ((await created.json()) as CreatedDocument).document;
  };
  await create(answers);
  await create({ ...answers, type: "consent", consentPurpose: "newsletter" });

  await page.goto("/sites");
  await page
    .getByRole("link", { name: /romashka\.test/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Поставить на сайт" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Поставить на сайт");
  const papers = page.getByRole("region", { name: "Документы" });
  const policy = papers.getByRole("button", { name: /^Политика обработки/ });
  await expect(policy).toContainText("не опубликован");
  await expect(policy).toContainText("ещё не проверяли");

  await test.step("the instructions follow the chosen platform, by mouse and by keyboard", async () => {
    await expect(page.getByRole("tab", { name: "HTML" })).toHaveAttribute("data-state", "active");
    await page.getByRole("tab", { name: "HTML" }).press("ArrowLeft");
    const plugin = page.getByRole("link", { name: "Скачать плагин (ZIP)" });
    await expect(plugin).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent("download"), plugin.click()]);
    expect(file.suggestedFilename()).toBe("saitpozakonu.zip");
    await page.getByRole("tab", { name: "Tilda" }).click();
    await expect(page.getByText("T123")).toBeVisible();
  });

  const publish = async (name: RegExp) => {
    await papers.getByRole("button", { name }).click();
    const panel = papers.getByRole("listitem").filter({ has: page.getByRole("button", { name }) });
    await panel.getByRole("button", { name: "Опубликовать" }).click();
    await expect(panel.getByRole("button", { name: "Снять с публикации" })).toBeVisible();
    return panel;
  };
  const panel = await publish(/^Политика обработки/);
  await expect(panel.getByRole("radio", { name: /^Текст, который обновляется сам/ })).toBeChecked();
  await panel.getByRole("button", { name: "Скопировать код документа" }).click();
  const code = await clipboard();
  expect(code).toMatch(/^<article lang="ru" data-document="/);
  expect(code).toMatch(/<script async src="[^"]+\/text\.js"><\/script>$/);
  await panel.getByRole("radio", { name: /^Рамка/ }).check();
  await expect(panel.locator("pre")).toContainText("<iframe");
  await publish(/^Согласие/);

  const footer = page.getByRole("region", { name: "Ссылки в подвал" });
  await footer.getByRole("button", { name: "Скопировать ссылки" }).click();
  const links = await clipboard();
  expect(links.match(/<a /g)).toHaveLength(1);

  const forms = page.getByRole("region", { name: "Галочки у форм" });
  await expect(forms.getByRole("checkbox", { name: /^Рекламные .* рассылки/ })).toBeChecked();
  await forms.getByRole("button", { name: "Скопировать разметку" }).click();
  const boxes = await clipboard();
  expect(boxes).toContain("Оператор персональных данных: ООО «Ромашка»");
  expect(boxes).toMatch(/<a href="http[^"]+\/d\/\w+">согласие на обработку/);
  expect(boxes).not.toContain("checked");
  expect(boxes).toMatch(/name="consent_newsletter_version" value="" data-record="version"/);

  // axe cannot inspect a frame without scripts.
  await removeFrameSandbox(page);
  for (const theme of ["light", "dark"] as const) {
    await setTheme(page, theme);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step("after a check each line is done", async () => {
    sites["romashka.test"] = {
      "/": shopPage(
        `<form action="/s"><input name="email" type="email">${boxes}<button>Подписаться</button></form><footer>${links}<a href="/policy">Политика</a></footer>`,
      ),
      "/policy": shopPage(code),
    };
    await page.getByRole("button", { name: "Проверить", exact: true }).click();
    await expect(policy).toContainText(/готово: видели \d\d\.\d\d\.\d{4}/, { timeout: 90_000 });
    await expect(policy).toContainText("Текст, который обновляется сам");
    await expect(footer).toContainText("готово");
    await expect(forms).toContainText(/Форма «подписка»/);
    await expect(forms.getByText(/^готово: видели/).first()).toBeVisible();
    await expect(page.getByText("Готово: всё, что нужно, стоит на сайте.")).toBeVisible();
  });

  await test.step("the site's page reports that all is installed", async () => {
    await page.getByRole("link", { name: "← Сайт" }).click();
    await expect(page.getByText("Всё нужное стоит на сайте.")).toBeVisible();
  });

  await test.step("the generator of checkboxes uses the site's facts", async () => {
    await page.goto("/generators/consent");
    await page.getByRole("combobox", { name: "Сайт" }).selectOption({ label: "romashka.test" });
    const section = page.getByRole("region", { name: "Галочки вашего сайта" });
    await section.getByRole("button", { name: "Скопировать разметку" }).click();
    expect(await clipboard()).toContain("Оператор персональных данных: ООО «Ромашка»");
    await expect(section.getByText(/^consent_newsletter, consent_newsletter_time/)).toBeVisible();
  });
});
