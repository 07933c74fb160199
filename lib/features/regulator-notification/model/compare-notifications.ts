/** The changes of a notification that have to be reported (152-ФЗ ст. 22 ч. 7). Pure. */
import { z } from "zod";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import {
  type NotificationField,
  type NotificationSection,
  passportQuestion,
} from "@/lib/features/regulator-notification/model/field";

export const changedField = z.strictObject({
  id: z.string(),
  /** «Цель 2: Перечень действий». */
  section: z.string(),
  label: z.string(),
  /** Null: there was no such field, or there is none any more. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The sources from which it is built. */
  questions: z.array(passportQuestion),
});
export type ChangedField = z.output<typeof changedField>;

type Placed = { section: string; field: NotificationField };

/**
 * Lists the fields with changed content that the law requires to report, in the order of the current form; removed ones
 * come last. Both notifications are built by the current code, so that a change of our wording does not count.
 */
export function compareNotifications(
  before: readonly NotificationSection[],
  after: readonly NotificationSection[],
): ChangedField[] {
  const earlier = fieldsByKey(before);
  const later = fieldsByKey(after);
  const changed = [...later].flatMap(([id, place]) => toChange(id, earlier.get(id), place) ?? []);
  const removed = [...earlier]
    .filter(([id]) => !later.has(id))
    .flatMap(([id, place]) => toChange(id, place, undefined) ?? []);
  return [...changed, ...removed];
}

function fieldsByKey(sections: readonly NotificationSection[]): Map<string, Placed> {
  return new Map(
    sections.flatMap((section) => {
      const [first] = section.fields;
      const title = section.id.startsWith("purpose.")
        ? (first?.value ?? section.title)
        : section.title;
      return section.fields
        .filter(({ isReported }) => isReported)
        .map((field): [string, Placed] => [field.id, { section: title, field }]);
    }),
  );
}

function toChange(
  id: string,
  before: Placed | undefined,
  after: Placed | undefined,
): ChangedField | null {
  const place = after ?? before;
  const values = [before?.field.value ?? null, after?.field.value ?? null] as const;
  if (!place || values[0] === values[1]) return null;
  const questions = place.field.sources.flatMap((source) =>
    "question" in source ? [source.question] : [],
  );
  return {
    id,
    section: place.section,
    label: place.field.label,
    before: values[0],
    after: values[1],
    questions,
  };
}

/** The deadline for reporting a change of this day: the 15th of the next month (152-ФЗ ст. 22 ч. 7). */
export function changeDueOn(changedOn: IsoDate): IsoDate {
  const [year = 0, month = 0] = changedOn.split("-").map(Number);
  // Months count from 0: the number of this month is the index of the next.
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
}

/** The days of the current answers: facts of the passport one by one, all others together. */
export type AnswerDays = {
  facts: ReadonlyMap<string, IsoDate>;
  passport: IsoDate;
  details: IsoDate;
};

/**
 * The first day of a change, as far as known: for each change the day of a fact that was answered since, otherwise the
 * day of the current passport, or that of the notification's own answers.
 */
export function firstChangeDay(
  changes: readonly ChangedField[],
  sentOn: IsoDate,
  days: AnswerDays,
): IsoDate {
  const first = changes.flatMap(({ questions }) => {
    if (questions.length === 0) return days.details;
    const since = questions
      .flatMap((question) => days.facts.get(question) ?? [])
      .filter((day) => day >= sentOn);
    return since.length > 0 ? since : days.passport;
  });
  return first.toSorted()[0] ?? days.passport;
}
