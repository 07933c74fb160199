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

test("parseHtml reads elements, attributes and text as browsers do", () => {
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

test("parseHtml drops a nested form with its attributes and keeps its fields", () => {
  const html = "<form id=a><form action=https://evil.example/><input name=phone></form>";
  expect([...elementsOf(parseHtml(html).document)]).toMatchObject([
    { name: "form", attributes: { id: "a" } },
    { name: "input", attributes: { name: "phone" } },
  ]);
  const [form] = elementsOf(parseHtml(html).document);
  expect(form?.attributes).not.toHaveProperty("action");
});

test("parseHtml accepts attribute names of object properties", () => {
  const [element] = elementsOf(parseHtml("<p constructor=x>").document);
  expect(element?.attributes.constructor).toBe("x");
  expect(element?.attributes.toString).toBeUndefined();
});

test("parseHtml ignores comments and reads the content of <noscript>", () => {
  expect(shapeOf("<!-- <script src=a></script> --><noscript><img src=b></noscript>")).toEqual([
    ["noscript", ["img"]],
  ]);
});

test("parseHtml reads a script as one unchanged text", () => {
  expect(shapeOf('<script>if (a < b && c) d("<p>")</script>')).toEqual([
    ["script", 'if (a < b && c) d("<p>")'],
  ]);
});

test("parseHtml returns places in the source", () => {
  const html = `<p>раз</p>\n${" ".repeat(70_000)}<a href=x>два</a>`;
  const [, link] = elementsOf(parseHtml(html).document);
  expect(link?.start).toBe(html.indexOf("<a"));
});

test("parseHtmlInTurns returns the same tree as parseHtml", async () => {
  const html = `<div>${"<p>слова &amp; <b>слова</b>".repeat(9_000)}</div>`;
  const inTurns = await parseHtmlInTurns(html);
  expect(shape(inTurns.document)).toEqual(shape(parseHtml(html).document));
  expect(inTurns.isCut).toBe(false);
});

test("textOf omits scripts and cuts at the given length", () => {
  const { document } = parseHtml("<a>  Политика <b>обработки</b>\n<script>x()</script>данных</a>");
  expect(textOf(document, 100)).toBe("Политика обработки данных");
  expect(textOf(document, 8)).toBe("Политика");
});

describe("parseHtml with 2 MiB of difficult input", { tags: ["slow"] }, () => {
  const fill = (text: string) => text.repeat(Math.ceil((2 * 1024 * 1024) / text.length));
  const deep = "<div>".repeat(htmlLimits.depth - 10);
  test.each([
    ["nested elements", fill("<div>"), true],
    ["nested links", fill("<a><div>"), true],
    ["sibling elements", fill("<b></b>"), true],
    ["unmatched end tags, deep inside", deep + fill("</b>"), false],
    ["unmatched </p> tags", fill("</p>"), true],
    ["forms in a form, deep inside elements", `<form>${deep}${fill("<form>")}`, false],
    ["nested SVG", fill("<svg><title>"), true],
    [
      "300,000 attributes",
      `<p ${Array.from({ length: 300_000 }, (_, at) => `a${at}`).join(" ")}>`,
      true,
    ],
    [
      "elements of too many attributes each",
      fill(`<p ${Array.from({ length: 120 }, (_, at) => `a${at}`).join(" ")}>`),
      true,
    ],
    ["a long tag name", `<${fill("a")}>`, false],
    ["entities", fill("&amp;"), false],
    ["unknown entities", fill("&a"), false],
    ["brackets", fill("<"), false],
    ["unclosed comments", fill("<!--"), false],
    ["an unclosed script", fill("<script>"), false],
    ["NUL characters", fill("\0"), false],
  ])("keeps its limits with %s", (_what, html, isCut) => {
    const parsed = parseHtml(html);
    expect(parsed.isCut).toBe(isCut);
    const elements = [...elementsOf(parsed.document)];
    const counts = elements.map(({ attributes }) => Object.keys(attributes).length);
    expect(elements.length).toBeLessThanOrEqual(htmlLimits.tags);
    expect(counts.filter((count) => count > htmlLimits.attributesOfElement)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(
      htmlLimits.attributes,
    );
    expect(elements.filter(({ name }) => name.length > htmlLimits.nameLength)).toEqual([]);
    expect(textOf(parsed.document, 200).length).toBeLessThanOrEqual(200);
  });
});
