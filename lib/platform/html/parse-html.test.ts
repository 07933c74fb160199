import { describe, expect, test } from "vitest";
import {
  type HtmlNode,
  htmlLimits,
  parseHtml,
  parseHtmlInTurns,
} from "@/lib/platform/html/parse-html";
import { elementsOf, textOf } from "@/lib/platform/html/walk-html";

/** A tree as nested arrays: name, then children. */
const shape = (node: HtmlNode): unknown =>
  node.kind === "text" ? node.text : [node.name, ...node.children.map(shape)];
const shapeOf = (html: string) => parseHtml(html).document.children.map(shape);

test("elements, attributes and words are read as browsers do", () => {
  expect(shapeOf("<ul><li>один<li>два</ul><p>1<p>2<br>3")).toEqual([
    ["ul", ["li", "один"], ["li", "два"]],
    ["p", "1"],
    ["p", "2", ["br"], "3"],
  ]);
  const [form] = elementsOf(
    parseHtml('<FORM Action="/a?b=1&amp;c=2" data-x=1 data-x=2 hidden></form>').document,
  );
  expect(form).toMatchObject({
    name: "form",
    attributes: { action: "/a?b=1&c=2", "data-x": "1", hidden: "" },
  });
});

test("a form within a form gives nothing to the outer one", () => {
  const html = "<form id=a><form action=https://evil.example/><input name=phone></form>";
  expect([...elementsOf(parseHtml(html).document)]).toMatchObject([
    { name: "form", attributes: { id: "a" } },
    { name: "input", attributes: { name: "phone" } },
  ]);
  const [form] = elementsOf(parseHtml(html).document);
  expect(form?.attributes).not.toHaveProperty("action");
});

test("a name that objects have of themselves is an attribute like others", () => {
  const [element] = elementsOf(parseHtml("<p constructor=x>").document);
  expect(element?.attributes.constructor).toBe("x");
  expect(element?.attributes.toString).toBeUndefined();
});

test("what stands in a comment is not there; in <noscript> it is", () => {
  expect(shapeOf("<!-- <script src=a></script> --><noscript><img src=b></noscript>")).toEqual([
    ["noscript", ["img"]],
  ]);
});

test("a script is one text, with its signs as they are", () => {
  expect(shapeOf('<script>if (a < b && c) d("<p>")</script>')).toEqual([
    ["script", 'if (a < b && c) d("<p>")'],
  ]);
});

test("places are those of the source", () => {
  const html = `<p>раз</p>\n${" ".repeat(70_000)}<a href=x>два</a>`;
  const [, link] = elementsOf(parseHtml(html).document);
  expect(link?.start).toBe(html.indexOf("<a"));
});

test("in turns comes the same", async () => {
  const html = `<div>${"<p>слова &amp; <b>слова</b>".repeat(9_000)}</div>`;
  const inTurns = await parseHtmlInTurns(html);
  expect(shape(inTurns.document)).toEqual(shape(parseHtml(html).document));
  expect(inTurns.isCut).toBe(false);
});

test("words are told without scripts, and not beyond the length", () => {
  const { document } = parseHtml("<a>  Политика <b>обработки</b>\n<script>x()</script>данных</a>");
  expect(textOf(document, 100)).toBe("Политика обработки данных");
  expect(textOf(document, 8)).toBe("Политика");
});

describe("2 MiB made to be slow", { tags: ["slow"] }, () => {
  const fill = (text: string) => text.repeat(Math.ceil((2 * 1024 * 1024) / text.length));
  const deep = "<div>".repeat(htmlLimits.depth - 10);
  test.each([
    ["elements in one another", fill("<div>"), true],
    ["links in one another", fill("<a><div>"), true],
    ["elements beside each other", fill("<b></b>"), true],
    ["ends of nothing, deep inside", deep + fill("</b>"), false],
    ["ends of paragraphs", fill("</p>"), true],
    ["forms in a form, deep inside", `<form>${deep}${fill("<form>")}`, false],
    ["SVG in SVG", fill("<svg><title>"), true],
    ["attributes", `<p ${Array.from({ length: 300_000 }, (_, at) => `a${at}`).join(" ")}>`, true],
    ["a name", `<${fill("a")}>`, false],
    ["entities", fill("&amp;"), false],
    ["wrong entities", fill("&a"), false],
    ["brackets", fill("<"), false],
    ["comments", fill("<!--"), false],
    ["a script that does not end", fill("<script>"), false],
    ["zeros", fill("\0"), false],
  ])("%s", (_what, html, isCut) => {
    const parsed = parseHtml(html);
    expect(parsed.isCut).toBe(isCut);
    const elements = [...elementsOf(parsed.document)];
    const attributes = elements.map((element) => Object.keys(element.attributes).length);
    expect(elements.length).toBeLessThanOrEqual(htmlLimits.tags);
    expect(Math.max(0, ...attributes.slice(0, 100))).toBeLessThanOrEqual(
      htmlLimits.attributesOfElement,
    );
    expect(elements.filter(({ name }) => name.length > htmlLimits.nameLength)).toEqual([]);
    expect(textOf(parsed.document, 200).length).toBeLessThanOrEqual(200);
  });
});
