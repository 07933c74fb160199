import { documentTypeInfo } from "@/content/documents/document-types";
import { aliases, builtPages, pageTitles, privatePages } from "@/content/navigation";
import { siteConsentKinds, siteConsentPlaces } from "@/content/site-legal/consent-places";
import { siteConsentPages } from "@/content/site-legal/consents";
import { siteLegalEdition } from "@/content/site-legal/documents";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { listHelpArticles } from "@/lib/features/help/data";
import { listPosts } from "@/lib/features/posts/news/data";
import { postPath } from "@/lib/features/posts/news/post-path";
import { listArticles } from "@/lib/platform/content/list-texts";

export type PublicPage = {
  path: string;
  /** The page's name for people. */
  name: string;
  /** The day of its text's last change, if the text has one: `2026-11-21`. */
  changedOn?: string;
};

/** Every page for search engines, by its canonical address: without aliases, sign-in pages and users' own pages. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const articles = listArticles().map(({ slug, title, checkedAt }) => ({
    path: `/articles/${slug}`,
    name: title,
    changedOn: checkedAt,
  }));
  const posts = (await listPosts()).map((post) => ({
    path: postPath(post) as string,
    name: post.title,
    changedOn: post.changedOn,
  }));
  const help = (await listHelpArticles()).map(({ slug, title, changedOn }) => ({
    path: `/help/${slug}`,
    name: title,
    changedOn,
  }));
  const inFolder = (folder: string) => ({
    path: folder,
    name: named(folder),
    changedOn: newest(posts.filter(({ path }) => path.startsWith(`${folder}/`))),
  });
  const legalPages = ["/privacy", "/terms", "/cookie-policy"].map((path) => ({
    path,
    name: named(path),
    changedOn: siteLegalEdition().date,
  }));
  const consents = siteConsentKinds.map((kind) => ({
    path: siteConsentPlaces[kind].path,
    name: siteConsentPages[kind].title,
    changedOn: siteLegalEdition().date,
  }));
  const dated = [
    { path: "/articles", name: named("/articles"), changedOn: newest(articles) },
    inFolder("/news"),
    inFolder("/blog"),
    ...legalPages,
    ...articles,
    ...posts,
    ...help,
    ...consents,
  ];
  const built = builtPages
    .filter((path) => !privatePages.includes(path) && !(path in aliases))
    .filter((path) => !dated.some((page) => page.path === path))
    .map((path) => ({ path, name: named(path) }));
  const examples = documentTypes.map((type) => ({
    path: `/examples/${type}`,
    name: `Пример: ${documentTypeInfo(type).name}`,
  }));
  return [...built, ...examples, ...dated].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const named = (path: string): string => pageTitles[path] ?? path;

const newest = (pages: readonly { changedOn: string }[]): string =>
  pages
    .map(({ changedOn }) => changedOn)
    .sort()
    .at(-1) ?? "";
