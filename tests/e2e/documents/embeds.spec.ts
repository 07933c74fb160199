import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import { fingerprintInput } from "@/lib/features/documents/article/fingerprint";
import type { CreatedDocument, Publication } from "@/lib/features/documents/record/responses";
import { type EmbedMethod, embedCode } from "@/lib/tools/embeds/embed-code";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

/** The owner's site, and another one. */
const [ownerHost, otherHost] = ["tsvety.test", "chuzhoy.test"];
const answers = {
  ...shopAnswers,
  websiteUrl: `http://${ownerHost}`,
  contactEmail: `info@${ownerHost}`,
};

const pages: Record<string, { html: string; policy?: string }> = {};
let server: Server;
let browser: Browser;

test.beforeAll(async ({ playwright: _playwright }, { project }) => {
  server = createServer((request, response) => {
    const page = pages[request.url ?? ""];
    const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><body><h1>Цветы</h1>${page?.html}</body></html>`;
    const policy = page?.policy && { "content-security-policy": page.policy };
    response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...policy });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { launchOptions } = project.use;
  const hosts = [ownerHost, `www.${ownerHost}`, otherHost].map(
    (host) => `MAP ${host}:80 127.0.0.1:${port}`,
  );
  browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--host-resolver-rules=${hosts.join(",")}`],
  });
});
test.afterAll(async () => {
  await browser.close();
  server.close();
});

const wordsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.querySelector("footer")?.remove();
    return copy.textContent ?? "";
  });

test("each embed code shows the document on its owner's site, and an older text when we are offline", async ({
  request,
  baseURL,
}) => {
  await request.post("/api/register", { data: newCredentials() });
  const created = await request.post("/api/documents", { data: answers });
  const { id } = ((await created.json()) as CreatedDocument).document;
  const publishing = await request.put(`/api/documents/${id}/publication`, {
    data: { isPublic: true, allowsIndexing: false },
  });
  const { publicId, address } = (await publishing.json()) as Publication;
  if (!publicId || !address) throw new Error("not published");

  // The owner pastes today's code; a month later the text changes.
  const oldArticle = await (await request.get(`/d/${publicId}/text.html`)).text();
  const codeOf = (method: EmbedMethod, article = oldArticle, place = address) =>
    embedCode({ publicId, address: place, title: "Политика", article }, method);
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const edited = await request.post(
    `/api/documents/${id}/editions?after=1&effectiveDate=${today}`,
    {
      data: { ...answers, companyName: "ООО «Лесная поляна»" },
    },
  );
  expect(edited.status()).toBe(201);
  const article = await (await request.get(`/d/${publicId}/text.html`)).text();

  const unreachable = "http://127.0.0.1:9/d/".concat(publicId);
  Object.assign(pages, {
    "/frame": { html: codeOf("frame") },
    "/script": { html: codeOf("script") },
    "/text": { html: codeOf("text", article) },
    "/gone": { html: codeOf("script", oldArticle, unreachable) },
    "/strict/frame": { html: codeOf("frame"), policy: `default-src 'none'; frame-src ${baseURL}` },
    "/strict/text": { html: codeOf("text", article), policy: "default-src 'none'" },
    "/strict/link": { html: codeOf("link"), policy: "default-src 'none'" },
    "/strict/script": { html: codeOf("script"), policy: "default-src 'none'" },
    "/trusted": {
      html: codeOf("script"),
      policy: `script-src ${baseURL}; require-trusted-types-for 'script'`,
    },
  });
  const context = await browser.newContext({ locale: "ru-RU" });
  const page = await context.newPage();

  await page.goto(address);
  const published = fingerprintInput(await wordsOf(page, "main"));
  expect(published).toContain("Леснаяполяна");

  await test.step("the text, the frame and the script show the current edition word for word", async () => {
    await page.goto(`http://${ownerHost}/text`);
    expect(fingerprintInput(await wordsOf(page, "article"))).toBe(published);
    for (const path of ["/script", "/trusted"]) {
      await page.goto(`http://${ownerHost}${path}`);
      await expect(page.locator("article[data-fresh]")).toHaveAttribute("data-edition", "2");
      expect(fingerprintInput(await wordsOf(page, "article"))).toBe(published);
      await expect(page.locator("article")).toHaveCount(1);
    }
    await page.goto(`http://${ownerHost}/frame`);
    const main = page.frameLocator("iframe").locator("main");
    expect(fingerprintInput((await main.textContent()) ?? "")).toBe(published);
  });

  await test.step("the frame has the height of its text, on the host with and without www", async () => {
    for (const host of [ownerHost, `www.${ownerHost}`]) {
      await page.goto(`http://${host}/frame`);
      const frame = page.locator("iframe");
      await expect
        .poll(async () => Number(await frame.getAttribute("height")))
        .toBeGreaterThan(2_000);
      const scrolls = await page
        .frameLocator("iframe")
        .locator("html")
        .evaluate((root) => root.scrollHeight > root.clientHeight);
      expect(scrolls).toBe(false);
    }
  });

  await test.step("another site cannot frame it", async () => {
    await page.goto(`http://${otherHost}/frame`);
    await expect(page.getByRole("heading", { name: "Цветы" })).toBeVisible();
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain("chrome-error://chromewebdata/");
    await expect(page.frameLocator("iframe").getByText("Лесная поляна")).toHaveCount(0);
  });

  await test.step("under a strict policy link, text and frame work, and the script's place keeps the pasted text", async () => {
    await page.goto(`http://${ownerHost}/strict/text`);
    expect(fingerprintInput(await wordsOf(page, "article"))).toBe(published);
    await page.goto(`http://${ownerHost}/strict/frame`);
    await expect(page.frameLocator("iframe").locator("main")).toContainText("Лесная поляна");
    await page.goto(`http://${ownerHost}/strict/link`);
    await page.getByRole("link", { name: "Политика" }).click();
    await expect(page).toHaveURL(address);
    await page.goto(`http://${ownerHost}/strict/script`);
    await expect(page.locator("article")).toHaveAttribute("data-edition", "1");
    await expect(page.locator("article")).toContainText("ООО «Ромашка»");
  });

  await test.step("when our server does not answer, the older edition is shown with its date", async () => {
    await page.goto(`http://${ownerHost}/gone`);
    await expect(page.locator("article")).toContainText("ООО «Ромашка»");
    await expect(page.locator("article footer")).toContainText(/Редакция № 1, действует с \d/);
  });

  await test.step("an unpublished document returns 404 at every address", async () => {
    await request.put(`/api/documents/${id}/publication`, {
      data: { isPublic: false, allowsIndexing: false },
    });
    for (const way of ["", "/text.html", "/text.js", "/frame"]) {
      expect((await request.get(`/d/${publicId}${way}`)).status()).toBe(404);
    }
  });
});
