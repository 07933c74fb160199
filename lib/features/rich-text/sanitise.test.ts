import { describe, expect, test } from "vitest";
import { htmlToText, sanitiseHtml, toRichText } from "@/lib/features/rich-text/sanitise";

describe("sanitiseHtml", () => {
  test.each([
    ["<script>alert(1)</script><p>а</p>", "<p>а</p>"],
    ["<p onclick='x()' style='color:red' class='b' id='c'>а</p>", "<p>а</p>"],
    ["<a href='javascript:alert(1)'>а</a>", "<a>а</a>"],
    ["<a href=' java\nscript:alert(1)'>а</a>", "<a>а</a>"],
    ["<a href='data:text/html,x'>а</a>", "<a>а</a>"],
    ["<img src=x onerror=alert(1)><p>а</p>", "<p>а</p>"],
    ["<svg><script>alert(1)</script></svg>а", "а"],
    ["<math><mtext><style><img src onerror=alert(1)></style></mtext></math>а", "а"],
    ["<iframe srcdoc='<script>x</script>'></iframe>а", "а"],
    ["<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>а", ""],
    ["<form action='https://evil.example'><button>Да</button></form>", "Да"],
    ["<!-- <script>alert(1)</script> -->а", "а"],
    ["<h1>а</h1><b>б</b><h5>в</h5>", "<h2>а</h2><strong>б</strong><h3>в</h3>"],
    ["<meta http-equiv='refresh' content='0;https://evil.example'><base href='//e'>а", "а"],
    ["<li>а</li>", "а"],
  ])("makes %s safe", (html, safe) => {
    const result = sanitiseHtml(html);
    expect(result).toContain(safe);
    expect(result).not.toMatch(/<(?!\/?(?:p|a|h2|h3|strong)\b)/);
    expect(result).not.toMatch(/onerror=|onclick=|javascript:|style=/);
  });

  test("keeps allowed elements and changes nothing the second time", () => {
    const html =
      '<h2>Раздел</h2><p>Текст, <a href="https://pravo.gov.ru/?a=1&#x26;b=2">закон</a> и <a href="/help">помощь</a>.</p>' +
      "<ul><li>раз</li></ul><blockquote><p>важно</p></blockquote>" +
      "<table><thead><tr><th>а</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>";
    const once = sanitiseHtml(html);
    expect(once).toBe(html);
    expect(sanitiseHtml(once)).toBe(once);
  });
});

describe("toRichText", () => {
  test('gives headings unique ids and adds rel="noopener" to links to other sites', () => {
    const { html, headings } = toRichText(
      '<h2>Что делать?</h2><h2>Что делать</h2><p><a href="https://example.ru">а</a></p>',
    );
    expect(headings).toEqual([
      { id: "chto-delat", text: "Что делать?" },
      { id: "chto-delat-2", text: "Что делать" },
    ]);
    expect(html).toContain('<h2 id="chto-delat-2">');
    expect(html).toContain('rel="noopener"');
  });

  test("labels the cells of a table for narrow screens", () => {
    const { html } = toRichText("<table><tr><th>Штраф</th></tr><tr><td>5 тыс.</td></tr></table>");
    expect(html).toContain("data-table");
    expect(html).toContain('data-label="Штраф"');
  });
});

test("htmlToText separates the words of two blocks", () => {
  expect(htmlToText("<h2>Раз</h2><p>два&nbsp;<b>три</b></p>")).toBe("Раз два три");
});
