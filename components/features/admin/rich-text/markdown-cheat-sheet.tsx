import { typeset } from "@/lib/russian/screen-typography";

const signs = [
  { typed: "## Раздел\n### Подраздел", means: "Заголовки. Раздел попадает в содержание" },
  { typed: "**важно**, *мягко*", means: "Жирный, курсив" },
  { typed: "[Тарифы](/pricing)", means: "Ссылка" },
  { typed: "- раз\n- два", means: "Список; с числами — «1. раз»" },
  { typed: "> Цитата", means: "Цитата" },
  { typed: "| За что | Штраф |\n|---|---|\n| ч. 1 | 300 тыс. |", means: "Таблица" },
  { typed: "`код`", means: "Код" },
];

/** The Markdown syntax that the site supports. */
export function MarkdownCheatSheet() {
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-accent">
        Памятка по Markdown
      </summary>
      <dl className="mt-2 border-t border-line">
        {signs.map(({ typed, means }) => (
          <div
            key={typed}
            className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="font-mono text-[0.8125rem] whitespace-pre-wrap">{typed}</dt>
            <dd className="text-ink-soft max-sm:mt-1">{typeset(means)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-faint">
        {typeset("Пустая строка начинает новый абзац. Вставить можно и теги HTML.")}
      </p>
    </details>
  );
}
