import { expect, test } from "vitest";
import { hasFewWords } from "@/lib/features/site-check/rules/visible-words";

const text = "Делаем кухни на заказ с 2009 года. ".repeat(10);

test("scripts draw a page that has a mount point and no words", () => {
  const shell = `<body><div id="root"></div><script>var text = "${text}"</script></body>`;
  expect(hasFewWords(shell)).toBe(true);
  expect(hasFewWords(`<body><script src="/a.js"></script><style>${text}</style>`)).toBe(true);
});

test("a page with words, and a short one without scripts, are read whole", () => {
  expect(hasFewWords(`<body><script src="/a.js"></script><p>${text}</p></body>`)).toBe(false);
  expect(hasFewWords("<body><p>Скоро открытие</p></body>")).toBe(false);
});

test("what is never closed runs to the end", () => {
  expect(hasFewWords(`<body>${"<script".repeat(200_000)}`)).toBe(true);
});
