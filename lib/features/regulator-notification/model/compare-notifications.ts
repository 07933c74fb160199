/** What of a notification is not so any more (152-ФЗ ст. 22 ч. 7). Pure. */
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
  /** Null: there was none, or there is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** That it is made of. */
  questions: z.array(passportQuestion),
});
export type ChangedField = z.output<typeof changedField>;

type Placed = { section: string; field: NotificationField };

/**
 * The fields that the law wants told of whose content differs, in the order of today's form; those that are gone come
 * last. Both are built by today's code: a changed wording of ours is no change of the owner's.
 */
export function compareNotifications(
  before: readonly NotificationSection[],
  after: readonly NotificationSection[],
): ChangedField[] {
  const earlier = placesOf(before);
  const later = placesOf(after);
  const changed = [...later].flatMap(([id, place]) => toChange(id, earlier.get(id), place) ?? []);
  const gone = [...earlier]
    .filter(([id]) => !later.has(id))
    .flatMap(([id, place]) => toChange(id, place, undefined) ?? []);
  return [...changed, ...gone];
}

function placesOf(sections: readonly NotificationSection[]): Map<string, Placed> {
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

/** Until when a change of this day is told: the 15th of the next month (152-ФЗ ст. 22 ч. 7). */
export function changeDueOn(changedOn: IsoDate): IsoDate {
  const [year = 0, month = 0] = changedOn.split("-").map(Number);
  // Months count from nought: the number of this month is the index of the next.
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
}

/** When what is answered now was answered: facts of the passport one by one, the rest together. */
export type AnswerDays = {
  facts: ReadonlyMap<string, IsoDate>;
  passport: IsoDate;
  details: IsoDate;
};

/**
 * The first day on which something had changed, as far as it is known: of each change the day of a fact that was
 * answered since, else that of the passport as it stands, or of the notification's own answers.
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
