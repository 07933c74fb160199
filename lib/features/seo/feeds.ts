/** The name and address of the articles' feed, used by the page's head and by the route. */
export const articlesFeed = {
  title: "Статьи",
  description:
    "Большие тексты о персональных данных на сайте: с нормами, примерами и датой проверки.",
  path: "/articles",
  feedPath: "/articles/rss.xml",
} as const;

/** The name and address of the news feed, used by the page's head and by the route. */
export const newsFeed = {
  title: "Новости",
  description: "Перемены в законе о персональных данных и что с ними делать владельцу сайта.",
  path: "/news",
  feedPath: "/news/rss.xml",
} as const;
