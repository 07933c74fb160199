import type { Metadata } from "next";
import { site } from "@/content/site";
import { defaultDescriptionName, defaultTitleName } from "@/lib/features/seo/default-head";
import { findPageSeo } from "@/lib/features/seo/overrides";
import { shareImage } from "@/lib/features/seo/share-image";
import { siteSeoForPage } from "@/lib/features/settings/for-pages";
import { readStored } from "@/lib/platform/db/read-stored";

type PageFacts = {
  /** The page's own path; for an alias that of the original page. */
  path: string;
  title: string;
  /** One or two sentences for a search result, up to about 160 characters. */
  description: string;
  /** For a text with a date: news, articles. */
  article?: { publishedAt: string; section: string; tags: readonly string[] };
  /** The page's RSS feed: its address and its name. */
  feed?: { path: string; title: string };
};

/**
 * The head of a public page: title, description, canonical link and the data for social networks. Every public page
 * sets all of them explicitly. Texts from `/admin/seo` replace the page's own; `/admin/seo` reads the built-in ones
 * from the page itself (`defaultTitleName`), because they are stored nowhere else.
 */
export async function pageMetadata({
  path,
  article,
  feed,
  ...texts
}: PageFacts): Promise<Metadata> {
  const written = await readStored((database) => findPageSeo(database, path));
  // The home page shows the operator's description of the whole site.
  const ofSite = path === "/" ? await siteSeoForPage() : null;
  const title = written?.title ?? ofSite?.seoTitle ?? texts.title;
  const description = written?.description ?? ofSite?.seoDescription ?? texts.description;
  const isOwn = title === texts.title && description === texts.description;
  return {
    title,
    description,
    ...(isOwn
      ? {}
      : {
          other: { [defaultTitleName]: texts.title, [defaultDescriptionName]: texts.description },
        }),
    alternates: {
      canonical: path,
      ...(feed
        ? { types: { "application/rss+xml": [{ url: feed.path, title: feed.title }] } }
        : {}),
    },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: "ru_RU",
      // A text has an image with its title (app/share), every other page the site's.
      images: [article ? shareImage(title, path) : shareImage(site.name)],
      ...(article
        ? {
            type: "article",
            publishedTime: article.publishedAt,
            section: article.section,
            tags: [...article.tags],
          }
        : { type: "website" }),
    },
    twitter: { card: "summary_large_image" },
  };
}
