import fc from "fast-check";
import { expect, test } from "vitest";
import { linksOf } from "@/lib/features/site-check/fetch/read/page-links";
import { parseHtml } from "@/lib/platform/html/parse-html";
import { anyCharacter } from "@/tests/support/arbitrary-text";

const read = (html: string, url = "https://shop.ru/about/") => {
  const { links, scripts } = linksOf(parseHtml(html).document, new URL(url));
  return {
    links: links.map(({ url, text }) => [url.href, text]),
    scripts: scripts.map(({ href }) => href),
  };
};

test("lists links as absolute addresses without fragment, once each, with their texts", () => {
  const html = `
    <a href="/policy#top"><img src=a.png></a> <a href="/policy"> Политика <b>данных</b> </a>
    <a href="../offer" title="Оферта"></a> <a href="//cdn.ru/a.pdf">Файл</a> <a href="">Сюда</a>
    <a href="mailto:a@shop.ru">Почта</a> <a href="tel:+7">Тел.</a> <a href="javascript:x()">x</a>
    <a href="http://[">нет</a> <a>нет</a> <iframe src="/form.html" title="Заявка"></iframe>
    <area href="/map" aria-label="Карта"> <meta http-equiv=Refresh content="0; url='/new/'">
    <form action="/send"></form><link rel=stylesheet href=/a.css>`;
  expect(read(html).links).toEqual([
    ["https://shop.ru/policy", "Политика данных"],
    ["https://shop.ru/offer", "Оферта"],
    ["https://cdn.ru/a.pdf", "Файл"],
    ["https://shop.ru/about/", "Сюда"],
    ["https://shop.ru/form.html", "Заявка"],
    ["https://shop.ru/map", "Карта"],
    ["https://shop.ru/new/", ""],
  ]);
});

test("lists scripts by address, with preloaded modules", () => {
  const html = `<script src="/a.js"></script><script>x()</script><script src=a.js></script>
    <link rel=modulepreload href="/chunk.js"><script src="https://mc.yandex.ru/tag.js"></script>`;
  expect(read(html, "https://shop.ru/").scripts).toEqual([
    "https://shop.ru/a.js",
    "https://shop.ru/chunk.js",
    "https://mc.yandex.ru/tag.js",
  ]);
});

test("resolves links and scripts by the first base element", () => {
  const html =
    '<base href="/new/"><base href="/other/"><a href="x">x</a><script src=y.js></script>';
  expect(read(html)).toEqual({
    links: [["https://shop.ru/new/x", "x"]],
    scripts: ["https://shop.ru/new/y.js"],
  });
});

test("takes two thousand links of ten thousand and ignores too long ones", () => {
  const html = Array.from({ length: 10_000 }, (_, at) => `<a href="/p${at}">p</a>`).join("");
  expect(read(html).links).toHaveLength(2_000);
  expect(read(`<a href="/${"a".repeat(2_000)}">долго</a>`).links).toEqual([]);
});

test("never throws on arbitrary text and lists only web addresses", { tags: ["slow"] }, () => {
  const part = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(
      "<a href=",
      "<base href='",
      "<script src=",
      "<!--",
      "-->",
      "'",
      ">",
      "</",
      "&#x",
    ),
  );
  let n = 0;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      for (const [href] of read(parts.join("")).links) {
        expect(href).toMatch(/^https?:/);
        n += 1;
      }
    }),
  );
  expect(n).toBeGreaterThan(0);
});
