// @module-tag slow
import { describe, expect, test } from "vitest";
import { writeInThread } from "@/lib/features/rich-text/text-pool";

describe("a text of an operator", () => {
  test("is written in a thread as it would be in place", async () => {
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
  ])("that takes minutes is given up: %s", async (_, text) => {
    expect(await writeInThread({ kind: "markdown", text }, 500)).toBeNull();
  });

  test("nested deeper than a person writes is refused, and the next one is written", async () => {
    expect(await writeInThread({ kind: "html", text: "<b>".repeat(60_000) })).toBeNull();
    expect(await writeInThread({ kind: "html", text: "<b>а</b>" })).toBe("<strong>а</strong>");
  });
});
