import { expect, test } from "vitest";
import sitemap from "@/app/sitemap";
import { aliases, builtPages, privatePages } from "@/content/navigation";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { listPublicPages } from "@/lib/features/seo/public-pages";

test("every built page is exactly one of public, alias and private", async () => {
  const listed = (await listPublicPages()).map(({ path }) => path);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of builtPages) {
    const kinds = [listed.includes(path), path in aliases, privatePages.includes(path)];
    expect(kinds.filter(Boolean), path).toHaveLength(1);
  }
});

test("an alias leads to a built page that is no alias itself", () => {
  for (const [alias, target] of Object.entries(aliases)) {
    expect(target in aliases, alias).toBe(false);
    const isBuilt = builtPages.includes(alias);
    if (isBuilt) expect(builtPages, alias).toContain(target);
  }
});

test("listPublicPages contains articles, posts and examples, texts with the day of change", async () => {
  const pages = await listPublicPages();
  const under = (folder: string) => pages.filter(({ path }) => path.startsWith(`${folder}/`));
  expect(under("/articles")).toHaveLength(5);
  expect([...under("/news"), ...under("/blog")]).toHaveLength(8);
  expect(under("/examples")).toHaveLength(documentTypes.length);
  for (const folder of ["/articles", "/news", "/blog", "/privacy"]) {
    for (const { path, changedOn } of [
      ...under(folder),
      { path: folder, changedOn: pages.find(({ path }) => path === folder)?.changedOn },
    ]) {
      expect(changedOn, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
});

test("sitemap contains absolute addresses", async () => {
  const entries = await sitemap();
  expect(entries.length).toBeGreaterThan(40);
  for (const { url } of entries) expect(url).toMatch(/^https?:\/\/[^/]+\/(?!\/)/);
});
