import { expect, test } from "vitest";
import { writeEmail } from "@/lib/platform/mail/write-email";

test("writeEmail writes the same text as plain text and as escaped HTML", () => {
  const { text, html } = writeEmail({
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

test("writeEmail typesets and greets in our texts and leaves typed texts unchanged", () => {
  const ours = writeEmail({ subject: "Тема", paragraphs: ["Ссылка в письме"] });
  expect(ours.html).toContain("Здравствуйте.");
  expect(ours.html).toContain("Ссылка в\u00a0письме");
  expect(ours.text).toContain("Здравствуйте.\n\nСсылка в письме");
  const typed = writeEmail({ subject: "Ответ", typed: ["Добрый день!", 'Пункт "а" в разделе'] });
  expect(typed.html).not.toContain("Здравствуйте.");
  expect(typed.html).toContain("Пункт &quot;а&quot; в разделе");
  expect(typed.text.startsWith("Добрый день!\n\nПункт")).toBe(true);
});
