/** Pages made to cost time. What they cost is measured in `npm run bench`; here they have to end and be bounded. */
import { expect, test } from "vitest";
import type { Service } from "@/lib/engine/services/service";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import compiled from "@/lib/platform/content/generated/services.json";

const services = compiled as Service[];
const whole = 2 * 1024 * 1024;

const pagesOf = (fill: (part: string) => string): Record<string, string> => ({
  "nested without end": fill("<div>"),
  "closed without beginning": fill("<b></i>"),
  "nested forms": fill("<form><input name=phone>"),
  "boxes without labels": fill("<input type=checkbox>согласен на обработку данных"),
  "links to policies": fill("<a href=/p>политика конфиденциальности</a>"),
  "one tag with attributes": `<div ${fill("a=b c ")}>`,
  "an unclosed comment": `<!--${fill("<!-- ")}`,
  "an unclosed script": `<script>${fill("'//mc.yandex.ru/x.js'")}`,
  "open braces": `<script>${fill("function load(){if(consent){")}</script>`,
  "open templates": `<script>${fill("`${")}</script>`,
  "calls of names": `<script>${fill("function abc(){s.src='//mc.yandex.ru/t.js'}abc();")}</script>`,
  slashes: `<script>${fill("/[/")}</script>`,
  requisites: fill("ИНН 1234567890 "),
  "spaced digits": `ИНН ${fill("1 ")}`,
  "cookie words": fill("<p>cookie<button>принять</button></p>"),
  names: fill("Иванов Иван "),
  "names in a link": `<a href=/policy>${fill("Политика Иванов ")}</a>`,
  spaces: fill(" "),
  prices: fill("1 "),
  buttons: fill("<button>Войти через Google</button>"),
  pixels: fill("<img src=//mc.yandex.ru/watch/1>"),
  stylesheets: fill("<link rel=stylesheet href=/bitrix/js/main/core/a.css>"),
  "links to networks": fill("<a href=//instagram.com/a>я</a>"),
  "fields without a form": fill("<div><input name=phone></div>"),
  metas: fill("<meta name=generator content=a>"),
  "empty texts": fill(" <b> </b>"),
});
const pagesOfSize = (size: number) =>
  Object.entries(pagesOf((part) => part.repeat(Math.ceil(size / part.length)).slice(0, size)));

test.each(pagesOfSize(whole))("ends: %s", { tags: ["slow"] }, (_, html) => expectBounded(html));

test("a page of each kind, of 64 KiB, is read and told of in few words", () => {
  for (const [, html] of pagesOfSize(whole / 32)) expectBounded(html);
});

function expectBounded(html: string) {
  const url = "https://primer.test/";
  const page = { requestedUrl: url, url, status: 200, headers: {}, setCookies: [], html };
  const detected = detectSite(
    {
      address: url,
      pages: [{ ...page, isCut: true }],
      scripts: [{ url: `${url}a.js`, text: html.replace(/<\/?script>/g, "") }],
      files: [],
      unread: [],
      upgradesToHttps: undefined,
    },
    services,
  );
  expect(detected.isRead).toBe(true);
  expect(JSON.stringify(detected).length).toBeLessThan(2_000_000);
}
