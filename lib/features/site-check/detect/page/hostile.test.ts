/**
 * Pages that are made to be slow. `npm run bench` measures the time; here they only have to end with bounded results.
 */
import { expect, test } from "vitest";
import type { Service } from "@/lib/engine/services/service";
import { detectSite } from "@/lib/features/site-check/detect/detect-site";
import compiled from "@/lib/platform/content/generated/services.json";

const services = compiled as Service[];
const whole = 2 * 1024 * 1024;

/** Each says how it is made, so that only the test that asks for a page of 2 MiB makes it. */
const pages: Record<string, (fill: (part: string) => string) => string> = {
  "nested without end": (fill) => fill("<div>"),
  "closed without beginning": (fill) => fill("<b></i>"),
  "nested forms": (fill) => fill("<form><input name=phone>"),
  "boxes without labels": (fill) => fill("<input type=checkbox>согласен на обработку данных"),
  "links to policies": (fill) => fill("<a href=/p>политика конфиденциальности</a>"),
  "one tag with attributes": (fill) => `<div ${fill("a=b c ")}>`,
  "an unclosed comment": (fill) => `<!--${fill("<!-- ")}`,
  "an unclosed script": (fill) => `<script>${fill("'//mc.yandex.ru/x.js'")}`,
  "open braces": (fill) => `<script>${fill("function load(){if(consent){")}</script>`,
  "open templates": (fill) => `<script>${fill("`${")}</script>`,
  "calls of names": (fill) =>
    `<script>${fill("function abc(){s.src='//mc.yandex.ru/t.js'}abc();")}</script>`,
  slashes: (fill) => `<script>${fill("/[/")}</script>`,
  requisites: (fill) => fill("ИНН 1234567890 "),
  "spaced digits": (fill) => `ИНН ${fill("1 ")}`,
  "cookie words": (fill) => fill("<p>cookie<button>принять</button></p>"),
  names: (fill) => fill("Иванов Иван "),
  "names in a link": (fill) => `<a href=/policy>${fill("Политика Иванов ")}</a>`,
  spaces: (fill) => fill(" "),
  prices: (fill) => fill("1 "),
  buttons: (fill) => fill("<button>Войти через Google</button>"),
  pixels: (fill) => fill("<img src=//mc.yandex.ru/watch/1>"),
  stylesheets: (fill) => fill("<link rel=stylesheet href=/bitrix/js/main/core/a.css>"),
  "links to networks": (fill) => fill("<a href=//instagram.com/a>я</a>"),
  "fields without a form": (fill) => fill("<div><input name=phone></div>"),
  metas: (fill) => fill("<meta name=generator content=a>"),
  "empty texts": (fill) => fill(" <b> </b>"),
};
const pageOfSize = (size: number, make: (typeof pages)[string]) =>
  make((part) => part.repeat(Math.ceil(size / part.length)).slice(0, size));

test.each(Object.entries(pages))(
  "finishes with bounded results on 2 MiB: %s",
  { tags: ["exhaustive"] },
  (_, make) => expectBounded(pageOfSize(whole, make)),
);

test("finishes with bounded results on 64 KiB of each kind of page", () => {
  for (const make of Object.values(pages)) expectBounded(pageOfSize(whole / 32, make));
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
