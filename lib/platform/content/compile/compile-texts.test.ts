import { describe, expect, test } from "vitest";
import { formatFinding } from "@/lib/engine/template/language/finding";
import { compileTexts, type TextSource } from "@/lib/platform/content/compile/compile-texts";

const places = {
  built: ["/", "/generator", "/examples/privacy"],
  planned: ["/calculator"],
  documentTypes: ["privacy", "offer"],
};

const head = {
  title: "Название",
  excerpt: "О чём",
  category: "Безопасность",
  tags: "[утечка]",
  publishedAt: "2026-09-01",
  checkedAt: "2026-11-21",
  readTime: "5",
};

const filler = `${"слово ".repeat(720)}\n\n## Источники\n\n- Закон`;

function article(change: Partial<Record<keyof typeof head, string | null>>, body = filler) {
  const lines = Object.entries({ ...head, ...change })
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${value}`);
  return { file: "content/articles/text.md", text: `---\n${lines.join("\n")}\n---\n\n${body}\n` };
}

function newsItem(slug: string, body = "Слова.", category = "guides"): TextSource {
  const { file, text } = article({ category, readTime: null }, body);
  return { file: file.replace("articles/text", `news/${slug}`), text };
}

const compile = (articles: TextSource[], news: TextSource[] = []) =>
  compileTexts({ articles, news, places });
const findingsOf = (...sources: Parameters<typeof compile>) =>
  compile(...sources).findings.map(formatFinding);

describe("compileTexts", () => {
  test("returns a typeset text with its head, headings and word count", () => {
    const { articles, findings } = compile([
      article({ title: "'\"Закон\" о данных'", tags: "[согласие, 152-ФЗ]" }),
    ]);
    expect(findings).toEqual([]);
    expect(articles).toEqual([
      expect.objectContaining({
        slug: "text",
        title: "«Закон» о\u00a0данных",
        category: "Безопасность",
        tags: ["согласие", "152-ФЗ"],
        publishedAt: "2026-09-01",
        checkedAt: "2026-11-21",
        readMinutes: 5,
        wordCount: 722,
        headings: [{ id: "sources", text: "Источники" }],
      }),
    ]);
  });

  test("sorts news newest first and computes their reading time", () => {
    const older = newsItem("older", "слово ".repeat(540));
    const newer = { ...newsItem("newer"), text: newsItem("newer").text.replace("-09-", "-10-") };
    const { news } = compile([], [older, newer]);
    expect(news.map(({ slug, readMinutes }) => [slug, readMinutes])).toEqual([
      ["newer", 1],
      ["older", 3],
    ]);
  });

  test.each([
    [{ category: "Безопастность" }, 4, /Рубрика \(category\) — одна из: Законодательство/],
    [{ category: "guides" }, 4, /Рубрика/],
    [{ title: null }, 2, /Нужно указать название/],
    [{ excerpt: "а".repeat(201) }, 3, /длиннее 200 знаков/],
    [{ tags: "утечка" }, 5, /Метки \(tags\) пишутся списком/],
    [{ tags: "[]" }, 5, /хотя бы одна метка/],
    [{ publishedAt: "1 сентября" }, 6, /День \(publishedAt\) пишется так/],
    [{ readTime: "пять" }, 8, /целое число минут/],
    [{ title: '"Закон" о данных' }, 2, /не читается как YAML: [^:]+\.$/],
  ])("reports a wrong head at its line: %j", (change, line, message) => {
    const findings = findingsOf([article(change)]);
    expect(findings[0]).toMatch(new RegExp(`^content/articles/text\\.md:${line}:\\d+ `));
    expect(findings[0]).toMatch(message);
    expect(compile([article(change)]).articles).toEqual([]);
  });

  test("reports a misspelt key of the head and suggests the right one", () => {
    const { file, text } = article({});
    expect(findingsOf([{ file, text: text.replace("excerpt:", "excerp:") }])).toContain(
      "content/articles/text.md:3:1 Строки «excerp» в шапке не бывает. Возможно, имелось в виду «excerpt».",
    );
  });

  test("reports a text without a head", () => {
    expect(findingsOf([], [{ file: "content/news/bare.md", text: "Слова" }])).toEqual([
      "content/news/bare.md:1:1 Текст начинается с шапки между двумя строками «---».",
    ]);
  });

  test("reports a check date before the publication date", () => {
    expect(findingsOf([article({ checkedAt: "2026-08-01" })])[0]).toMatch(
      /раньше, чем опубликован/,
    );
  });

  test("requires 700 words and a list of sources in an article, but not in news", () => {
    expect(findingsOf([article({}, "Коротко.")]).join("\n")).toMatch(
      /В статье 1\u00a0слово, а нужно не меньше 700[\s\S]*нет раздела «## Источники»/,
    );
    expect(findingsOf([], [newsItem("short")])).toEqual([]);
  });

  test("warns when the reading time does not match the number of words", () => {
    expect(findingsOf([article({ readTime: "12" })])).toEqual([
      "content/articles/text.md:1:1 Предупреждение: Время чтения не сходится: 722\u00a0слова — это примерно 4\u00a0минуты.",
    ]);
  });

  test("reports a name used twice across folders and a name that is no address", () => {
    const found = findingsOf([article({})], [newsItem("text"), newsItem("Новость")]);
    expect(found).toEqual([
      "content/news/text.md:1:1 Имя «text» уже занято: content/articles/text.md.",
      "content/news/Новость.md:1:1 Имя файла: латинские строчные буквы, цифры и дефисы.",
    ]);
  });

  test("reports HTML, pictures and headings of wrong levels at their lines", () => {
    const body = "# Первый\n\n<b>жирный</b>\n\n![вид](/a.png)\n\n### Рано\n";
    expect(findingsOf([], [newsItem("odd", body)])).toEqual([
      expect.stringMatching(/odd\.md:10:1 Заголовки — двух уровней/),
      expect.stringMatching(/odd\.md:12:1 Теги HTML/),
      expect.stringMatching(/odd\.md:12:10 Теги HTML/),
      expect.stringMatching(/odd\.md:14:1 Картинок/),
      expect.stringMatching(/odd\.md:16:1 Перед «###» нужен раздел «##»/),
    ]);
  });

  test("reports two headings with the same name", () => {
    const body = "## Итог\n\nслова\n\n## Итог\n\nслова\n\n## Итог {#itog-2}\n";
    expect(findingsOf([], [newsItem("twice", body)])).toEqual([
      expect.stringMatching(/twice\.md:14:1 Имя «itog» уже есть у другого заголовка/),
    ]);
  });
});

describe("links in a text", () => {
  const linked = (href: string) =>
    findingsOf([], [newsItem("a", `[сюда](${href})\n\n## Дом\n`), newsItem("b")]);

  test.each([
    "/",
    "/generator",
    "/generator?type=offer",
    "/examples/privacy",
    "/news/b",
    "/blog/b",
    "/news/a#dom",
    "#dom",
    "https://pd.rkn.gov.ru/",
  ])("accepts %s", (href) => {
    expect(linked(href)).toEqual([]);
  });

  test.each([
    ["/genrator", "Страницы «/genrator» на сайте нет. Возможно, имелось в виду «/generator»."],
    ["/news/c", "Страницы «/news/c» на сайте нет."],
    ["/articles/b", "Страницы «/articles/b» на сайте нет."],
    ["/generator?type=ofer", "Документа «ofer» не бывает. Возможно, имелось в виду «offer»."],
    ["#dim", "На странице «/news/a» нет заголовка «#dim». Возможно, имелось в виду «dom»."],
    ["/blog/a#dim", "На странице «/blog/a» нет заголовка «#dim»."],
    ["http://pravo.gov.ru", "Ссылка «http://pravo.gov.ru» ведёт не туда"],
    ["generator", "Ссылка «generator» ведёт не туда"],
    ["//other.example/", "Ссылка «//other.example/» ведёт не туда"],
    ["/%ff", "Ссылка «/%ff» ведёт не туда"],
    ["javascript:alert(1)", "Ссылка «javascript:alert(1)» ведёт не туда"],
    ["/calculator", "Предупреждение: Страница «/calculator» ещё не построена"],
  ])("reports %s at its place", (href, message) => {
    expect(linked(href)).toHaveLength(1);
    expect(linked(href)[0]).toContain(`content/news/a.md:10:1 ${message}`);
  });

  test("turns a link to a page that is not built yet into plain text", () => {
    const { news } = compile(
      [],
      [newsItem("a", "В [калькуляторе](/calculator?a=1) и [форме](/generator).")],
    );
    expect(news[0]?.html).toBe('<p>В\u00a0калькуляторе и\u00a0<a href="/generator">форме</a>.</p>');
  });
});
