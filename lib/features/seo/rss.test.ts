import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { rssFeed } from "@/lib/features/seo/rss";

const feed = rssFeed({
  title: "Статьи",
  description: "О законе <и> сайтах",
  path: "/articles",
  feedPath: "/articles/rss.xml",
  items: [
    {
      title: 'Кто такой "оператор" & <b>зачем</b> ему \u0007сайт',
      excerpt: "Коротко",
      path: "/articles/operator?a=1&b=2",
      category: "Законодательство",
      publishedAt: "2026-09-14",
    },
    {
      title: "Вторая",
      excerpt: "Ещё короче",
      path: "/articles/second",
      category: "Безопасность",
      publishedAt: "2026-01-02",
    },
  ],
});

const { rss } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" }).parse(feed);

describe("rssFeed", () => {
  test("writes well-formed RSS 2.0 with its own address", () => {
    expect(XMLValidator.validate(feed)).toBe(true);
    expect(rss["@version"]).toBe("2.0");
    expect(rss.channel.language).toBe("ru");
    expect(rss.channel.description).toBe("О законе <и> сайтах");
    expect(rss.channel["atom:link"]["@href"]).toMatch(/^https?:\/\/[^/]+\/articles\/rss\.xml$/);
  });

  test("writes every item as given, without characters that XML does not allow", () => {
    expect(rss.channel.item).toHaveLength(2);
    const [first] = rss.channel.item;
    expect(first.title).toBe('Кто такой "оператор" & <b>зачем</b> ему сайт');
    expect(first.link).toMatch(/\/articles\/operator\?a=1&b=2$/);
    expect(first.guid["#text"]).toBe(first.link);
    expect(first.category).toBe("Законодательство");
  });

  test("dates items by RFC 822, on the day in Moscow", () => {
    expect(rss.channel.item[0].pubDate).toBe("Mon, 14 Sep 2026 06:00:00 GMT");
    expect(rss.channel.lastBuildDate).toBe(rss.channel.item[0].pubDate);
  });

  test("writes valid XML without items", () => {
    const empty = rssFeed({
      title: "Статьи",
      description: "Пусто",
      path: "/articles",
      feedPath: "/articles/rss.xml",
      items: [],
    });
    expect(XMLValidator.validate(empty)).toBe(true);
  });
});
