import type { z } from "zod";
import { type Finding, sortFindings } from "@/lib/engine/template/language/finding";
import { checkLink, type LinkTargets } from "@/lib/platform/content/compile/check-link";
import {
  articleSchema,
  newsSchema,
  parseFrontMatter,
} from "@/lib/platform/content/compile/front-matter";
import { type RenderedText, renderText } from "@/lib/platform/content/compile/render-text";
import {
  type Article,
  type News,
  sourcesId,
  type Text,
} from "@/lib/platform/content/published-text";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** `file` as `content/articles/<slug>.md`. */
export type TextSource = { file: string; text: string };

export type SiteNav = {
  built: Iterable<string>;
  planned: Iterable<string>;
  documentTypes: readonly string[];
};

const minArticle = 700;
/** Words a minute: an unhurried reader of Russian prose about law. */
const readingPace = 180;

type Head = z.infer<typeof newsSchema> & { readTime?: number };
type Draft = { file: string; slug: string; paths: string[]; rendered: RenderedText; head?: Head };

/** A news text is read in the news and in the blog (docs/specification/content.md#blog). */
const articleFolders = ["/articles"];
const newsFolders = ["/news", "/blog"];

/**
 * Parses and checks the articles and the news texts. Gives those without an error, the newest first, and
 * findings in reading order for everything that is wrong.
 */
export function compileTexts(content: {
  articles: readonly TextSource[];
  news: readonly TextSource[];
  places: SiteNav;
}): { articles: Article[]; news: News[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const built = new Set(content.places.built);
  const planned = new Set(content.places.planned);
  const isPlanned = (href: string) => {
    const path = href.split(/[?#]/)[0] ?? "";
    return planned.has(path) && !built.has(path);
  };
  const toDrafts = (
    sources: readonly TextSource[],
    folders: string[],
    schema: typeof articleSchema | typeof newsSchema,
  ) => sources.map((source) => toDraft(source, { folders, schema, isPlanned, findings }));
  const articles = toDrafts(content.articles, articleFolders, articleSchema);
  const news = toDrafts(content.news, newsFolders, newsSchema);
  const drafts = [...articles, ...news];

  for (const draft of articles) findings.push(...checkArticle(draft));
  findings.push(...checkSlugs(drafts), ...checkLinks(drafts, content.places));

  const wrong = new Set(
    findings.filter(({ severity }) => severity === "error").map(({ file }) => file),
  );
  const toTexts = (list: Draft[]) =>
    list
      .filter(({ file }) => !wrong.has(file))
      .flatMap(toText)
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug));
  return {
    // The schemas have checked the categories.
    articles: toTexts(articles) as Article[],
    news: toTexts(news) as News[],
    findings: sortFindings(findings),
  };
}

function toDraft(
  { file, text }: TextSource,
  {
    folders,
    schema,
    isPlanned,
    findings,
  }: {
    folders: string[];
    schema: typeof articleSchema | typeof newsSchema;
    isPlanned: (href: string) => boolean;
    /** Findings are added here. */
    findings: Finding[];
  },
): Draft {
  const { data, body, findings: ofHead } = parseFrontMatter(file, text, schema);
  const rendered = renderText(file, body, isPlanned);
  findings.push(...ofHead, ...rendered.findings);
  const slug = file.slice(file.lastIndexOf("/") + 1).replace(/\.md$/, "");
  // An article's head is a news head with the time to read; only the lists of categories differ.
  const head = data as Head | undefined;
  if (head && head.checkedAt < head.publishedAt) {
    findings.push(atTop(file, "error", "Текст проверен (checkedAt) раньше, чем опубликован."));
  }
  return { file, slug, paths: folders.map((folder) => `${folder}/${slug}`), rendered, head };
}

function checkArticle({ file, rendered, head }: Draft): Finding[] {
  const { wordCount, headings } = rendered;
  const findings: Finding[] = [];
  const words = plural(wordCount, "слово", "слова", "слов");
  if (wordCount < minArticle) {
    findings.push(atTop(file, "error", `В статье ${words}, а нужно не меньше ${minArticle}.`));
  }
  if (!headings.some(({ id }) => id === sourcesId)) {
    findings.push(atTop(file, "error", "В статье нет раздела «## Источники»."));
  }
  const pace = head?.readTime ? wordCount / head.readTime : readingPace;
  if (pace < readingPace * 0.7 || pace > readingPace * 1.4) {
    const minutes = plural(Math.round(wordCount / readingPace), "минута", "минуты", "минут");
    findings.push(
      atTop(file, "warning", `Время чтения не сходится: ${words} — это примерно ${minutes}.`),
    );
  }
  return findings;
}

function checkSlugs(drafts: Draft[]): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, string>();
  for (const { file, slug } of drafts) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      findings.push(atTop(file, "error", "Имя файла: латинские строчные буквы, цифры и дефисы."));
    }
    const other = seen.get(slug);
    if (other) findings.push(atTop(file, "error", `Имя «${slug}» уже занято: ${other}.`));
    else seen.set(slug, file);
  }
  return findings;
}

function checkLinks(drafts: Draft[], { built, planned, documentTypes }: SiteNav): Finding[] {
  const places: LinkTargets = {
    built: new Set(built),
    planned: new Set(planned),
    documentTypes,
    anchors: new Map(
      drafts.flatMap(({ paths, rendered }) => paths.map((path) => [path, rendered.anchors])),
    ),
  };
  return drafts.flatMap(({ file, paths, rendered }) =>
    rendered.links.flatMap(({ href, line, column }) => {
      const problem = checkLink(href, paths[0] ?? "/", places);
      return problem ? [{ file, line, column, ...problem }] : [];
    }),
  );
}

function toText({ slug, head, rendered }: Draft): Text[] {
  if (!head) return [];
  const { html, headings, wordCount } = rendered;
  return [
    {
      slug,
      title: typeset(head.title),
      excerpt: typeset(head.excerpt),
      category: head.category,
      tags: head.tags,
      publishedAt: head.publishedAt,
      checkedAt: head.checkedAt,
      readMinutes: head.readTime ?? Math.max(1, Math.round(wordCount / readingPace)),
      wordCount,
      html,
      headings,
    },
  ];
}

const atTop = (file: string, severity: Finding["severity"], message: string): Finding => ({
  file,
  line: 1,
  column: 1,
  severity,
  message,
});
