/** Maps the rows of the processing matrix to the form's options, and collects what has no option. Pure. */
import { pickLists } from "@/content/regulator-notification/pick-lists";
import { dataPresets } from "@/lib/engine/presets/data";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import type { DataType } from "@/lib/engine/questions/vocabulary/options";

type DataKey = keyof typeof pickLists.data;
type SubjectKey = keyof typeof pickLists.subjects;

/** The ticked options, and the rest to be written in. */
export type SelectedOptions = { keys: string[]; words: string[] };

/** Types that are not here have no option in the form. */
const optionsByDataType: Partial<Record<DataType, readonly DataKey[]>> = {
  full_name: ["full_name"],
  email: ["email"],
  phone: ["phone"],
  address: ["residential_address"],
  // A date contains month and year, which are separate options.
  birth_date: ["birth_year", "birth_month", "birth_date"],
  passport: ["identity_document"],
  photo: ["photo"],
  education: ["education"],
  employment: ["employment"],
};

/** Rows in which a counter receives what every browser sends; in others it is the server's own log. */
const counterRows: readonly RowKey[] = ["analytics", "personalization"];
const technicalTypes: readonly DataType[] = ["ip_address", "cookies", "device_info"];

/** Types of data that have separate fields in the form. */
const typesWithOwnField: readonly DataType[] = ["health", "biometric"];

const dataTypeByLabel = new Map(
  (Object.keys(dataPresets) as DataType[]).map((type) => [dataPresets[type].label, type]),
);

/** The data of a row as options of the list of ordinary data; each item is a tick or stays in words. */
export function pickData(row: ProcessingRow): SelectedOptions {
  const keys: string[] = [];
  const words: string[] = [];
  for (const item of row.data) {
    const type = dataTypeByLabel.get(item);
    if (type && typesWithOwnField.includes(type)) continue;
    const options = type && optionsByDataType[type];
    if (options) keys.push(...options);
    else words.push(item);
  }
  // The form has an option for the counter's own data; the words say which they are.
  const isCounted =
    counterRows.includes(row.key) && row.dataTypes.some((type) => technicalTypes.includes(type));
  if (isCounted || (row.key === "analytics" && words.length > 0)) keys.push("metrics");
  if (words.length > 0) keys.push("other");
  return { keys, words };
}

const subjectPatterns: readonly (readonly [RegExp, SubjectKey])[] = [
  [/соискател/i, "applicants"],
  [/посетител|пользовател/i, "visitors"],
  [/клиент|покупател|заказчик|пациент/i, "clients"],
  [/выгодоприобретател/i, "beneficiaries"],
  [/учащи|учени/i, "pupils"],
  [/студент/i, "students"],
  [/(?:^|[\s,])(?:работник|сотрудник)/i, "employees"],
];

/** The subjects of a row; what no option covers fully is added in words. */
export function pickSubjects({ subjects }: ProcessingRow): SelectedOptions {
  const keys: string[] = [];
  const words: string[] = [];
  for (const item of subjects) {
    const found = subjectPatterns.filter(([pattern]) => pattern.test(item)).map(([, key]) => key);
    keys.push(...found);
    if (found.length !== 1 || /[,]| и /.test(item)) words.push(item);
  }
  return { keys, words };
}

const listsOfGrounds = [
  { law: "152-ФЗ", place: /^ст\. 6 ч\. 1 п\. (.+)$/, prefix: "6." },
  { law: "152-ФЗ", place: /^ст\. 10 ч\. 2 п\. (.+)$/, prefix: "10." },
  { law: "152-ФЗ", place: /^ст\. 11 ч\. (1)$/, prefix: "11." },
] as const;

/** The options for the legal grounds of a row, and the grounds that also have norms of other laws. */
export function pickGrounds({ grounds }: ProcessingRow): SelectedOptions {
  const keys: string[] = [];
  const words: string[] = [];
  for (const ground of grounds) {
    const rest = ground.norms.filter(({ law, place }) => {
      const list = listsOfGrounds.find((entry) => entry.law === law && entry.place.test(place));
      const items = list?.place.exec(place)?.[1]?.split(", ") ?? [];
      keys.push(...items.map((item) => `${list?.prefix ?? ""}${item}`));
      return list === undefined;
    });
    if (rest.length > 0) {
      const norms = rest.map(({ law, place }) => `${law}, ${place}`).join("; ");
      words.push(`${ground.wording} (${norms})`);
    }
  }
  return { keys, words };
}

const optionsByAction = new Map(
  Object.entries(pickLists.actions).map(([key, label]) => [label.toLowerCase(), [key]]),
).set("передача (распространение, предоставление, доступ)", ["transfer", "distribution"]);

export function pickActions({ actions }: ProcessingRow): SelectedOptions {
  return {
    keys: actions.flatMap((action) => optionsByAction.get(action) ?? []),
    words: actions.filter((action) => !optionsByAction.has(action)),
  };
}
