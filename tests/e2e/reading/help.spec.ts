import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { makePremium, newVisitor } from "@/tests/e2e/helpers/people";
import { attribute, elementsOf, textOf } from "@/tests/support/html-elements";

test.describe("the help centre", () => {
  test("holds every question and answer without a script", async ({ request }) => {
    const all = elementsOf(await (await request.get("/help")).text());
    const questions = all.filter(
      (it) => it.tagName === "details" && attribute(it, "name") === "faq",
    );
    expect(questions.length).toBeGreaterThanOrEqual(30);
    const question = all.find((it) => attribute(it, "id") === "in-the-register");
    expect(question && textOf(question)).toContain("pd.rkn.gov.ru");
  });

  test("narrows by tab and by words, in the address", async ({ page }) => {
    await page.goto("/help");
    const sections = page.locator("section[aria-labelledby]:has(details)");
    await expect(sections).toHaveCount(6);

    await page.getByRole("tab", { name: /Штрафы и последствия/ }).click();
    await expect(page).toHaveURL(/\?tab=fines$/);
    await expect(sections).toHaveCount(1);

    const search = page.getByRole("searchbox", { name: "Поиск по вопросам и ответам" });
    await search.fill("ПОЛОВИН");
    await expect(page).toHaveURL(/q=/);
    // The category stays whole; the first match is open and marked.
    expect(await sections.first().locator("details").count()).toBeGreaterThanOrEqual(5);
    await expect(page.locator("details[open]")).toContainText("половину");
    await expect(page.locator("mark").first()).toHaveText("половин");

    await search.fill("комплект");
    await expect(page.getByRole("heading", { name: "Ничего не найдено" })).toBeVisible();
    await page.getByRole("button", { name: "Искать во всех темах" }).click();
    await expect(sections.first()).toBeVisible();
    await expect(page).not.toHaveURL(/tab=/);

    await search.fill("квантовая хромодинамика");
    await page.getByRole("button", { name: "Показать все вопросы" }).click();
    await expect(sections).toHaveCount(6);

    await page.goBack();
    await expect(page).toHaveURL(/tab=fines/);
  });

  test("moves between tabs by arrow keys and opens one question at a time", async ({ page }) => {
    await page.goto("/help?tab=start");
    const start = page.getByRole("tab", { name: /Начало работы/ });
    await expect(start).toHaveAttribute("aria-selected", "true");
    await start.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("tab", { name: /Создание документов/ })).toBeFocused();
    await page.keyboard.press("Home");
    await expect(page.getByRole("tab", { name: /Все/ })).toHaveAttribute("aria-selected", "true");

    const questions = page.locator("details[name=faq] summary");
    await questions.nth(0).click();
    await questions.nth(1).click();
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test("opens the question that a link names", async ({ page }) => {
    await page.goto("/help#foreign-hosting");
    await expect(page.locator("#foreign-hosting")).toBeVisible();
  });

  test("leads from a guide to its form and its example", async ({ page }) => {
    await page.goto("/help/documents");
    for (const anchor of ["privacy-policy", "user-agreement", "consent", "public-offer"]) {
      await expect(page.locator(`a[href="#${anchor}"]`)).toBeVisible();
      await expect(page.locator(`h2#${anchor}`)).toBeVisible();
    }
    const guide = page.getByRole("region", { name: "Публичная оферта" });
    await expect(guide).toContainText("20–30");
    await expect(guide.getByRole("link", { name: "Составить документ" })).toHaveAttribute(
      "href",
      "/generator?type=offer",
    );
    await expect(guide.getByRole("link", { name: "Посмотреть пример" })).toHaveAttribute(
      "href",
      "/examples?type=offer",
    );
  });
});

test("a plan leads those who may want it and tells users that they have it", async ({
  page,
  request,
}) => {
  await page.goto("/pricing");
  await expect(page.getByRole("listitem").filter({ hasText: "490" }).first()).toContainText(
    "Популярный",
  );
  const register = page.getByRole("link", { name: "Зарегистрироваться" });
  await expect(register).toHaveAttribute("href", "/register");

  const visitor = newVisitor();
  await page.request.post("/api/register", { data: visitor });
  await page.reload();
  await expect(page.getByRole("button", { name: "Ваш текущий план" })).toBeDisabled();
  await expect(register).toHaveCount(0);

  const planOn = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await page.goto("/premium");
  await expect(planOn("Бесплатный").getByRole("button")).toHaveText("Ваш текущий план");
  await expect(planOn("Премиум").getByRole("link")).toHaveText("Оставить заявку");

  await makePremium(request, visitor.email);
  await page.reload();
  await expect(planOn("Бесплатный").getByRole("button")).toHaveText("Входит в ваш план");
  await expect(planOn("Премиум").getByRole("button")).toHaveText("Ваш текущий план");
  await expect(planOn("Ультра").getByRole("link")).toHaveAttribute("href", "/contacts");
  await page.goto("/pricing");
  await expect(page.getByRole("button", { name: "Входит в ваш план" })).toBeDisabled();
});
