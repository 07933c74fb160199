import type { SignedIn } from "@/lib/features/accounts/responses";
import { expectAccessible } from "@/tests/e2e/helpers/accessibility";
import { createTeam, invite, offerSite, registerByLetter } from "@/tests/e2e/helpers/cabinet/teams";
import { expect, test } from "@/tests/e2e/helpers/fail-on-page-errors";
import { ownerOfSite, shopFacts } from "@/tests/e2e/helpers/owner-of-site";
import { readMailedLink } from "@/tests/e2e/helpers/read-mail";
import { newCredentials } from "@/tests/e2e/helpers/visitors";

test("a studio invites an editor, who changes facts until they are taken out", async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000);
  const { id } = await ownerOfSite(page, request, shopFacts);
  await createTeam(page, "Студия «Лайм»");
  // Ticked once the server has it.
  await page.getByRole("checkbox", { name: "romashka.example" }).click();
  await expect(page.getByRole("checkbox", { name: "Назвать студию в документах" })).toBeVisible();
  const editor = newCredentials();
  await invite(page, editor.email);
  await expectAccessible(page);

  // The editor registers on the page of the letter, whose token has left the address by then.
  const link = await readMailedLink(editor.email, "/invitation");
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: /Приглашение в команду/ })).toBeVisible();
  expect(new URL(theirs.url()).search).toBe("");
  await registerByLetter(theirs, editor);
  await theirs.getByRole("button", { name: "Принять приглашение" }).click();
  await expect(theirs).toHaveURL(/\/sites$/);
  await expect(theirs.getByText("команда Студия «Лайм»")).toBeVisible();
  await theirs.goto(`/sites/${id}`);
  await expect(theirs.getByText(/Ваша роль — «Редактор»/)).toBeVisible();
  await theirs.goto(`/sites/${id}/passport`);
  await theirs.getByLabel("Название организации или фамилия").fill("ООО «Ирис»");
  await theirs.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(theirs).toHaveURL(new RegExp(`/sites/${id}$`));
  await expect(theirs.getByText("ООО «Ирис»").first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Изменить сведения о сайте/).first()).toBeVisible();
  await page.getByRole("button", { name: `Убрать ${editor.email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Убрать" }).click();
  await expect(page.getByRole("button", { name: `Убрать ${editor.email}` })).toHaveCount(0);
  await theirs.goto(`/sites/${id}`);
  await expect(theirs.getByRole("heading", { name: "Сайт не найден" })).toBeVisible();
  await theirs.context().close();
});

test("a studio hands a site over to its client", async ({ page, request, browser }) => {
  test.setTimeout(120_000);
  const { id } = await ownerOfSite(page, request, shopFacts);
  const client = newCredentials();
  // Of another browser: a registration ends the session that its own has.
  const clients = await browser.newContext();
  const registered = await clients.request.post("/api/register", { data: client });
  const { token } = (await registered.json()) as SignedIn;
  const confirmation = await readMailedLink(client.email, "/confirm-email");
  const confirmed = await clients.request.post("/api/auth/confirm-email", {
    data: { token: new URL(confirmation, "http://localhost").searchParams.get("token") },
  });
  expect(confirmed.status()).toBe(200);

  await page.goto(`/sites/${id}`);
  await offerSite(page, client.email);
  await expectAccessible(page);

  const link = await readMailedLink(client.email, "/site-transfer");
  const theirs = await clients.newPage();
  await theirs.addInitScript((value) => localStorage.setItem("auth-token", value), token);
  await theirs.goto(link);
  await theirs.getByRole("button", { name: "Принять сайт" }).click();
  await expect(theirs).toHaveURL(new RegExp(`/sites/${id}$`));
  await expect(theirs.getByRole("heading", { level: 1 })).toContainText("romashka.example");
  await page.goto(`/sites/${id}`);
  await expect(page.getByRole("heading", { name: "Сайт не найден" })).toBeVisible();
  await clients.close();
});
