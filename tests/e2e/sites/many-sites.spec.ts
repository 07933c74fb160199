/** Many sites of one user: docs/specification/cabinet.md#many-sites */
import { type APIRequestContext, type Page, request as requests } from "@playwright/test";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { SiteSummary } from "@/lib/features/sites/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expectAccessible } from "@/tests/support/browser/accessibility";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";
import { e2eWorkerServer } from "@/tests/support/runner/e2e-address.mjs";
import { admin } from "@/tests/support/test-admin";

async function signUp(page: Page, request: APIRequestContext) {
  const registered = await request.post("/api/register", { data: newCredentials() });
  const { token } = (await registered.json()) as SignedIn;
  await page.addInitScript((value) => localStorage.setItem("auth-token", value), token);
  return { authorization: `Bearer ${token}` };
}

/** As Russian spreadsheet programs write it: semicolons and Windows-1251. */
const inWindows1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (code < 128) return code;
      if (letter === "«") return 0xab;
      if (letter === "»") return 0xbb;
      return code - 0x410 + 0xc0;
    }),
  );

test("sites are imported from a table after all its errors are listed and corrected", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  const headers = await signUp(page, request);
  const sites = async () =>
    ((await (await request.get("/api/sites?limit=200", { headers })).json()) as SiteSummary[]).map(
      ({ address }) => address,
    );
  await page.goto("/sites");
  await page.getByRole("link", { name: "Из таблицы" }).click();
  const table = page.getByLabel("Таблица");

  await test.step("a file in Windows-1251 is read, and its errors are listed by row and column", async () => {
    const text = [
      "Адрес сайта;Название;Владелец;ИНН",
      "astra.ru;Астра;ООО «Астра»;7712345671",
      "bereza.ru;;;12",
      "astra.ru/price;;;",
    ].join("\r\n");
    await page
      .locator("#sites-file")
      .setInputFiles({ name: "сайты.csv", mimeType: "text/csv", buffer: inWindows1251(text) });
    await expect(table).toHaveValue(/ООО «Астра»/);
    await page.getByRole("button", { name: "Посмотреть, что получится" }).click();
    await expect(page.getByText("Новых сайтов: 1, строк с ошибками: 2")).toBeVisible();
    await expect(page.getByText(/^Строка 3, «ИНН»: /)).toBeVisible();
    await expect(page.getByText(/^Строка 4, «Адрес сайта»: Такой адрес уже есть/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Добавить/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(await sites()).toEqual([]);
  });

  await test.step("the table survives a reload, is corrected and imported", async () => {
    await page.reload();
    await expect(table).toHaveValue(/astra\.ru\/price/);
    const corrected = [
      "Адрес сайта;Название;Владелец;ИНН",
      "astra.ru;Астра;ООО «Астра»;7712345671",
      ...Array.from({ length: 8 }, (_, at) => `sad-${at + 1}.ru;Сад ${at + 1};;`),
    ];
    await table.fill(corrected.join("\n"));
    await page.getByRole("button", { name: "Посмотреть, что получится" }).click();
    await page.getByRole("button", { name: /^Добавить 9\sсайтов$/ }).click();
    await expect(page.getByRole("heading", { name: /^Добавлено: 9\sсайтов$/ })).toBeVisible();
    expect(await sites()).toHaveLength(9);
  });

  await test.step("an undone import leaves the table, which is imported again", async () => {
    await page.getByRole("button", { name: "Убрать добавленные" }).click();
    await expect(page.getByText(/^Убрано: 9\sсайтов$/)).toBeVisible();
    expect(await sites()).toEqual([]);
    await expect(table).toHaveValue(/sad-8\.ru/);
    await page.getByRole("button", { name: "Посмотреть, что получится" }).click();
    await page.getByRole("button", { name: /^Добавить 9/ }).click();
    await expect(page.getByRole("heading", { name: /^Добавлено/ })).toBeVisible();
    await page.getByRole("link", { name: "К моим сайтам" }).click();
  });

  await test.step("the list is searched, sorted and filtered by what a site waits for", async () => {
    await expect(page.getByText(/^9\sсайтов$/)).toBeVisible();
    await expectAccessible(page);
    const rows = page.getByRole("heading", { level: 2 }).getByRole("link");
    await page.getByRole("searchbox", { name: "Поиск по сайтам" }).fill("астра");
    await expect(page.getByText(/^1\sсайт из 9$/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Поиск по сайтам" }).fill("");
    await page.getByLabel("Порядок").selectOption("По названию");
    await expect(rows.first()).toHaveText("Астра");
    await page.getByRole("button", { name: "Ждут подтверждения: 1" }).click();
    await expect(rows).toHaveText(["Астра"]);
    await expect(page.getByText(/2\sсведения ждут подтверждения/)).toBeVisible();
    // The selection is in the URL: a link to it shows the same.
    await page.reload();
    await expect(rows).toHaveText(["Астра"]);
    await rows.click();
  });

  await test.step("imported facts wait to be confirmed", async () => {
    await expect(page.getByText(/Взято из таблицы, подтвердите: 2\sсведения/)).toBeVisible();
    await page.getByRole("link", { name: "Посмотреть и подтвердить" }).click();
    await expect(page.getByText("Взято из таблицы, подтвердите")).toBeVisible();
    await expect(page.getByLabel("Название организации или фамилия")).toHaveValue("ООО «Астра»");
    await expectAccessible(page);
  });
});

test("a law change is accepted for several sites in one step, with a result for each", {
  tag: "@exhaustive",
}, async ({ page, request }) => {
  const headers = await signUp(page, request);
  for (const host of ["astra.ru", "bereza.ru", "vasilek.ru"]) {
    const data = { ...shopAnswers, websiteUrl: `https://${host}` };
    expect((await request.post("/api/documents", { headers, data })).status()).toBe(201);
  }
  const operator = await requests.newContext({ baseURL: e2eWorkerServer().url });
  const login = await operator.post("/api/login", { data: admin });
  const { token } = (await login.json()) as SignedIn;
  const entered = await operator.post("/api/admin/law-changes", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      law: "152-ФЗ",
      place: "ст. 9 ч. 2",
      editionName: "в редакции от 01.03.2027 № 1-ФЗ",
      inForce: "2027-03-01",
      whatChanged: "Отзыв согласия теперь подтверждают.",
    },
  });
  const { change } = (await entered.json()) as { change: { id: string } };

  // Documents are marked next to the requests.
  const waiting = async () => {
    const list = (await (await request.get("/api/sites", { headers })).json()) as SiteSummary[];
    return list.filter(({ notices }) => notices > 0).length;
  };
  await expect.poll(waiting).toBe(3);
  await page.goto("/sites");
  await page.getByRole("link", { name: /^Принять для 3\sсайтов$/ }).click();
  await expect(page.getByText("Отзыв согласия теперь подтверждают.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "bereza.ru" }).uncheck();
  await page.getByRole("button", { name: /^Принять для 2\sсайтов$/ }).click();
  const question = page.getByRole("alertdialog", { name: /^Принять изменение для 2\sсайтов\?$/ });
  await expect(question).toContainText(/текстом\sостанется\s2\sдокумента/);
  await question.getByRole("button", { name: "Принять" }).click();
  await expect(page.getByText(/^Готово: принято для 2\sсайтов$/)).toBeVisible();
  await expect(page.getByText(/^Принято, без изменений: 1\sдокумент$/)).toHaveCount(2);
  await page.getByRole("alert").getByRole("link", { name: "К моим сайтам" }).click();
  // A single site is not a list: it has the button on its overview.
  await expect(page.getByText(/^Обновить 1\sдокумент: изменился закон$/)).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^Принять для/ })).toHaveCount(0);
  await operator.delete(`/api/admin/law-changes/${change.id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await operator.dispose();
});
