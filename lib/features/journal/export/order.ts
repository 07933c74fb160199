/** The order of processing as a text to print. Pure. */
import { type OrderClause, orderBlanks, orderSections, orderTitle } from "@/content/journal/order";
import { formatRussianDate, toMoscowDate } from "@/lib/core/moscow-time";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { heading, paragraph, text } from "@/lib/engine/tree/plain-blocks";
import type { PrintedText } from "@/lib/engine/writers/document-metadata";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/typography";

/** Who does what; null for what nobody has said. */
export type OrderFacts = {
  site: string;
  owner: string | null;
  executor: string | null;
  service: string;
  /** Where the database stands, and who keeps the servers. */
  place: string | null;
  hosting: string | null;
  /** Since when the journal is with the service; null for a draft to read before. */
  since: Date | null;
  years: number;
};

/** The order with what is known; what is not is a blank to be filled in by hand. */
export function toOrder(facts: OrderFacts, now: Date): PrintedText {
  const fill = placesOf(facts);
  return {
    title: orderTitle,
    date: toMoscowDate(now),
    blocks: [
      heading(1, "title", orderTitle),
      paragraph(
        facts.since
          ? `Составлено ${formatRussianDate(toMoscowDate(now))}`
          : `Проект на ${formatRussianDate(toMoscowDate(now))}: поручение ещё не дано.`,
      ),
      ...orderSections.flatMap(({ title, clauses }, at): Block[] => [
        { ...heading(2, `section-${at + 1}`, title), number: String(at + 1) },
        ...clauses.map((clause, place) => toClause(clause, `${at + 1}.${place + 1}`, fill)),
      ]),
      heading(2, "signatures", "Стороны"),
      {
        type: "requisites",
        rows: [
          { label: "Оператор", value: fill("owner") },
          { label: "Исполнитель", value: fill("executor") },
        ],
      },
    ],
  };
}

type Fill = (name: string) => Inline[];

function placesOf({ since, years, ...facts }: OrderFacts): Fill {
  const known: Record<string, string | null> = {
    ...facts,
    since: since && formatRussianDate(toMoscowDate(since)),
    years: plural(years, "год", "года", "лет"),
  };
  return (name) => {
    const value = known[name];
    if (value) return [text(value)];
    return [{ type: "blank", hint: orderBlanks[name as keyof typeof orderBlanks] ?? name }];
  };
}

function toClause(
  { text: words, norms, items = [] }: OrderClause,
  number: string,
  fill: Fill,
): Block {
  const places = norms.map(({ place }) => place).join(", ");
  // Split by braces: words and names take turns.
  const inlines = typeset(words)
    .split(/[{}]/)
    .flatMap((part, at) => (at % 2 === 0 ? [text(part)] : fill(part)));
  const citation = text(typeset(items.length > 0 ? ` (${places} Закона)` : ` (${places} Закона).`));
  return {
    type: "clause",
    id: `clause-${number.replace(".", "-")}`,
    number,
    norms,
    children: [
      { type: "paragraph", children: withCitation(inlines, citation) },
      ...(items.length > 0
        ? [
            {
              type: "list",
              items: items.map((item) => [paragraph(item)]),
            } satisfies Block,
          ]
        : []),
    ],
  };
}

/** The norms stand before the mark that ends the sentence. */
function withCitation(inlines: Inline[], citation: Inline): Inline[] {
  const last = inlines.at(-1);
  if (last?.type !== "text" || citation.type !== "text") return [...inlines, citation];
  const end = /[.:]$/.exec(last.text)?.[0] ?? "";
  const words = last.text.slice(0, last.text.length - end.length);
  const norms = citation.text.replace(/\.$/, "");
  return [...inlines.slice(0, -1), text(`${words}${norms}${end}`)];
}
