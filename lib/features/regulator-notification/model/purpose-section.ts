/** A row of the processing matrix as a purpose of the notification (152-ФЗ ст. 22 ч. 3.1). Pure. */
import { checkReasons, fieldLabels, purposeTitle } from "@/content/regulator-notification/fields";
import type { KnownFactPath, KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { ProcessingRow } from "@/lib/engine/presets/processing";
import type { NotificationDetails } from "@/lib/features/regulator-notification/model/details";
import {
  detailSources,
  listField,
  type NotificationField,
  type NotificationSection,
  passportSources,
  textField,
} from "@/lib/features/regulator-notification/model/field";
import {
  pickActions,
  pickData,
  pickGrounds,
  pickSubjects,
} from "@/lib/features/regulator-notification/model/form-options";

const norm = "152-ФЗ, ст. 22 ч. 3.1";

type Purpose = {
  row: ProcessingRow;
  number: number;
  known: KnownFacts;
  details: NotificationDetails;
};

/** The purpose with its data, subjects, grounds, actions and method. */
export function purposeSection({ row, number, known, details }: Purpose): NotificationSection {
  const id = `purpose.${row.key}`;
  return {
    id,
    title: `${purposeTitle} ${number}`,
    fields: [
      consentPurposeField(id, row, known),
      dataField(id, row),
      ...specialField(id, row, known),
      ...biometricField(id, row),
      subjectsField(id, row),
      groundsField(id, row),
      listField({
        id: `${id}.actions`,
        label: fieldLabels.actions,
        sources: passportSources("purposes.corrected"),
        norm,
        list: "actions",
        ...pickActions(row),
      }),
      methodField(id, row, details),
      recipientsField(id, row),
    ].flatMap((field) => field ?? []),
  };
}

/** Nobody chose this purpose: the policy's default is not the owner's answer. */
const isDefaultPurpose = (row: ProcessingRow, known: KnownFacts): boolean =>
  row.key === "feedback" && row.derived && known["purposes.chosen"].length === 0;

function consentPurposeField(id: string, row: ProcessingRow, known: KnownFacts): NotificationField {
  const path: KnownFactPath = row.key === "other" ? "purposes.other" : "purposes.chosen";
  return textField({
    id,
    label: fieldLabels.purpose,
    sources: passportSources(path),
    norm: "152-ФЗ, ст. 22 ч. 3 п. 2",
    value: isDefaultPurpose(row, known) ? null : row.purpose,
  });
}

function dataField(id: string, row: ProcessingRow): NotificationField {
  const { keys, words } = pickData(row);
  return listField({
    id: `${id}.data`,
    label: fieldLabels.data,
    sources: passportSources(
      row.dataUnnamed ? "data.other" : "data.collected",
      "purposes.corrected",
    ),
    norm,
    list: "data",
    keys,
    words,
    isPartly: row.dataUnnamed,
    // A row with only special categories has no ordinary data.
    isRequired: row.categories.includes("ordinary"),
    reason: keys.includes("residential_address") && checkReasons.address,
  });
}

function specialField(id: string, row: ProcessingRow, known: KnownFacts): NotificationField[] {
  if (!row.categories.includes("special")) return [];
  const isHealth = row.dataTypes.includes("health") || row.key === "health";
  const orderTellsHealth =
    !isHealth && industryPresets[known["site.industry"]].orderTellsHealth === true;
  return [
    listField({
      id: `${id}.special`,
      label: fieldLabels.special,
      sources: passportSources("data.collected", "data.other"),
      norm,
      list: "special",
      keys: isHealth || orderTellsHealth ? ["health"] : [],
      words: isHealth || orderTellsHealth ? [] : [known["data.other"] ?? ""].filter(Boolean),
      reason: orderTellsHealth
        ? checkReasons.healthByOrder
        : !isHealth && checkReasons.specialOwnWords,
    }),
  ];
}

function biometricField(id: string, row: ProcessingRow): NotificationField[] {
  if (!row.categories.includes("biometric")) return [];
  return [
    textField({
      id: `${id}.biometric`,
      label: fieldLabels.biometric,
      sources: passportSources("data.other", "data.collected"),
      norm,
      value: row.biometricsUnnamed ? null : row.data.join("; "),
      reason: checkReasons.biometric,
    }),
  ];
}

function subjectsField(id: string, row: ProcessingRow): NotificationField {
  const { keys, words } = pickSubjects(row);
  const path: KnownFactPath =
    row.key === "other"
      ? "purposes.otherSubjects"
      : row.key === "distribution"
        ? "publishing.subjects"
        : "purposes.corrected";
  return listField({
    id: `${id}.subjects`,
    label: fieldLabels.subjects,
    sources: passportSources(path),
    norm,
    list: "subjects",
    keys,
    words,
    reason: words.length > 0 && checkReasons.ownWords,
  });
}

function groundsField(id: string, row: ProcessingRow): NotificationField {
  const { keys, words } = pickGrounds(row);
  return listField({
    id: `${id}.grounds`,
    label: fieldLabels.grounds,
    sources: passportSources(row.key === "other" ? "purposes.otherGround" : "purposes.corrected"),
    norm,
    list: "grounds",
    keys,
    words,
    reason: words.length > 0 && checkReasons.otherGround,
  });
}

function methodField(
  id: string,
  { automation }: ProcessingRow,
  { innerNetwork }: NotificationDetails,
): NotificationField {
  const inner = innerNetwork && (innerNetwork === "yes" ? "inner" : "noInner");
  return listField({
    id: `${id}.method`,
    label: fieldLabels.method,
    sources: [...detailSources("innerNetwork"), ...passportSources("records.onPaper")],
    norm,
    list: "method",
    // A site receives data over the Internet.
    keys: [automation, ...(inner ? [inner] : []), "internet"],
    isPartly: inner === undefined,
  });
}

function recipientsField(id: string, { recipients }: ProcessingRow): NotificationField | null {
  if (recipients.length === 0) return null;
  return textField({
    id: `${id}.recipients`,
    label: fieldLabels.recipients,
    sources: passportSources("transfers.contractors"),
    norm: "152-ФЗ, ст. 14 ч. 7 п. 4",
    value: recipients.join("; "),
    reason: checkReasons.recipients,
    isRequired: false,
    isReported: false,
    isInForm: false,
  });
}
