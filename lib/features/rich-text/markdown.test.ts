import { describe, expect, test } from "vitest";
import { markdownToHtml } from "@/lib/features/rich-text/markdown";

describe("markdownToHtml", () => {
  test("writes headings, lists, links, quotations and tables as HTML", () => {
    const markdown = [
      "# Раздел",
      "Слово о **согласии**, [помощь](/help).",
      "- раз\n- два",
      "1. три",
      "> важно",
      "| Часть | Штраф |\n|---|---|\n| 1 | 5 тыс. |",
    ].join("\n\n");
    expect(markdownToHtml(markdown).replaceAll("\n", "")).toBe(
      '<h2>Раздел</h2><p>Слово о\u00a0<strong>согласии</strong>, <a href="/help">помощь</a>.</p>' +
        "<ul><li>раз</li><li>два</li></ul><ol><li>три</li></ol>" +
        "<blockquote><p>важно</p></blockquote>" +
        "<table><thead><tr><th>Часть</th><th>Штраф</th></tr></thead>" +
        "<tbody><tr><td>1</td><td>5\u00a0тыс.</td></tr></tbody></table>",
    );
  });

  test.each([
    "<script>alert(1)</script>",
    "[а](javascript:alert(1))",
    "<javascript:alert(1)>",
    "![а](https://example.com/x.png)",
    "<p onclick=alert(1)>а</p>",
    "а <img src=x onerror=alert(1)>",
    '[а](/help "onmouseover=alert(1)")',
  ])("writes no scripts, images or event handlers: %s", (markdown) => {
    expect(markdownToHtml(markdown)).not.toMatch(/<script|<img|href="javascript:|<[^>]*on\w+=/);
  });

  test("rejects quotations nested 100,000 deep", () => {
    expect(() => markdownToHtml(">".repeat(100_000))).toThrow(RangeError);
  });
});
