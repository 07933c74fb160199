import { expect, test } from "vitest";
import { hasFewWords } from "@/lib/features/site-check/rules/visible-words";

const text = "Делаем кухни на заказ с 2009 года. ".repeat(10);

test("hasFewWords is true for a page with a mount point or scripts and no text", () => {
  const shell = `<body><div id="root"></div><script>var text = "${text}"</script></body>`;
  expect(hasFewWords(shell)).toBe(true);
  expect(hasFewWords(`<body><script src="/a.js"></script><style>${text}</style>`)).toBe(true);
});

test("hasFewWords is false for a page with text and for a short one without scripts", () => {
  expect(hasFewWords(`<body><script src="/a.js"></script><p>${text}</p></body>`)).toBe(false);
  expect(hasFewWords("<body><p>Скоро открытие</p></body>")).toBe(false);
});

test("hasFewWords finishes on 200,000 tags that are never closed", () => {
  expect(hasFewWords(`<body>${"<script".repeat(200_000)}`)).toBe(true);
});
