/** Pure operations on an owner's list of custom clauses: each returns a new list. */

import type { SectionPlace } from "@/lib/engine/custom-clauses/list-places";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";

/** One custom clause as the form stores it. */
export type CustomClauseRef = { kind: "addition" | "replacement"; index: number };

export type CustomClauseItem = CustomClauseRef & {
  text: string;
  /** «В конце раздела 3 «Цели обработки»», or that this document has no such place. */
  place: string;
  /** The template's text that it replaces. */
  replaced: string | null;
};

/** Where a new clause is inserted. */
export type NewClausePlace =
  | { kind: "addition"; section: string }
  | { kind: "replacement"; clause: string; replaced: string };

/** All custom clauses in form order, with the names of their places in this document. */
export function listCustomClauses(
  own: CustomClauses,
  sections: SectionPlace[],
): CustomClauseItem[] {
  const clauses = new Map(
    sections.flatMap((section) => section.clauses.map((clause) => [clause.id, clause])),
  );
  return [
    ...own.replacements.map(({ clause, text, replaced }, index) => {
      const templateClause = clauses.get(clause);
      return {
        kind: "replacement" as const,
        index,
        text,
        place: templateClause
          ? `Вместо пункта ${templateClause.number}`
          : "Вместо пункта, которого сейчас нет в документе",
        replaced,
      };
    }),
    ...own.additions.map(({ section, text }, index) => {
      const place = sections.find(({ id }) => id === section);
      return {
        kind: "addition" as const,
        index,
        text,
        place: place
          ? `В конце раздела ${place.number} «${place.title}»`
          : "В разделе, которого сейчас нет в документе",
        replaced: null,
      };
    }),
  ];
}

export function addCustomClause(
  own: CustomClauses,
  place: NewClausePlace,
  text: string,
): CustomClauses {
  if (place.kind === "addition") {
    return { ...own, additions: [...own.additions, { section: place.section, text }] };
  }
  const { clause, replaced } = place;
  return { ...own, replacements: [...own.replacements, { clause, text, replaced }] };
}

export function editCustomClause(
  own: CustomClauses,
  { kind, index }: CustomClauseRef,
  text: string,
) {
  const edited = <T extends { text: string }>(items: T[]) =>
    items.map((item, place) => (place === index ? { ...item, text } : item));
  return kind === "addition"
    ? { ...own, additions: edited(own.additions) }
    : { ...own, replacements: edited(own.replacements) };
}

export function removeCustomClause(
  own: CustomClauses,
  { kind, index }: CustomClauseRef,
): CustomClauses {
  const without = <T>(items: T[]) => items.filter((_item, place) => place !== index);
  return kind === "addition"
    ? { ...own, additions: without(own.additions) }
    : { ...own, replacements: without(own.replacements) };
}
