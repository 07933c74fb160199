import { aliases, builtPages, privatePages } from "@/content/navigation";
import { siteConsentPlaces } from "@/content/site-legal/consent-places";
import { siteLegalEdition } from "@/content/site-legal/documents";
import { documentTypes } from "@/lib/engine/questions/options";
import { listHelpArticles } from "@/lib/features/help/data";
import { listPosts } from "@/lib/features/posts/news/data";
import { postPath } from "@/lib/features/posts/news/operations";
import { listArticles } from "@/lib/platform/content/texts";

export type PublicPage = {
  path: string;
  /** The day of its text's last change, where the text has one: `2026-11-21`. */
  changedOn?: string;
};

/**
 * Every page that a search may lead to, under its canonical address only: aliases, sign-in pages and users' own
 * pages are not among them.
 */
export async function listPublicPages(): Promise<PublicPage[]> {
  const articles = listArticles().map(({ slug, checkedAt }) => ({
    path: `/articles/${slug}`,
    changedOn: checkedAt,
  }));
  const posts = (await listPosts()).map((post) => ({
    path: postPath(post) as string,
    changedOn: post.changedOn,
  }));
  const help = (await listHelpArticles()).map(({ slug, changedOn }) => ({
    path: `/help/${slug}`,
    changedOn,
  }));
  const inFolder = (folder: string) => ({
    path: folder,
    changedOn: newest(posts.filter(({ path }) => path.startsWith(`${folder}/`))),
  });
  const own = ["/privacy", "/terms", "/cookie-policy"].map((path) => ({
    path,
    changedOn: siteLegalEdition().date,
  }));
  const consents = Object.values(siteConsentPlaces).map(({ path }) => ({
    path,
    changedOn: siteLegalEdition().date,
  }));
  const dated = [
    { path: "/articles", changedOn: newest(articles) },
    inFolder("/news"),
    inFolder("/blog"),
    ...own,
    ...articles,
    ...posts,
    ...help,
    ...consents,
  ];
  const built = builtPages
    .filter((path) => !privatePages.includes(path) && !(path in aliases))
    .filter((path) => !dated.some((page) => page.path === path))
    .map((path) => ({ path }));
  const examples = documentTypes.map((type) => ({ path: `/examples/${type}` }));
  return [...built, ...examples, ...dated].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const newest = (pages: readonly { changedOn: string }[]): string =>
  pages
    .map(({ changedOn }) => changedOn)
    .sort()
    .at(-1) ?? "";
