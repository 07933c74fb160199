/** The notification as a document to print and sign. Pure. */
import { details } from "@/content/regulator-notification/details";
import { kindTerms, notificationKinds, sheetTexts } from "@/content/regulator-notification/fields";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { heading, paragraph, text } from "@/lib/engine/tree/plain-blocks";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";
import type {
  NotificationField,
  NotificationSection,
} from "@/lib/features/regulator-notification/model/field";
import type { RegulatorNotification } from "@/lib/features/regulator-notification/responses";
import { lowerFirst } from "@/lib/russian/first-letter";

type Sheet = Pick<RegulatorNotification, "kind" | "sections" | "changes"> & { date: IsoDate };

/** All fields of the form in order; unknown ones are blanks, optional ones without a value are left out. */
export function toSheet({ kind, sections, changes, date }: Sheet): PrintedText {
  const title = `${sheetTexts.title} ${lowerFirst(notificationKinds[kind])}`;
  const changed = new Set(kind === "change" ? changes?.fields.map(({ id }) => id) : []);
  return {
    title,
    date,
    blocks: [
      heading(1, "title", title),
      paragraph(`${sheetTexts.addressee} ${kindTerms[kind].norm}.`),
      ...sections.flatMap((section, at) => toBlocks(section, at, changed)),
      heading(2, "signature", sheetTexts.signature),
      {
        type: "requisites",
        rows: sheetTexts.byHand.map((label) => ({
          label,
          value: [text(sheetTexts.line)],
        })),
      },
    ],
  };
}

function toBlocks(
  { title, fields }: NotificationSection,
  at: number,
  changed: ReadonlySet<string>,
): Block[] {
  const rows = fields.filter(
    ({ isInForm, isRequired, value }) => isInForm && (isRequired || value !== null),
  );
  if (rows.length === 0) return [];
  return [
    heading(2, `section-${at + 1}`, title),
    {
      type: "requisites",
      rows: rows.map((field) => ({
        label: changed.has(field.id) ? `${field.label} (${sheetTexts.changed})` : field.label,
        value: toValue(field),
      })),
    },
  ];
}

function toValue(field: NotificationField): Inline[] {
  const { value, state, label } = field;
  const known = value === null ? [] : [text(value)];
  if (state !== "asked") return known;
  const hint = lowerFirst(value === null ? label : (restOf(field) ?? label));
  return [...known, ...(known.length > 0 ? [text("; ")] : []), { type: "blank", hint }];
}

/** The open question of a field, by its label. */
function restOf({ sources: [source] }: NotificationField): string | undefined {
  if (!source) return undefined;
  return "detail" in source ? details[source.detail].label : source.label;
}
