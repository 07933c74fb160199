import { describe, expect, test } from "vitest";
import { markdownToHtml } from "@/lib/features/rich-text/markdown";

describe("markdownToHtml", () => {
  test("makes of Markdown what the site can set", () => {
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
  ])("leaves nothing in it that runs or loads: %s", (markdown) => {
    expect(markdownToHtml(markdown)).not.toMatch(/<script|<img|href="javascript:|<[^>]*on\w+=/);
  });

  test("refuses what would keep the server busy", () => {
    expect(() => markdownToHtml(">".repeat(100_000))).toThrow(RangeError);
  });
});
