import { readFile } from "node:fs/promises";
import { expect, test } from "@/tests/e2e/helpers/page-watch";
import { readPdfFacts } from "@/tests/support/documents/document-words/pdf";

test("the footer offers the guide to 152-FZ, which the build wrote, as a file", async ({
  page,
}) => {
  await page.goto("/premium");
  const link = page.getByRole("contentinfo").getByRole("link", { name: /Путеводитель по закону/ });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("Путеводитель_по_закону_152-ФЗ.pdf");
  // Read by its cross-references: a byte that the server changed would show.
  const facts = readPdfFacts(await readFile(await download.path()));
  expect(facts).toMatchObject({ tagged: true, language: "ru-RU" });
  expect(facts.title).toContain("Путеводитель по\u00a0закону");
  expect(facts.bookmarks).toHaveLength(7);

  const response = await page.request.get("/guide-152-fz.pdf");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect(response.headers()["cache-control"]).toBe("public, max-age=3600");
});
