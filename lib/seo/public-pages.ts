import { aliases, ownPages } from "@/content/aliases";
import { documentTypeList } from "@/content/document-types";
import { builtPages } from "@/content/navigation";
import { ownConsentPlaces } from "@/content/own-consent-places";
import { listArticles, listNews } from "@/lib/content/texts";
import { postPath } from "@/lib/news/operations";

export type PublicPage = {
  path: string;
  /** The day when its words were last checked, `2026-11-21`; null where no text has a date. */
  checkedAt: string | null;
};

/** Every page that a stranger may find, each at its one canonical address. */
export function listPublicPages(): PublicPage[] {
  const undated = (path: string): PublicPage => ({ path, checkedAt: null });
  return [
    ...builtPages.filter((path) => !(path in aliases) && !ownPages.includes(path)).map(undated),
    ...documentTypeList.map(({ type }) => undated(`/examples/${type}`)),
    ...Object.values(ownConsentPlaces).map(({ path }) => undated(path)),
    ...listArticles().map(({ slug, checkedAt }) => ({ path: `/articles/${slug}`, checkedAt })),
    ...listNews().map((post) => ({ path: postPath(post), checkedAt: post.checkedAt })),
  ];
}
