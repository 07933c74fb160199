/** What the feed of the articles is called and where it is: the page's head and the route name the same. */
export const articlesFeed = {
  title: "Статьи",
  description:
    "Большие тексты о персональных данных на сайте: с нормами, примерами и датой проверки.",
  path: "/articles",
  feedPath: "/articles/rss.xml",
} as const;

/** What the feed of the news is called and where it is: the page's head and the route name the same. */
export const newsFeed = {
  title: "Новости",
  description: "Перемены в законе о персональных данных и что с ними делать владельцу сайта.",
  path: "/news",
  feedPath: "/news/rss.xml",
} as const;
