import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findDocumentType } from "@/content/documents/document-types";
import { builtPages } from "@/content/navigation";

const folder = new URL(".", import.meta.url);

/** `[слова](/адрес)` of every module of words: `components/page-blocks/inline-text.tsx` makes links of them. */
const links = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/\]\((\/[\w?=&#/-]*)\)/g)].map(
      ([, href = ""]) => ({ file, href }),
    ),
  );

const isBuilt = (path: string) => {
  const [, section = "", slug] = path.split("/");
  if (!slug || builtPages.includes(path)) {
    return builtPages.includes(path);
  }
  const texts = { articles: "articles", news: "news", blog: "news" }[section];
  return texts !== undefined && existsSync(new URL(`${texts}/${slug}.md`, folder));
};

test("every link in a text leads to a built page and an existing document type", () => {
  expect(links.length).toBeGreaterThan(20);
  for (const { file, href } of links) {
    const address = new URL(href, "https://site.example");
    expect(isBuilt(address.pathname), `${file}: ${href}`).toBe(true);
    const type = address.searchParams.get("type");
    if (type !== null) expect(findDocumentType(type), `${file}: ${href}`).not.toBeNull();
  }
});
