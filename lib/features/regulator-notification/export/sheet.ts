/** The notification as a text to print and to sign. Pure. */
import { kindTerms, notificationKinds, sheetWords } from "@/content/regulator/fields";
import type { IsoDate } from "@/lib/core/moscow-time";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { heading, paragraph, text } from "@/lib/engine/tree/plain-blocks";
import type { PrintedText } from "@/lib/engine/writers/document-metadata";
import type {
  NotificationField,
  NotificationSection,
} from "@/lib/features/regulator-notification/model/field";
import type { Notification } from "@/lib/features/regulator-notification/responses";

type Sheet = Pick<Notification, "kind" | "sections" | "changes"> & { date: IsoDate };

/** All fields of the form in its order; what is not known is a blank, and what is left out may be left out. */
export function toSheet({ kind, sections, changes, date }: Sheet): PrintedText {
  const title = `${sheetWords.title} ${notificationKinds[kind].toLowerCase()}`;
  const changed = new Set(kind === "change" ? changes?.fields.map(({ id }) => id) : []);
  return {
    title,
    date,
    blocks: [
      heading(1, "title", title),
      paragraph(`${sheetWords.addressee} ${kindTerms[kind].norm}.`),
      ...sections.flatMap((section, at) => toBlocks(section, at, changed)),
      heading(2, "signature", sheetWords.signature),
      {
        type: "requisites",
        rows: sheetWords.byHand.map((label) => ({
          label,
          value: [{ type: "emphasis", byHand: true, children: [text(label.toLowerCase())] }],
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
  const shown = fields.filter(
    ({ isInForm, isRequired, value }) => isInForm && (isRequired || value !== null),
  );
  if (shown.length === 0) return [];
  return [
    heading(2, `section-${at + 1}`, title),
    {
      type: "requisites",
      rows: shown.map((field) => ({
        label: changed.has(field.id) ? `${field.label} (${sheetWords.changed})` : field.label,
        value: toValue(field),
      })),
    },
  ];
}

function toValue({ value, state, label }: NotificationField): Inline[] {
  const known = value === null ? [] : [text(value)];
  if (state !== "asked") return known;
  const blank: Inline = {
    type: "blank",
    hint: value === null ? label.toLowerCase() : sheetWords.rest,
  };
  return [...known, ...(known.length > 0 ? [text("; ")] : []), blank];
}
