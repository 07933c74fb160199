/**
 * Builds a site's notification for Roskomnadzor, in the order of the form (152-ФЗ ст. 22 ч. 3, 3.1, 7). Pure: missing
 * answers are asked for, nothing is assumed (docs/specification/duties.md#the-notification).
 */
import type { NotificationKind } from "@/content/regulator-notification/fields";
import { checkReasons, fieldLabels, sectionTitles } from "@/content/regulator-notification/fields";
import { type AnswersDraft, fieldOf, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { recipientsOf, unnamedRecipients } from "@/lib/engine/facts/processing/recipients";
import {
  recipientName,
  recipientsForNoPurpose,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { isUntouched } from "@/lib/engine/passport/facts";
import { crossBorderSections } from "@/lib/features/regulator-notification/model/cross-border";
import type { NotificationDetails } from "@/lib/features/regulator-notification/model/details";
import {
  type NotificationField,
  type NotificationSection,
  passportSources,
  textField,
} from "@/lib/features/regulator-notification/model/field";
import {
  crossBorderSection,
  databaseSection,
  lastSections,
} from "@/lib/features/regulator-notification/model/place-sections";
import type { Level } from "@/lib/features/regulator-notification/model/protection-level-from-papers";
import { purposeSection } from "@/lib/features/regulator-notification/model/purpose-section";
import {
  detailField,
  measuresSection,
  type NotificationSource,
  operatorSection,
  responsibleSection,
  termSection,
} from "@/lib/features/regulator-notification/model/site-sections";

/** The confirmed answers of the passport, and those of the notification itself. */
export type NotificationAnswers = {
  answers: Record<string, unknown>;
  details: NotificationDetails;
  /** The level of protection from the internal papers; absent when they have no answer. */
  level?: Level | undefined;
};

/** @returns the sections of this kind of notification with their fields. */
export function buildNotification(
  { answers, details, level }: NotificationAnswers,
  kind: NotificationKind = "initial",
): NotificationSection[] {
  const known = toKnownFacts(answers as AnswersDraft);
  const recipients = recipientsOf(known);
  const source: NotificationSource = {
    known,
    details,
    level,
    recipients,
    isSaid: (path) => !isUntouched(fieldOf(path), answers[fieldOf(path)]),
  };
  const operator = operatorSection(source);
  const head = headSection(source, kind);
  if (kind === "termination") return [head, operator, performer(source)];
  const rows = buildProcessingMatrix(known);
  if (kind === "crossBorder") {
    return [...crossBorderSections(source, rows, operator), performer(source)];
  }
  const nobodys = recipientsForNoPurpose(
    rows.map(({ key }) => key),
    recipients,
  );
  return [
    ...(kind === "initial" ? [] : [head]),
    operator,
    ...rows.map((row, at) => purposeSection({ row, number: at + 1, known, details })),
    ...restSection(nobodys.flatMap(recipientName), unnamedRecipients(known, recipients).length > 0),
    measuresSection(source),
    responsibleSection(source),
    termSection(source),
    crossBorderSection(source),
    databaseSection(source),
    ...lastSections(source),
  ];
}

/** Whether data are transferred abroad, as far as known: then another notification is due (152-ФЗ ст. 12 ч. 3). */
export const isCrossBorder = ({ answers }: NotificationAnswers): boolean =>
  recipientsOf(toKnownFacts(answers as AnswersDraft)).some(
    ({ foreignCountries }) => foreignCountries !== null,
  );

const performer = (source: NotificationSource): NotificationSection => ({
  id: "performer",
  title: sectionTitles.performer,
  fields: [detailField("performer", source, "форма уведомления", { isRequired: false })],
});

/** The first section of notifications of a change and of an end: the register entry that they are about. */
function headSection(source: NotificationSource, kind: NotificationKind): NotificationSection {
  const unreported = { isReported: false };
  const norm = "форма уведомления";
  const keys =
    kind === "change"
      ? (["changedOn", "changeGround"] as const)
      : (["endedOn", "endGround"] as const);
  return {
    id: "notice",
    title: sectionTitles.notice,
    fields: [
      textField({
        id: "registerNumber",
        label: fieldLabels.registerNumber,
        sources: passportSources("owner.operatorNumber"),
        norm: "152-ФЗ, ст. 22 ч. 4",
        value: source.known["owner.operatorNumber"],
        ...unreported,
      }),
      ...keys.map((key) => detailField(key, source, norm, unreported)),
    ],
  };
}

/** Recipients without a purpose, and those that the owner has not named yet. */
function restSection(names: string[], areSomeUnsaid: boolean): NotificationSection[] {
  if (names.length === 0 && !areSomeUnsaid) return [];
  const field = (id: string, value: string | null): NotificationField =>
    textField({
      id,
      label: fieldLabels.recipients,
      sources: passportSources("transfers.contractors"),
      norm: "152-ФЗ, ст. 14 ч. 7 п. 4",
      value,
      reason: checkReasons.restOfRecipients,
      isRequired: false,
      isReported: false,
      isInForm: false,
    });
  return [
    {
      id: "recipients",
      title: sectionTitles.recipients,
      fields: [
        ...(names.length > 0 ? [field("recipients.rest", names.join("; "))] : []),
        ...(areSomeUnsaid ? [field("recipients.unsaid", null)] : []),
      ],
    },
  ];
}
