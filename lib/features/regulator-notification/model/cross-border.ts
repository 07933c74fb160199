/** The notification of a transfer abroad, separate from that of the processing (152-ФЗ ст. 12 ч. 3, 4). Pure. */
import { checkReasons, fieldLabels, sectionTitles } from "@/content/regulator-notification/fields";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  recipientName,
  recipientsForNoPurpose,
  recipientsForPurpose,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { countryGenitives } from "@/lib/engine/presets/countries";
import type { ProcessingRow } from "@/lib/engine/presets/processing";
import { recipientCountries } from "@/lib/engine/questions/vocabulary/options";
import {
  type NotificationField,
  type NotificationSection,
  passportSources,
  textField,
} from "@/lib/features/regulator-notification/model/field";
import { purposeSection } from "@/lib/features/regulator-notification/model/purpose-section";
import {
  detailField,
  type NotificationSource,
  responsibleSection,
} from "@/lib/features/regulator-notification/model/site-sections";

const norm = (place: string) => `152-ФЗ, ст. 12 ч. 4 ${place}`;

/** The recipients in other countries. */
const foreignRecipients = (recipients: readonly Recipient[]): Recipient[] =>
  recipients.filter(({ foreignCountries }) => foreignCountries !== null);

/** The sections of ст. 12 ч. 4, in order: one for each purpose with a transfer abroad. */
export function crossBorderSections(
  source: NotificationSource,
  rows: readonly ProcessingRow[],
  operator: NotificationSection,
): NotificationSection[] {
  const foreign = foreignRecipients(source.recipients);
  const keys = rows.map(({ key }) => key);
  const served = rows.flatMap((row) => {
    const names = recipientsForPurpose(row.key, keys, foreign).flatMap(recipientName);
    return names.length > 0 ? [{ ...row, recipients: names }] : [];
  });
  const nobodys = recipientsForNoPurpose(keys, foreign).flatMap(recipientName);
  return [
    {
      ...operator,
      fields: [
        ...operator.fields.filter(namesOperator),
        detailField("earlierNotice", source, norm("п. 1")),
      ],
    },
    responsibleSection(source),
    ...served.map((row, at) =>
      toTransferSection(
        purposeSection({ row, number: at + 1, known: source.known, details: source.details }),
      ),
    ),
    {
      id: "states",
      title: sectionTitles.states,
      fields: [
        ...(nobodys.length > 0
          ? [
              textField({
                id: "recipients.rest",
                label: fieldLabels.recipients,
                sources: passportSources("transfers.contractors"),
                norm: norm("п. 3"),
                value: nobodys.join("; "),
                reason: checkReasons.restOfRecipients,
                isRequired: false,
                isReported: false,
                isInForm: false,
              }),
            ]
          : []),
        statesField(foreign),
        detailField("assessedOn", source, norm("п. 7")),
      ],
    },
  ];
}

/** The operator and the office of the regulator; the law does not ask for codes and regions here. */
const namesOperator = ({ id, sources }: NotificationField): boolean =>
  id === "office" || sources.some((source) => "question" in source);

const places: Record<string, string> = {
  data: "п. 4",
  special: "п. 4",
  biometric: "п. 4",
  subjects: "п. 5",
  grounds: "п. 3",
};

/** The purpose section for a transfer: without actions and method, and with data for the owner to check. */
function toTransferSection(section: NotificationSection): NotificationSection {
  const fields = section.fields.flatMap((field): NotificationField[] => {
    const part = field.id.split(".")[2] ?? "";
    if (part === "actions" || part === "method") return [];
    if (part === "recipients") return [{ ...field, reason: checkReasons.foreignRecipient }];
    const moved = { ...field, norm: norm(places[part] ?? "п. 3") };
    if (part !== "data" || field.state === "asked") return [moved];
    return [{ ...moved, state: "check", reason: checkReasons.transferredData }];
  });
  return { ...section, fields };
}

/** The countries: for each recipient the given one, or the verified one from the catalogue. */
function statesField(foreign: readonly Recipient[]): NotificationField {
  const states = [...new Set(foreign.flatMap(({ foreignCountries }) => foreignCountries ?? []))];
  const hasUnknownCountry = foreign.some(({ foreignCountries }) => foreignCountries?.length === 0);
  const field = textField({
    id: "states",
    label: fieldLabels.states,
    sources: passportSources("transfers.contractors"),
    norm: norm("п. 6"),
    value: states.map(nameOfState).join("; "),
  });
  return hasUnknownCountry ? { ...field, state: "asked" } : field;
}

const codes = new Map(Object.entries(countryGenitives).map(([code, text]) => [text, code]));
const regions = new Intl.DisplayNames("ru", { type: "region" });

/** «США»; free text stays as the owner typed it. */
function nameOfState(genitive: string): string {
  const code = codes.get(genitive);
  if (code === undefined) return genitive.replace(/^иностранного государства — /, "");
  return Object.hasOwn(recipientCountries, code)
    ? recipientCountries[code as keyof typeof recipientCountries]
    : (regions.of(code) ?? genitive);
}
