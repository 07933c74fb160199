import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AffectedDocuments } from "@/components/features/documents/document-page/comparison/affected-documents";

const paper = {
  id: "a".repeat(24),
  name: "Политика обработки персональных данных",
  type: "privacy" as const,
  edition: 1,
  refusal: null,
};
const comparison = { counts: { added: 0, removed: 0, changed: 0, same: 1 }, blocks: [] };

/** Ids that the markup refers to but does not contain. */
function missingPanels(html: string): string[] {
  const named = [...html.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id ?? "");
  return named.filter((id) => !html.includes(`id="${id}"`));
}

test("a document without changes to show has no button", () => {
  for (const document of [
    { ...paper, comparison: null, refusal: "Сведений мало" },
    { ...paper, comparison, differs: false },
  ]) {
    const html = renderToStaticMarkup(<AffectedDocuments documents={[document]} />);
    expect(html).not.toContain("<button");
    expect(html).toContain(paper.name);
    expect(missingPanels(html)).toEqual([]);
  }
});

test("a single changed document is open, several are closed and refer to no missing panel", () => {
  const one = renderToStaticMarkup(<AffectedDocuments documents={[{ ...paper, comparison }]} />);
  expect(one).toContain('aria-expanded="true"');
  expect(missingPanels(one)).toEqual([]);
  const two = [paper, { ...paper, id: "b".repeat(24) }].map((item) => ({ ...item, comparison }));
  const closed = renderToStaticMarkup(<AffectedDocuments documents={two} />);
  expect(closed).toContain('aria-expanded="false"');
  expect(missingPanels(closed)).toEqual([]);
});
