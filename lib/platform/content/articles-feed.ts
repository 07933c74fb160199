/** What the feed of the articles is called and where it is: the page's head and the route name the same. */
export const articlesFeed = {
  title: "Статьи",
  description:
    "Большие тексты о персональных данных на сайте: с нормами, примерами и датой проверки.",
  path: "/articles",
  feedPath: "/articles/rss.xml",
} as const;
