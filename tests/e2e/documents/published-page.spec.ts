import type { CreatedDocument, Publication } from "@/lib/features/documents/responses";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { newVisitor } from "@/tests/e2e/helpers/people";
import { shopAnswers } from "@/tests/support/api/api-session";

test("a published document parts no law's name and no address at a hyphen, on any screen", async ({
  page,
}) => {
  await page.request.post("/api/register", { data: newVisitor() });
  const made = await page.request.post("/api/documents", {
    data: {
      ...shopAnswers,
      websiteUrl: "https://tsvety-lesnaya.ru",
      contactEmail: "info@tsvety-lesnaya.ru",
    },
  });
  const { id } = ((await made.json()) as CreatedDocument).document;
  const opened = await page.request.put(`/api/documents/${id}/publication`, {
    data: { isPublic: true, allowsIndexing: false },
  });
  const { publicId } = (await opened.json()) as Publication;
  await page.goto(`/d/${publicId}`);
  const names = page.locator(".unbroken");
  await expect(names.filter({ hasText: "152-ФЗ" }).first()).toBeVisible();
  await expect(names.filter({ hasText: "tsvety-lesnaya.ru" }).first()).toBeVisible();
  for (let width = 320; width <= 1280; width += 60) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await names.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(Math.max(...lines), `${width}`).toBe(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width}`).toBeLessThanOrEqual(0);
  }
});
