import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Article, toUnstyledArticle } from "@/lib/features/documents/article/article";
import { writeNodes } from "@/lib/features/documents/article/article-nodes";
import { findDocuments } from "@/lib/features/site-check/detect/facts/find-documents";
import { parsePage } from "@/lib/features/site-check/detect/page/parse-page";
import { type EmbedMethod, embedCode } from "@/lib/tools/embeds/embed-code";

const url = "https://romashka.test/privacy";
const publicId = "7XbQ2mRtYhWc4Zx7mPq2Rt";
const value = "Политика1.Оператор—ООО«Ромашка»";
const sha256 = createHash("sha256").update(value).digest("hex");

const article: Article = {
  publicId,
  edition: 2,
  date: "2026-11-27",
  sha256,
  title: "Политика",
  nodes: [
    { name: "h2", attributes: { id: "d-1" }, children: ["Политика"] },
    { name: "p", attributes: {}, children: ["1. Оператор — ООО\u00a0«Ромашка»"] },
  ],
};
const markup = writeNodes([toUnstyledArticle(article)]);
const document = { publicId, address: `https://service.test/d/${publicId}`, title: "Политика" };
const codeOf = (way: EmbedMethod) => embedCode({ ...document, article: markup }, way);

const find = (...bodies: string[]) =>
  findDocuments(
    bodies.map((body, at) =>
      parsePage({
        url: at === 0 ? url : `${url}/${at}`,
        html: `<body>${body}</body>`,
        isCut: false,
      }),
    ),
  );
const text = { way: "text", publicId, sha256, isWhole: true };

test.each([
  ["link", [{ way: "link" }]],
  ["frame", [{ way: "frame" }]],
  ["script", [text, { way: "script" }]],
  ["text", [text]],
] as const)("finds the document by its embed code «%s»", (way, expected) => {
  expect(find(`<header>Ромашка</header>${codeOf(way)}<footer>©</footer>`)).toEqual(
    expected.map((item) => ({ publicId, sha256: null, isWhole: null, pages: [url], ...item })),
  );
});

test("reports a pasted text as whole in spite of other spaces, and as changed after an edit", () => {
  const wrapped = codeOf("text")
    .replace(/<p>/g, "<p>\n   ")
    .replace("Оператор — ", "Опера&shy;тор&nbsp;—\n");
  expect(find(wrapped)).toMatchObject([{ isWhole: true }]);
  expect(find(codeOf("text").replace("Ромашка", "Лютик"))).toMatchObject([{ isWhole: false }]);
});

test("recognises a pasted text by its checksum line without the attributes", () => {
  const bare = codeOf("text")
    .replace(/<article[^>]*>/, "<div>")
    .replace("</article>", "</div>");
  expect(find(bare)).toEqual([
    { way: "text", publicId: null, sha256, isWhole: null, pages: [url] },
  ]);
});

test("lists each document once, with all its pages", () => {
  const found = find(codeOf("link"), codeOf("link") + codeOf("link"), codeOf("link"));
  expect(found).toHaveLength(1);
  expect(found[0]?.pages).toEqual([url, `${url}/1`, `${url}/2`]);
});

test.each([
  ["a short path", '<a href="/d/12">Раздел</a>'],
  ["letters that no id has", `<a href="/d/${"0OIl".repeat(6).slice(0, 22)}">Файл</a>`],
  ["something below an id", `<a href="/d/${publicId}/edit">Правка</a>`],
  ["a frame of the page", `<iframe src="/d/${publicId}"></iframe>`],
  ["a link to a frame", `<a href="/d/${publicId}/frame">Документ</a>`],
  ["an unrelated article", '<article data-document="7" data-sha256="abc">Новость</article>'],
  ["a hash of a file", `<p>SHA-256: ${sha256}</p>`],
  ["a comment", `<!-- ${codeOf("link")} -->`],
])("ignores %s", (_case, html) => {
  expect(find(html)).toEqual([]);
});
