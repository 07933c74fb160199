import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { makePremium, newCredentials } from "@/tests/support/browser/visitors";
import { attribute, elementsOf, type HtmlElement, textOf } from "@/tests/support/html-elements";

test("the help centre contains all questions, answers and guides without a script", async ({
  request,
}) => {
  const read = async (path: string) => elementsOf(await (await request.get(path)).text());
  const withId = (all: HtmlElement[], id: string) => all.find((it) => attribute(it, "id") === id);

  const all = await read("/help");
  const questions = all.filter((it) => it.tagName === "details" && attribute(it, "name") === "faq");
  expect(questions.length).toBeGreaterThanOrEqual(30);
  const question = withId(all, "in-the-register");
  expect(question && textOf(question)).toContain("pd.rkn.gov.ru");

  await test.step("a guide links to its form and its example", async () => {
    const guides = await read("/help/documents");
    const hrefs = (links: HtmlElement[]) => links.map((link) => attribute(link, "href"));
    for (const anchor of ["privacy-policy", "user-agreement", "consent", "public-offer"]) {
      expect(hrefs(guides), anchor).toContain(`#${anchor}`);
      expect(withId(guides, anchor)?.tagName, anchor).toBe("h2");
    }
    const offer = guides.find((it) => attribute(it, "aria-labelledby") === "public-offer");
    if (!offer) throw new Error("no guide to the offer");
    expect(textOf(withId(guides, "public-offer") ?? offer)).toBe("Публичная оферта");
    expect(textOf(offer)).toContain("20–30");
    const leadsTo = (text: RegExp) =>
      hrefs(elementsOf(offer).filter((it) => it.tagName === "a" && text.test(textOf(it))));
    expect(leadsTo(/Составить документ/)).toEqual(["/generator?type=offer"]);
    expect(leadsTo(/Посмотреть пример/)).toEqual(["/examples?type=offer"]);
  });
});

test("the help centre is opened by a link, moved through by keyboard, and filtered", async ({
  page,
}) => {
  const sections = page.locator("section[aria-labelledby]:has(details)");
  const every = page.getByRole("tab", { name: /Все/ });

  await test.step("a link opens its question", async () => {
    await page.goto("/help#foreign-hosting");
    await expect(page.locator("#foreign-hosting")).toBeVisible();
  });

  await test.step("arrow keys move between tabs, and one question is open at a time", async () => {
    await page.goto("/help?tab=start");
    const start = page.getByRole("tab", { name: /Начало работы/ });
    await expect(start).toHaveAttribute("aria-selected", "true");
    await expect(sections).toHaveCount(1);
    await start.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("tab", { name: /Создание документов/ })).toBeFocused();
    await page.keyboard.press("Home");
    await expect(every).toHaveAttribute("aria-selected", "true");
    await expect(sections).toHaveCount(6);

    const questions = page.locator("details[name=faq] summary");
    await questions.nth(0).click();
    await questions.nth(1).click();
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  await test.step("a tab and words filter the questions and are in the address", async () => {
    await page.getByRole("tab", { name: /Штрафы и последствия/ }).click();
    await expect(page).toHaveURL(/\?tab=fines$/);
    await expect(sections).toHaveCount(1);

    const search = page.getByRole("searchbox", { name: "Поиск по вопросам и ответам" });
    await search.fill("ПОЛОВИН");
    await expect(page).toHaveURL(/q=/);
    // The category stays complete; the first match is expanded and highlighted.
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
});

test("the price list leads guests to register and marks the current plan of users", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  await page.goto("/pricing");
  await expect(page.getByRole("listitem").filter({ hasText: "490" }).first()).toContainText(
    "Популярный",
  );
  const register = page.getByRole("link", { name: "Зарегистрироваться" });
  await expect(register).toHaveAttribute("href", "/register");

  const visitor = newCredentials();
  await page.request.post("/api/register", { data: visitor });
  await page.reload();
  await expect(page.getByRole("button", { name: "Ваш текущий план" })).toBeDisabled();
  await expect(register).toHaveCount(0);

  const planOn = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await page.goto("/premium");
  await expect(planOn("Бесплатный").getByRole("button")).toHaveText("Ваш текущий план");
  await expect(planOn("Премиум").getByRole("link")).toHaveText("Оформить");

  await makePremium(request, visitor.email);
  await page.reload();
  await expect(planOn("Бесплатный").getByRole("button")).toHaveText("Входит в ваш план");
  await expect(planOn("Премиум").getByRole("button")).toHaveText("Ваш текущий план");
  await expect(planOn("Ультра").getByRole("link")).toHaveAttribute(
    "href",
    "/premium/order?plan=ultra",
  );
  await page.goto("/pricing");
  await expect(page.getByRole("button", { name: "Входит в ваш план" })).toBeDisabled();

  // An announced plan can be requested: plan, months and price are included
  // (docs/specification/plans.md#requests-for-a-plan).
  await planOn("Профессиональный").getByRole("link").click();
  await expect(page.getByRole("radio", { name: /^Профессиональный/ })).toBeChecked();
  await page.getByLabel("На сколько месяцев").selectOption("3");
  await expect(page.getByText("2 970 ₽")).toBeVisible();
  await page.getByRole("button", { name: "Отправить заявку" }).click();
  await expect(page.getByRole("heading", { name: "Заявка отправлена" })).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Отозвать заявку" }).click();
  await expect(page.getByRole("button", { name: "Отправить заявку" })).toBeVisible();
});
