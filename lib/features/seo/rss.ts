import { site } from "@/content/site";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { absoluteUrl } from "@/lib/features/seo/structured-data";

type Feed = {
  title: string;
  description: string;
  /** The path of the feed's page, and that of the feed itself. */
  path: string;
  feedPath: string;
  /** Newest first. */
  items: readonly {
    title: string;
    excerpt: string;
    path: string;
    category: string;
    publishedAt: IsoDate;
  }[];
};

/** A feed in RSS 2.0, with the two extra elements that readers and validators expect (atom:link, guid). */
export function rssFeed({ title, description, path, feedPath, items }: Feed): string {
  const newest = items[0];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", `${title} — ${site.name}`),
    element("link", absoluteUrl(path)),
    element("description", description),
    element("language", "ru"),
    `<atom:link href="${escapeXml(absoluteUrl(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element("lastBuildDate", toRssDate(newest.publishedAt))] : []),
    ...items.flatMap((item) => [
      "<item>",
      element("title", item.title),
      element("link", absoluteUrl(item.path)),
      `<guid isPermaLink="true">${escapeXml(absoluteUrl(item.path))}</guid>`,
      element("description", item.excerpt),
      element("category", item.category),
      element("pubDate", toRssDate(item.publishedAt)),
      "</item>",
    ]),
    "</channel>",
    "</rss>",
  ];
  return `${lines.join("\n")}\n`;
}

/** The response of a feed's route. */
export const rssResponse = (feed: Feed): Response =>
  new Response(rssFeed(feed), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot carry them at all
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
  );
}

/** RFC 822, as RSS requires. A text has no time of day, so the morning in Moscow is used. */
const toRssDate = (date: IsoDate): string => new Date(`${date}T09:00:00+03:00`).toUTCString();
