import { parse } from "content-disposition";
import { expect, test } from "@/tests/support/browser/fail-on-page-errors";
import { readPdfFacts } from "@/tests/support/documents/document-words/pdf";
import { attribute, elementsOf, textOf } from "@/tests/support/html-elements";

test("the footer links to the guide to 152-FZ, which is served as a PDF attachment", async ({
  request,
}) => {
  const links = elementsOf(await (await request.get("/premium")).text())
    .filter(({ tagName }) => tagName === "footer")
    .flatMap(elementsOf)
    .filter((it) => it.tagName === "a" && /Путеводитель по\sзакону/.test(textOf(it)));
  expect(links.map((link) => attribute(link, "href"))).toEqual(["/guide-152-fz.pdf"]);

  const response = await request.get("/guide-152-fz.pdf");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect(response.headers()["cache-control"]).toBe("public, max-age=3600");
  expect(parse(response.headers()["content-disposition"] ?? "")).toMatchObject({
    type: "attachment",
    parameters: { filename: "Путеводитель_по_закону_152-ФЗ.pdf" },
  });
  // Parsed by its cross-references: a byte changed by the server would show.
  const facts = readPdfFacts(await response.body());
  expect(facts).toMatchObject({ tagged: true, language: "ru-RU" });
  expect(facts.title).toContain("Путеводитель по\u00a0закону");
  expect(facts.bookmarks).toHaveLength(7);
});
