import { describe, expect, test } from "vitest";
import { writeHtml, writeHtmlPage } from "@/lib/engine/writers/html";
import {
  blank,
  clause,
  documentTree,
  law,
  link,
  p,
  ref,
  section,
  table,
  title,
  value,
} from "@/tests/fixtures/trees/build";
import { hostileTree } from "@/tests/fixtures/trees/hostile";

describe("writeHtml", () => {
  test("writes ids, fields, blanks, norms and references as the preview needs them", () => {
    const html = writeHtml({
      ...documentTree(
        section("1", "general", "Общие"),
        clause("1.1", "152-ФЗ ст. 9 ч. 1; 152-ФЗ ст. 6", [
          value("companyName", "ООО «Ромашка»"),
          " ",
          blank("адрес", "legalAddress"),
          " ",
          law("152-ФЗ", "ст. 9", "ст. 9 Закона"),
          " ",
          ref("general", "раздел 1"),
          " ",
          ref("nothing", "7.7"),
        ]),
      ),
      laws: [{ key: "152-ФЗ", title: "Закон", edition: "в редакции", checked: "2026-11-20" }],
    });
    expect(html).toBe(
      [
        '<h2 id="general"><span class="number">1.</span> Общие</h2>',
        '<div class="clause" id="p-1-1" data-norms="152-ФЗ ст. 9 ч. 1; 152-ФЗ ст. 6">' +
          '<p><span class="number">1.1.</span> ' +
          '<span data-field="companyName">ООО «Ромашка»</span> ' +
          '<mark data-field="legalAddress">[указать: адрес]</mark> ' +
          '<cite data-law="152-ФЗ ст. 9" title="Закон, в редакции">ст. 9 Закона</cite> ' +
          '<a class="reference" href="#general">раздел 1</a> 7.7</p></div>',
      ].join("\n"),
    );
  });

  test("marks an act that is not checked in the title of its citation", () => {
    const cited = (status?: "secondary" | "unverified") =>
      writeHtml({
        ...documentTree(p([law("39-ФЗ", "ст. 6.1", "ст. 6.1 закона")])),
        laws: [
          { key: "39-ФЗ", title: "Закон", edition: "в редакции", checked: "2026-11-27", status },
        ],
      });
    expect(cited()).toContain('title="Закон, в редакции"');
    expect(cited("unverified")).toContain('title="Закон. Текст акта не сверен, проверьте."');
    expect(cited("secondary")).toContain(
      'title="Закон, в редакции. Текст акта сверен не полностью, проверьте."',
    );
  });

  test("marks an unverified act among the norms of a clause", () => {
    const act = { key: "39-ФЗ", title: "Закон", edition: "в редакции", checked: "2026-11-27" };
    const grounds = (status?: "secondary" | "unverified") =>
      writeHtml({ blocks: [clause("1.1", "39-ФЗ ст. 6.1", "Слова")], laws: [{ ...act, status }] });
    expect(grounds()).toContain('data-norms="39-ФЗ ст. 6.1"');
    expect(grounds("secondary")).toContain('data-norms="39-ФЗ ст. 6.1"');
    expect(grounds("unverified")).toContain('data-norms="39-ФЗ (не сверено) ст. 6.1"');
  });

  test("adds a prefix to ids and changes the title level when asked", () => {
    const tree = documentTree(
      title("Политика"),
      section("1", "general", "Общие"),
      p([ref("general", "1")]),
    );
    const html = writeHtml(tree, { idPrefix: "preview-", titleLevel: 2 });
    expect(html).toContain('<h2 id="preview-title">Политика</h2>');
    expect(html).toContain('<h3 id="preview-general">');
    expect(html).toContain('href="#preview-general"');
  });

  test("escapes answers in text and in attributes", () => {
    const html = writeHtml(documentTree(p([value('"><img onerror=x>', "<b>&amp;</b> 'x'")])));
    expect(html).toBe(
      '<p><span data-field="&quot;&gt;&lt;img onerror=x&gt;">' +
        "&lt;b&gt;&amp;amp;&lt;/b&gt; &#39;x&#39;</span></p>",
    );
  });

  test("writes links only to web pages and phone numbers", () => {
    const html = writeHtml(
      documentTree(
        p([
          link("javascript:alert(1)", "а"),
          link("data:text/html,x", "б"),
          link("//ex.ru", "в"),
          link("https://пример.рф/а б", "г"),
          link("tel:+74950000000", "д"),
        ]),
      ),
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "https://xn--e1afmkfd.xn--p1ai/%D0%B0%20%D0%B1",
      "tel:+74950000000",
    ]);
    expect(html).toContain("<span>а</span><span>б</span><span>в</span>");
  });

  test("keeps names of laws and addresses on one line, also inside an answer", () => {
    const html = writeHtml(
      documentTree(
        p([
          "Закон №\u00a0152-ФЗ, сайт ",
          value("websiteUrl", "tsvety-lesnaya.ru"),
          ", ",
          law("152-ФЗ", "ст. 9", "152-ФЗ, ст. 9"),
          " интернет-магазин",
        ]),
      ),
    );
    expect(html).toBe(
      '<p>Закон №\u00a0<span class="unbroken">152-ФЗ,</span> сайт ' +
        '<span data-field="websiteUrl"><span class="unbroken">tsvety-lesnaya.ru</span></span>, ' +
        '<cite data-law="152-ФЗ ст. 9"><span class="unbroken">152-ФЗ,</span> ст. 9</cite>' +
        " интернет-магазин</p>",
    );
  });

  test("writes header cells of a table and fills short rows", () => {
    expect(writeHtml(documentTree(table(["А", "Б"], ["1"])))).toBe(
      '<div class="table"><table><thead><tr><th scope="col">А</th><th scope="col">Б</th></tr></thead>' +
        "<tbody><tr><td>1</td><td></td></tr></tbody></table></div>",
    );
  });

  test("makes a wide table scrollable with the keyboard", () => {
    expect(writeHtml(documentTree(table(["А", "Б", "В"], ["1"])))).toContain(
      '<div class="table" role="group" aria-label="Таблица, которую можно прокрутить" tabindex="0">',
    );
  });
});

describe("writeHtmlPage", () => {
  const page = writeHtmlPage(hostileTree);

  test("forbids scripts and requests by its content security policy", () => {
    expect(page).toContain(
      '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; ' +
        'style-src &#39;unsafe-inline&#39;; font-src &#39;self&#39;">',
    );
    expect(page).not.toMatch(/<script|<img|<link|url\(|@import|javascript:/i);
  });

  test("sets the language Russian and the document's title", () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="ru"><head><meta charset="utf-8">/);
    expect(page).toContain(
      "<title>**ООО {{x}} &lt;script&gt;alert(1)&lt;/script&gt;@конец</title>",
    );
  });
});
