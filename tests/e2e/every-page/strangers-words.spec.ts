import type { Page } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/responses";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { shopAnswers } from "@/tests/support/api/api-session";
import { admin } from "@/tests/support/test-admin";

/**
 * Words of one visitor that another reads. Whatever they look like they are read as words: nothing of them
 * runs, and the policy is not even asked (`page-watch` fails on its refusals).
 */
const attacks = [
  '<img src=x onerror="self.injected=1">',
  '<svg onload="self.injected=1">',
  "<script>self.injected=1</script>",
  "{{constructor.constructor('self.injected=1')()}}",
  "[ссылка](javascript:self.injected=1)",
  "javascript:self.injected=1",
];
const all = attacks.join(" ");

async function readAsWords(page: Page, path: string, words: readonly string[] = attacks) {
  await page.goto(path);
  for (const word of words) {
    await expect(page.getByText(word).first(), `${path}: ${word}`).toBeVisible();
  }
  expect(await page.evaluate(() => "injected" in self), path).toBe(false);
  expect(await page.locator('a[href^="javascript:" i]').count(), path).toBe(0);
}

async function send(page: Page, method: "POST" | "PUT" | "PATCH", path: string, data: object) {
  const answer = await page.request.fetch(path, { method, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer;
}

test("an owner's words in a public document are words to its reader", async ({ page, browser }) => {
  await send(page, "POST", "/api/register", newVisitor());
  const made = await send(page, "POST", "/api/documents", {
    ...shopAnswers,
    companyName: `ООО ${all}`.slice(0, 250),
    responsiblePersonName: attacks[0],
  });
  const { document } = (await made.json()) as CreatedDocument;
  const opened = await send(page, "PUT", `/api/documents/${document.id}/publication`, {
    isPublic: true,
    allowsIndexing: false,
  });
  const { publicId } = (await opened.json()) as { publicId: string };
  const words = attacks.slice(0, 4);
  await readAsWords(page, `/documents/${document.id}`, words);
  const stranger = await browser.newPage();
  await readAsWords(stranger, `/d/${publicId}`, words);
  await stranger.close();
});

test("a review and a message are words to the moderator, the review to everybody", async ({
  page,
}) => {
  const mark = `Отзыв ${Date.now()}`;
  await send(page, "POST", "/api/reviews", {
    userName: attacks[1],
    email: "olga@example.ru",
    rating: 5,
    comment: `${mark} ${all}`,
    agreeToDataProcessing: true,
    agreeToPublication: true,
  });
  await send(page, "POST", "/api/feedback", {
    title: attacks[0],
    description: `${mark} ${all}`,
    agreeToDataProcessing: true,
  });
  await send(page, "POST", "/api/login", admin);
  await readAsWords(page, "/admin/reviews");
  await readAsWords(page, "/admin/feedback", attacks.slice(0, 1));
  const reviews = (await (await page.request.get("/api/admin/reviews")).json()) as {
    id: string;
    comment: string;
  }[];
  const review = reviews.find(({ comment }) => comment.startsWith(mark));
  await send(page, "PATCH", `/api/admin/reviews/${review?.id}`, { isApproved: true });
  await readAsWords(page, "/reviews");
  const removal = await page.request.delete(`/api/admin/reviews/${review?.id}`);
  expect(removal.ok()).toBe(true);
});

test("a user's name and a notification are words in the panel and in the cabinet", async ({
  page,
}) => {
  const visitor = newVisitor();
  await send(page, "POST", "/api/register", visitor);
  await send(page, "PATCH", "/api/user/profile", {
    firstName: attacks[0],
    lastName: attacks[1],
  });
  await readAsWords(page, "/settings", []);
  await expect(page.getByLabel("Имя", { exact: true })).toHaveValue(attacks[0] ?? "");

  await send(page, "POST", "/api/login", admin);
  await readAsWords(page, `/admin/users?q=${visitor.email}`, attacks.slice(0, 2));
  await send(page, "POST", "/api/admin/send-notification", {
    audience: { kind: "user", email: visitor.email },
    title: attacks[2],
    message: all,
  });
  await send(page, "POST", "/api/login", visitor);
  await readAsWords(page, "/notifications");
});
