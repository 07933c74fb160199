import { expect, test } from "vitest";
import { writeLetter } from "@/lib/mail/letter";

test("a letter says the same in text and in HTML, and lets no markup through", () => {
  const { text, html } = writeLetter({
    subject: "Тема <b>",
    paragraphs: ["Первый & второй"],
    action: { label: "Открыть", url: 'https://example.ru/?a=1&b="2"' },
    after: ["Конец <script>"],
  });
  expect(text).toContain('Открыть:\nhttps://example.ru/?a=1&b="2"');
  expect(text).toContain("Конец <script>");
  expect(html).toContain("Первый &amp; второй");
  expect(html).toContain('href="https://example.ru/?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toContain("<script>");
  expect(html).not.toContain("<b>");
});
