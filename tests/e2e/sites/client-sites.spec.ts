import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { Passport } from "@/lib/features/passport/responses";
import type { SiteDetails, SiteSummary } from "@/lib/features/sites/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { makePremium, newCredentials } from "@/tests/support/browser/visitors";
import { countClicks, expectGoodScreen, phone } from "@/tests/support/browser/walk";

const count = 20;
/** The first client; all other sites start from its answers. */
const first = "romashka.ru";

type Call = <Answer>(method: string, path: string, data?: object) => Promise<Answer>;

/** A studio on the premium plan, with one client's site and its policy. */
async function openStudio(page: Page, request: APIRequestContext): Promise<Call> {
  const studio = newCredentials();
  const registered = await request.post("/api/register", { data: studio });
  const { token } = (await registered.json()) as SignedIn;
  await makePremium(request, studio.email);
  await page.addInitScript((value) => localStorage.setItem("auth-token", value), token);
  const call: Call = async (method, path, data) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return await answer.json();
  };
  await call("POST", "/api/documents", shopAnswers);
  return call;
}

/** Creates sites as «Новый сайт с этими ответами» does, without the screens. */
async function addSites(call: Call, from: string, addresses: string[]) {
  const known = valuesOf(await call<Passport>("GET", `/api/sites/${from}/passport`));
  for (const address of addresses) {
    const { id } = await call<SiteDetails>("POST", "/api/sites", { address });
    const created = await call<Passport>("GET", `/api/sites/${id}/passport`);
    await call("PUT", `/api/sites/${id}/passport?after=${created.edition}`, {
      ...known,
      ...valuesOf(created),
      companyName: `ООО «Клиент ${address}»`,
    });
  }
}

async function siteOf(call: Call, name: string): Promise<SiteSummary> {
  const site = (await call<SiteSummary[]>("GET", "/api/sites")).find((item) => item.name === name);
  if (!site) throw new Error(`no site ${name}`);
  return site;
}

const valuesOf = ({ facts }: Passport) =>
  Object.fromEntries(Object.entries(facts).map(([key, { value }]) => [key, value]));

test("on a phone, a studio creates a site's documents in five clicks and updates them in three", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  await page.setViewportSize(phone);
  const call = await openStudio(page, request);
  const [site] = await call<SiteSummary[]>("GET", "/api/sites");
  if (!site) throw new Error("no site");
  await addSites(
    call,
    site.id,
    Array.from({ length: count - 2 }, (_, index) => `klient-${index + 1}.ru`),
  );

  const presses = await test.step("a further site gets all its documents", async () => {
    await page.goto(`/sites/${site.id}`);
    await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
    const pressed = await countClicks(page);
    await page.getByRole("button", { name: "Ещё", exact: true }).click();
    await page.getByRole("menuitem", { name: "Новый сайт с этими ответами" }).click();
    const dialog = page.getByRole("dialog", { name: "Новый сайт с этими ответами" });
    await dialog.getByLabel("Адрес сайта").fill("vasilek.ru");
    await dialog.getByRole("button", { name: "Добавить" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "vasilek.ru" })).toBeVisible();
    await page.getByRole("button", { name: /^Составить недостающие: \d+$/ }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Составить" }).click();
    const due = page.getByRole("region", { name: "Что сделать" });
    await expect(due.getByRole("button", { name: /^Составить/ })).toHaveCount(0);
    const { needed } = (await siteOf(call, "vasilek.ru")).papers;
    await expect(
      page.getByRole("region", { name: "Документы сайта" }).getByRole("listitem"),
    ).toHaveCount(needed);
    await expectGoodScreen(page);
    return pressed();
  });
  expect(presses).toBeLessThanOrEqual(5);

  const changes = await test.step("a changed fact updates all documents at once", async () => {
    const pressed = await countClicks(page);
    await page.getByRole("link", { name: "Изменить сведения" }).click();
    await page.getByLabel("Название организации или фамилия").fill("ООО «Василёк»");
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    const review = page.getByRole("dialog", { name: /^Изменится: / });
    await expectGoodScreen(page);
    await review.getByRole("button", { name: /^Сохранить и обновить / }).click();
    await expect(page.getByRole("heading", { level: 1, name: "vasilek.ru" })).toBeVisible();
    const documents = page.getByRole("region", { name: "Документы сайта" });
    await expect(documents.getByText("редакция № 2")).toHaveCount(
      await documents.getByRole("listitem").count(),
    );
    return pressed();
  });
  expect(changes).toBeLessThanOrEqual(3);

  await test.step("the list of all sites shows that the site lacks no document", async () => {
    await page.goto("/sites");
    await expect(page.getByText(/^20\sсайтов$/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Поиск по сайтам" }).fill("Василёк");
    await expect(page.getByText(/^1\sсайт из 20$/)).toBeVisible();
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "vasilek.ru" });
    await expect(row).toHaveCount(1);
    await expect(row).not.toContainText("нет документа:");
    await expectGoodScreen(page);
  });
});
