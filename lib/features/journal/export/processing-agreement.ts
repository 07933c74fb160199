/** The data processing agreement as a document to print. Pure. */
import {
  agreementBlanks,
  agreementSections,
  agreementTitle,
} from "@/content/journal/processing-agreement";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import {
  filledClause,
  type PlaceholderResolver,
  placeholderResolver,
} from "@/lib/engine/tree/clause-placeholders";
import type { Block } from "@/lib/engine/tree/document";
import { heading, paragraph, text } from "@/lib/engine/tree/plain-blocks";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";
import { plural } from "@/lib/russian/plural";

/** The parties and their data; null when unknown. */
export type ProcessingAgreementFacts = {
  site: string;
  owner: string | null;
  executor: string | null;
  service: string;
  /** The location of the database, and who runs the servers. */
  place: string | null;
  hosting: string | null;
  /** Since when the service keeps the journal; null for a draft. */
  since: Date | null;
  years: number;
};

/** The agreement with the known facts; unknown ones are blanks to be filled in by hand. */
export function toProcessingAgreement(facts: ProcessingAgreementFacts, now: Date): PrintedText {
  const fill = placeholdersOf(facts);
  return {
    title: agreementTitle,
    date: toMoscowDate(now),
    blocks: [
      heading(1, "title", agreementTitle),
      paragraph(
        facts.since
          ? `Составлено ${formatRussianDate(toMoscowDate(now))}`
          : `Проект на ${formatRussianDate(toMoscowDate(now))}: поручение ещё не дано.`,
      ),
      ...agreementSections.flatMap(({ title, clauses }, at): Block[] => [
        { ...heading(2, `section-${at + 1}`, title), number: String(at + 1) },
        ...clauses.map((clause, place) => filledClause(clause, `${at + 1}.${place + 1}`, fill)),
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

function placeholdersOf({ since, years, ...facts }: ProcessingAgreementFacts): PlaceholderResolver {
  const known: Record<string, string | null> = {
    ...facts,
    since: since && formatRussianDate(toMoscowDate(since)),
    years: plural(years, "год", "года", "лет"),
  };
  return placeholderResolver(
    Object.fromEntries(
      Object.entries(known).map(([name, value]) => [name, value ? [text(value)] : []]),
    ),
    agreementBlanks,
  );
}
