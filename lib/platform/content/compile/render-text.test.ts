import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { renderText } from "@/lib/platform/content/compile/render-text";

/** The elements that a reader's browser makes of it, as an independent parser sees them. */
const namesIn = (node: DefaultTreeAdapterMap["node"]): string[] =>
  "childNodes" in node
    ? node.childNodes
        .flatMap((child) => ["tagName" in child ? child.tagName : "", ...namesIn(child)])
        .filter(Boolean)
    : [];

const html = (markdown: string) => renderText("text.md", markdown).html;

describe("renderText", () => {
  test("typesets quotes, dashes, short words, norms and units in every block", () => {
    expect(html('Он сказал "да" - и в 10 дней, ст. 9 ч. 1.')).toBe(
      "<p>Он сказал «да»\u00a0— и\u00a0в\u00a010\u00a0дней, ст.\u00a09\u00a0ч.\u00a01.</p>",
    );
    expect(
      html("## О данных\n\n- в списке\n\n> о важном\n\n| в ячейке |\n| --- |\n| и тут |"),
    ).toMatch(
      /О\u00a0данных[\s\S]*в\u00a0списке[\s\S]*о\u00a0важном[\s\S]*в\u00a0ячейке[\s\S]*и\u00a0тут/,
    );
  });

  test("typesets words across emphasis, links and line ends", () => {
    expect(html("речь о **согласии** и\n[правах](/a)")).toBe(
      '<p>речь о\u00a0<strong>согласии</strong> и\u00a0<a href="/a">правах</a></p>',
    );
  });

  test("leaves code unchanged", () => {
    expect(html('`a "b" - c` и\n\n```html\n<input value="1"> - "x"\n```')).toBe(
      '<p><code>a "b" - c</code> и</p>\n<pre><code class="language-html">&#x3C;input value="1"> - "x"\n</code></pre>',
    );
  });

  test("gives headings anchors that do not change with typography", () => {
    const {
      html: written,
      headings,
      anchors,
    } = renderText(
      "text.md",
      "## Что требует закон?\n\n### В деталях\n\n## 2026 {#year}\n\n## Источники\n",
    );
    expect(written).toContain('<h3 id="v-detaliakh">В\u00a0деталях</h3>');
    expect(written).toContain('<h2 id="year">2026</h2>');
    expect(headings).toEqual([
      { id: "chto-trebuet-zakon", text: "Что требует закон?" },
      { id: "year", text: "2026" },
      { id: "sources", text: "Источники" },
    ]);
    expect(anchors).toContain("v-detaliakh");
  });

  test("adds rel=noopener to external links only", () => {
    expect(html("[тут](/generator) и [там](https://pd.rkn.gov.ru/)")).toBe(
      '<p><a href="/generator">тут</a> и\u00a0<a href="https://pd.rkn.gov.ru/" rel="noopener">там</a></p>',
    );
  });

  test("adds role, column name and alignment to each table cell", () => {
    const written = html("| № | Сумма |\n| --- | ---: |\n| 1 | **150** тыс. |\n").replaceAll(
      "\n",
      "",
    );
    expect(written).toBe(
      [
        '<div data-table=""><table role="table">',
        '<thead role="rowgroup"><tr role="row">',
        '<th role="columnheader" scope="col">№</th>',
        '<th role="columnheader" scope="col" data-align="right">Сумма</th>',
        '</tr></thead><tbody role="rowgroup"><tr role="row">',
        '<td data-label="№" data-number="" role="cell">1</td>',
        '<td data-label="Сумма" role="cell" data-align="right"><strong>150</strong>\u00a0тыс.</td>',
        "</tr></tbody></table></div>",
      ].join(""),
    );
  });

  test("removes HTML of the source", () => {
    const { html: written } = renderText("text.md", "Слова <script>alert(1)</script> & <b>ещё");
    expect(namesIn(parseFragment(written))).toEqual(["p"]);
  });

  test("counts the words of every block", () => {
    const { wordCount } = renderText(
      "text.md",
      "## Три слова тут\n\n- раз\n- два-три\n\n| а | б |\n| --- | --- |\n| в | г |\n",
    );
    expect(wordCount).toBe(3 + 2 + 4);
  });

  test("reports the line of the source below a blanked head", () => {
    const [finding] = renderText("text.md", "\n\n\n\n<b>нет</b>").findings;
    expect(finding).toMatchObject({ file: "text.md", line: 5, column: 1 });
  });
});
