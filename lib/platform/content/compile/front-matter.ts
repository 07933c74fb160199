import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { articleCategories, newsCategories } from "@/content/posts/categories";
import type { Finding } from "@/lib/engine/template/language/finding";
import { nearest } from "@/lib/engine/template/language/nearest";

const requiredText = (what: string) =>
  z.string(`Нужно указать ${what}.`).trim().min(1, `Нужно указать ${what}.`);
const day = (name: string) => z.iso.date(`День (${name}) пишется так: 2026-11-21.`);

const maxExcerptLength = 200;

const common = {
  title: requiredText("название (title)"),
  excerpt: requiredText("краткое содержание (excerpt)").max(
    maxExcerptLength,
    `Краткое содержание (excerpt) длиннее ${maxExcerptLength} знаков.`,
  ),
  tags: z.array(requiredText("метку"), "Метки (tags) пишутся списком: [согласие, cookie].").min(1, {
    error: "Нужна хотя бы одна метка (tags).",
  }),
  publishedAt: day("publishedAt"),
  checkedAt: day("checkedAt"),
};

const strict = { error: "Такой строки в шапке нет." };

export const articleSchema = z.strictObject(
  {
    ...common,
    category: z.enum(
      articleCategories,
      `Рубрика (category) — одна из: ${articleCategories.join(", ")}.`,
    ),
    readTime: z
      .int("Время чтения (readTime) — целое число минут.")
      .positive("Время чтения (readTime) — не меньше минуты."),
  },
  strict,
);

export const newsSchema = z.strictObject(
  {
    ...common,
    category: z.enum(newsCategories, `Рубрика (category) — одна из: ${newsCategories.join(", ")}.`),
  },
  strict,
);

const opening = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * The YAML between the two `---` lines that a text begins with, checked by `schema`, and the body with the
 * head blanked out, so that lines of the body keep their numbers. `data` is absent when anything is wrong.
 */
export function parseFrontMatter<Schema extends z.ZodObject>(
  file: string,
  source: string,
  schema: Schema,
): { data?: z.infer<Schema>; body: string; findings: Finding[] } {
  const head = opening.exec(source);
  const findings: Finding[] = [];
  const report = (line: number, column: number, message: string, suggestion?: string) => {
    findings.push({ file, line, column, severity: "error", message, suggestion });
  };
  if (!head) {
    report(1, 1, "Текст начинается с шапки между двумя строками «---».");
    return { body: source, findings };
  }
  const body = head[0].replace(/[^\n]/g, "") + source.slice(head[0].length);

  const lines = new LineCounter();
  const document = parseDocument(head[1] ?? "", { lineCounter: lines, schema: "core" });
  // The head begins on the second line of the file.
  const reportAt = (offset: number, message: string, suggestion?: string) => {
    const { line, col } = lines.linePos(offset);
    report(line + 1, col, message, suggestion);
  };
  for (const { pos, message } of document.errors) {
    // The parser counts lines from the start of the front matter; findings count from the start of the file.
    const [reason] = message.split(/ at line |\n/);
    reportAt(pos[0], `Шапка не читается как YAML: ${reason}.`);
  }
  if (findings.length > 0) return { body, findings };
  const contents = document.contents;
  if (!isMap(contents)) {
    report(2, 1, "В шапке нужны строки вида «title: …».");
    return { body, findings };
  }

  const offsetOfKey = (name: unknown) => {
    const pair = contents.items.find(({ key }) => isScalar(key) && key.value === name);
    return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
  };
  const parsed = schema.safeParse(contents.toJSON());
  if (parsed.success) return { data: parsed.data, body, findings };
  for (const issue of parsed.error.issues) {
    if (issue.code !== "unrecognized_keys") {
      reportAt(offsetOfKey(issue.path[0]), issue.message);
      continue;
    }
    for (const key of issue.keys) {
      reportAt(
        offsetOfKey(key),
        `Строки «${key}» в шапке не бывает.`,
        nearest(key, Object.keys(schema.shape)),
      );
    }
  }
  return { body, findings };
}
