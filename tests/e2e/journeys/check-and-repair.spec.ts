import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import type { Passport } from "@/lib/features/passport/responses";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import {
  type CheckedSites,
  encryptedHost,
  serveCheckedSites,
  shopPage,
} from "@/tests/e2e/site-check/checked-sites";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { newCredentials } from "@/tests/support/browser/visitors";

const host = encryptedHost;
const counter = `<script src="https://mc.yandex.ru/metrika/tag.js" async></script>
<script>ym(12345678, "init", { clickmap: true });</script>
<noscript><img src="https://mc.yandex.ru/watch/12345678" alt=""></noscript>`;
const form = (boxes: string) =>
  `<form action="/send" method="post"><input name="email" type="email">${boxes}<button>Подписаться на новости</button></form>`;
const requisites =
  "<p>ООО «Лаванда», ИНН 7712345671, ОГРН 1027712345671, 101000, г. Москва, ул. Лесная, д. 5</p>";

const sites: CheckedSites = {};
let stop: (() => Promise<void>) | undefined;
test.beforeEach(async () => {
  stop = await serveCheckedSites(sites);
});
test.afterEach(() => stop?.());

/** The rules broken according to the newest check of the site. */
const rulesOf = ({ report }: CheckDetails) => report?.findings.map(({ rule }) => rule) ?? [];

async function check(page: Page): Promise<CheckDetails> {
  const response = await page.request.post("/api/checks", { data: { url: `https://${host}` } });
  expect(response.status()).toBe(202);
  const { id } = (await response.json()) as { id: string };
  let check: CheckDetails | undefined;
  // A host is visited at most once a minute.
  await expect
    .poll(
      async () => {
        check = (await (await page.request.get(`/api/checks/${id}`)).json()) as CheckDetails;
        return check.status;
      },
      { timeout: 120_000 },
    )
    .toBe("done");
  return check as CheckDetails;
}

test("a checked site with the documents and the banner installed has no findings in the next check", {
  tag: "@exhaustive",
}, async ({ page }) => {
  sites[host] = { "/": shopPage(`${counter}${form("")}${requisites}`) };
  await page.request.post("/api/register", { data: newCredentials() });

  const before = await check(page);
  expect(rulesOf(before)).toEqual(
    expect.arrayContaining([
      "policy-missing",
      "marketing-consent-missing",
      "tracker-before-consent",
      "tracker-noscript",
      "cookie-notice-missing",
    ]),
  );

  const site =
    await test.step("the detected facts become the passport, and the owner completes it", async () => {
      const response = await page.request.post(`/api/checks/${before.id}/site`, { data: {} });
      const { siteId } = (await response.json()) as { siteId: string };
      const path = `/api/sites/${siteId}/passport`;
      const { facts, edition } = (await (await page.request.get(path)).json()) as Passport;
      const seen = Object.fromEntries(
        Object.entries(facts).map(([key, { value }]) => [key, value]),
      );
      expect(seen).toMatchObject({ inn: "7712345671", yandexMetricaId: "12345678" });
      const { type: _type, ...answers } = shopAnswers;
      const values = {
        ...answers,
        companyName: "ООО «Лаванда»",
        legalAddress: "101000, г. Москва, ул. Лесная, д. 5",
        contactEmail: "info@lavanda-buket.ru",
        handledByOwner: ["mailing_own"],
        ...seen,
        processingPurposes: ["newsletter", "analytics"],
        dataTypesCollected: ["email", "ip_address", "cookies"],
        dataTransferToThirdParties: ["analytics"],
      };
      const saved = await page.request.put(`${path}?after=${edition}`, { data: values });
      expect(saved.status()).toBe(200);
      return siteId;
    });

  const papers = await test.step("the documents are created from it and published", async () => {
    const created = await page.request.post(`/api/sites/${site}/documents`, {
      data: {
        documents: [
          { type: "privacy" },
          { type: "cookie" },
          { type: "consent", consentPurpose: "newsletter" },
        ],
      },
    });
    expect(created.status()).toBe(201);
    const { documents, leftOut } = (await created.json()) as CreatedPackage;
    expect(leftOut).toEqual([]);
    const texts: Record<string, string> = {};
    for (const { id, type } of documents) {
      const opened = await page.request.put(`/api/documents/${id}/publication`, {
        data: { isPublic: true, allowsIndexing: false },
      });
      expect(opened.status()).toBe(200);
      const { publicId } = (await opened.json()) as { publicId: string };
      texts[type] = await (await page.request.get(`/d/${publicId}/text.html`)).text();
    }
    return texts;
  });

  const banner = await test.step("the banner contains the detected counter", async () => {
    await page.goto(`/sites/${site}/banner`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Баннер cookie");
    await expect(page.getByText("Счётчик 12345678")).toBeVisible();
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    await expect(page.getByRole("button", { name: "Сохранено" })).toBeDisabled();
    await page.getByLabel("Замените код счётчиков переписанным").fill(counter);
    const code = await page
      .getByRole("region", { name: "Переписанный код" })
      .locator("code")
      .textContent();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Скачать vybor-/ }).click(),
    ]);
    const text = await readFile(await file.path(), "utf8");
    return { fileName: file.suggestedFilename(), text, code: code ?? "" };
  });

  const boxes = await test.step("the checkboxes of the form come from the same facts", async () => {
    await page.goto(`/sites/${site}/install`);
    const forms = page.getByRole("region", { name: "Галочки у форм" });
    await expect(forms.frameLocator("iframe").getByRole("checkbox")).not.toBeChecked();
    const markup = await forms.locator("code").first().textContent();
    expect(markup).toContain("Оператор персональных данных: ООО «Лаванда»");
    return markup ?? "";
  });

  await test.step("after the installation the next check finds nothing", async () => {
    const links = `<footer><a href="/policy">Политика обработки персональных данных</a>
<a href="/cookie">Политика cookie</a></footer>`;
    const pageOf = (body: string) =>
      shopPage(
        `<script src="/${banner.fileName}" defer></script>${banner.code}${body}${links}${requisites}`,
      );
    sites[host] = {
      "/": pageOf(form(boxes)),
      "/policy": pageOf(papers.privacy ?? ""),
      "/cookie": pageOf(papers.cookie ?? ""),
      "/consent": pageOf(papers.consent ?? ""),
      [`/${banner.fileName}`]: banner.text,
    };
    const after = await check(page);
    expect(after.report?.services).toMatchObject([{ key: "yandexMetrika", load: "deferred" }]);
    expect(rulesOf(after)).toEqual([]);
  });

  await test.step("the list of things to install is done", async () => {
    await page.goto(`/sites/${site}/install`);
    await expect(page.getByText("Готово: всё, что нужно, стоит на сайте.")).toBeVisible();
    await expect(page.getByText("не нашли")).toHaveCount(0);
  });
});
