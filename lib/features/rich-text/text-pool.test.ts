// @module-tag slow
import { describe, expect, test } from "vitest";
import { writeInThread } from "@/lib/features/rich-text/text-pool";

describe("writeInThread", () => {
  test("writes Markdown and HTML as the functions without a thread do", async () => {
    expect(await writeInThread({ kind: "markdown", text: "Слово **важно**" })).toBe(
      "<p>Слово <strong>важно</strong></p>",
    );
    expect(await writeInThread({ kind: "html", text: "<h1>А</h1><script>б()</script>" })).toBe(
      "<h2>А</h2>",
    );
  });

  test.each([
    ["quotations and lists within each other", "> - ".repeat(25_000)],
    ["a quotation that never ends", `> a\n${"b\n".repeat(49_000)}`],
    ["emphasis that crosses", "*a b_ ".repeat(16_000)],
  ])("gives up after the timeout on a text that takes minutes: %s", async (_, text) => {
    expect(await writeInThread({ kind: "markdown", text }, 500)).toBeNull();
  });

  test("refuses HTML nested 60,000 deep and writes the next text", async () => {
    expect(await writeInThread({ kind: "html", text: "<b>".repeat(60_000) })).toBeNull();
    expect(await writeInThread({ kind: "html", text: "<b>а</b>" })).toBe("<strong>а</strong>");
  });
});
