import type { Page } from "@playwright/test";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";
import { admin } from "@/tests/support/test-admin";

/**
 * Text written by one visitor and read by another. It is always shown as text: nothing in it runs, and not even the
 * script policy is triggered (`fail-on-page-errors` fails on violations).
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

async function expectShownAsText(page: Page, path: string, texts: readonly string[] = attacks) {
  await page.goto(path);
  for (const word of texts) {
    await expect(page.getByText(word).first(), `${path}: ${word}`).toBeVisible();
  }
  expect(await page.evaluate(() => "injected" in self), path).toBe(false);
  expect(await page.locator('a[href^="javascript:" i]').count(), path).toBe(0);
}

async function send(page: Page, method: "POST" | "PUT" | "PATCH", path: string, data: object) {
  const response = await page.request.fetch(path, { method, data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response;
}

test("text of one visitor is shown to other readers as text and runs nothing", async ({ page }) => {
  const visitor = newCredentials();
  const mark = `Отзыв ${Date.now()}`;
  await send(page, "POST", "/api/register", visitor);
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
  const created = await send(page, "POST", "/api/documents", {
    ...shopAnswers,
    companyName: `ООО ${all}`.slice(0, 250),
    responsiblePersonName: attacks[0],
  });
  const { document } = (await created.json()) as CreatedDocument;
  const opened = await send(page, "PUT", `/api/documents/${document.id}/publication`, {
    isPublic: true,
    allowsIndexing: false,
  });
  const { publicId } = (await opened.json()) as { publicId: string };

  await test.step("a document and a name, to their owner", async () => {
    await expectShownAsText(page, `/documents/${document.id}`, attacks.slice(0, 4));
    await send(page, "PATCH", "/api/user/profile", {
      firstName: attacks[0],
      lastName: attacks[1],
    });
    await expectShownAsText(page, "/settings", []);
    await expect(page.getByLabel("Имя", { exact: true })).toHaveValue(attacks[0] ?? "");
  });

  await send(page, "POST", "/api/login", admin);
  await test.step("a review, a message and a user's name, in the panel", async () => {
    await expectShownAsText(page, "/admin/reviews");
    await expectShownAsText(page, "/admin/feedback", attacks.slice(0, 1));
    await expectShownAsText(page, `/admin/users?q=${visitor.email}`, attacks.slice(0, 2));
  });

  const reviews = (await (await page.request.get("/api/admin/reviews")).json()) as {
    id: string;
    comment: string;
  }[];
  const review = `/api/admin/reviews/${reviews.find(({ comment }) => comment.startsWith(mark))?.id}`;
  await send(page, "PATCH", review, { isApproved: true });
  await send(page, "POST", "/api/admin/send-notification", {
    audience: { kind: "user", email: visitor.email },
    title: attacks[2],
    message: all,
  });
  await test.step("a review, to everybody", () => expectShownAsText(page, "/reviews"));
  expect((await page.request.delete(review)).ok()).toBe(true);

  await send(page, "POST", "/api/login", visitor);
  await test.step("a notification, to the user", () => expectShownAsText(page, "/notifications"));

  await page.context().clearCookies();
  await test.step("a public document, to another user", () =>
    expectShownAsText(page, `/d/${publicId}`, attacks.slice(0, 4)));
});
