import { cookieKindsOf } from "@/lib/engine/facts/cookie-use";
import type { KnownFacts } from "@/lib/engine/facts/known";
import { oncePerKnown } from "@/lib/engine/facts/once-per-known";
import {
  chosenDataTypes,
  hasMinors,
  namesBiometrics,
  namesHealth,
  namesOtherSpecial,
  publishedTypes,
  teachesAdults,
  welcomesMinors,
} from "@/lib/engine/facts/processing/chosen-data";
import {
  correctedData,
  correctedGround,
  correctedSubjects,
  isMovable,
  withCorrections,
  withTermOf,
} from "@/lib/engine/facts/processing/corrections";
import { hasSellers, recipientsOf } from "@/lib/engine/facts/processing/recipients";
import {
  analyticsUses,
  countersOfSite,
  countsAppAlone,
  dataOfCounters,
} from "@/lib/engine/facts/processing/recipients/counters";
import { hasOwnServer } from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  actsByOrder,
  keepersOfPart,
  recipientName,
  recipientsByPurpose,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import {
  hasFixedTerm,
  isCountedAnywhere,
  retentionOf,
} from "@/lib/engine/facts/processing/retention";
import { appDataWords, appStatistics } from "@/lib/engine/presets/application";
import { consenter } from "@/lib/engine/presets/consents";
import { dataPresets } from "@/lib/engine/presets/data";
import { groundPresets, legalGrounds } from "@/lib/engine/presets/grounds";
import { type IndustryPreset, industryPresets } from "@/lib/engine/presets/industries";
import type {
  DerivedPurpose,
  GroundKey,
  ProcessingRow,
  RowKey,
} from "@/lib/engine/presets/processing";
import {
  authorship,
  giftsPurpose,
  type PurposePreset,
  proofOfPowers,
  proofOfWrittenConsent,
  purposePresets,
  requestsAlone,
} from "@/lib/engine/presets/purposes";
import {
  type DataType,
  type Industry,
  type ProcessingPurpose,
  processingPurposes,
} from "@/lib/engine/questions/options";

/** Purposes under which a contract with the person is concluded or performed. */
const contractual: RowKey[] = ["order_processing", "delivery", "payment", "contract"];
/** Data that every site receives: without a purpose of their own they serve its operation. */
const technical: DataType[] = ["ip_address", "cookies", "device_info"];
const necessaryCookies = "файлы cookie, без которых Сайт не работает";
/** Purposes that ask for no consent have no cookies but these. */
const withoutConsent: RowKey[] = ["operation", "security"];
const antiMoneyLaundering: Industry[] = ["crypto", "fintech", "insurance"];

/** True when 115-ФЗ obliges this industry to identify its clients. */
export function identifiesClients(known: KnownFacts): boolean {
  return antiMoneyLaundering.includes(known["site.industry"]);
}

/** Journalism and authorship have a ground of their own (152-ФЗ ст. 6 ч. 1 п. 8), and a row. */
export const writesAboutPeople = (known: KnownFacts): boolean =>
  known["site.isSmi"] || known["site.writesAboutPeople"];

/** Who takes gifts and sells nothing has no customers (ГК РФ ст. 582). */
export const takesGiftsOnly = (known: KnownFacts): boolean =>
  industryPresets[known["site.industry"]].givers !== undefined &&
  known["trade.sold"].every((thing) => thing === "donations");

/**
 * The processing matrix of the answers: one row a purpose. Every chosen purpose and every chosen type of data
 * appears in a row; nothing that was not chosen appears, except what the purpose cannot do without
 * (`inevitable`, the data of a named counter). Incomplete answers are fine. Source: 152-ФЗ ст. 5, 6, 10, 10.1, 11,
 * 15, 18.1 ч. 1 п. 2, 21, 22 ч. 3.1.
 */
export const buildProcessingMatrix = oncePerKnown((known): readonly ProcessingRow[] => {
  const recipients = recipientsOf(known);
  const types = chosenDataTypes(known);
  const chosen = chosenPurposes(known);
  const keys: RowKey[] = [...chosen.keys, ...derivedPurposes(known, types)];
  const placed = placeData(known, types, keys, chosen.fallback);
  const placedKeys = placed.map(({ key }) => key);
  const receivers = recipientsByPurpose(placedKeys, recipients);
  const rows = placed
    .map((place) =>
      toRow(known, place, {
        hasAccounts: placedKeys.includes("registration"),
        recipients: receivers.get(place.key) ?? [],
        keepers: keepersOfPart(place.key, recipients),
        ticked: chosen.ticked,
      }),
    )
    .map((row, _, all) => withProofs(row, all, known));
  const asksConsents = rows.some(({ grounds }) => grounds.some(({ consent }) => consent));
  if (asksConsents || recipients.some(actsByOrder)) return rows;
  return rows.map((row) => (row.key === "duties" ? withoutConsents(row, known) : row));
});

/** What proves a consent besides the mark: its signer and who gave it for another (152-ФЗ ст. 9 ч. 1, 4). */
function withProofs(row: ProcessingRow, rows: ProcessingRow[], known: KnownFacts): ProcessingRow {
  if (row.key !== "duties") return row;
  const isWritten = rows.some(({ grounds }) =>
    grounds.some(({ key }) => key === "healthConsentToOrder"),
  );
  const { orderTellsHealth } = industryPresets[known["site.industry"]];
  const proofs = [
    ...(hasMinors(known) || orderTellsHealth ? [proofOfPowers] : []),
    ...(isWritten ? [proofOfWrittenConsent] : []),
  ];
  return { ...row, data: [...row.data, ...proofs] };
}

/** The row of duties of an owner who has no consents to prove. */
function withoutConsents(row: ProcessingRow, known: KnownFacts): ProcessingRow {
  const preset = withCorrections("duties", { ...purposePresets.duties, ...requestsAlone }, known);
  const proof = purposePresets.duties.inevitable.filter(
    (words) => !requestsAlone.inevitable.includes(words),
  );
  const grounds = row.grounds.map((ground) =>
    ground.key === "duties" ? legalGrounds.requests : ground,
  );
  return {
    ...row,
    purpose: preset.purpose,
    recipients: [],
    actions: actionsOf("duties", false),
    data: row.data.filter((words) => !proof.includes(words) && words !== proofOfPowers),
    grounds,
    retention: retentionOf(withTermOf("duties", known), { key: "duties", grounds }, preset, false),
  };
}

/** The purposes that were ticked or follow from a counter or a payment service. */
function chosenPurposes(known: KnownFacts) {
  const ticked = new Set<RowKey>(known["purposes.chosen"]);
  if (known["purposes.other"]) ticked.add("other");
  const all = new Set(ticked);
  const transfers = known["transfers.kinds"];
  if (analyticsUses(known).length > 0 || transfers.includes("analytics")) all.add("analytics");
  if (known["transfers.paymentSystems"].length > 0 || transfers.includes("payment_systems")) {
    all.add("payment");
  }
  // The contact e-mail is published, so people write to it whether or not a purpose was ticked.
  const fallback = ticked.size === 0;
  if (fallback) all.add("feedback");
  const keys = (Object.keys(processingPurposes) as ProcessingPurpose[]).filter((key) =>
    all.has(key),
  );
  return { keys, ticked, fallback };
}

function derivedPurposes(known: KnownFacts, types: readonly DataType[]): DerivedPurpose[] {
  const derived: DerivedPurpose[] = [];
  if (known["site.userCanPost"] && !known["site.postsWithoutData"]) derived.push("publication");
  if (known["publishing.own"]) derived.push("distribution");
  if (types.includes("health") || known["site.industry"] === "medical") derived.push("health");
  if (types.includes("biometric")) derived.push("biometric");
  if (known["app.data"].some((type) => type !== "advertising_id")) derived.push("application");
  if (known["app.data"].includes("advertising_id")) derived.push("app_advertising");
  if (identifiesClients(known)) derived.push("aml");
  if (writesAboutPeople(known)) derived.push("journalism");
  if (hasSellers(known)) derived.push("sellers");
  if (known["site.userCanPost"]) derived.push("notices");
  return derived;
}

type Place = {
  key: RowKey;
  types: DataType[];
  /** True where a type came here for want of a better purpose: a contract does not need it. */
  extra: boolean;
};

/** Puts each chosen type of data into every purpose that typically needs it, or finds it a home. */
function placeData(
  known: KnownFacts,
  types: readonly DataType[],
  keys: RowKey[],
  fallback: boolean,
): Place[] {
  const places = new Map<RowKey, Place>(keys.map((key) => [key, { key, types: [], extra: false }]));
  const usual = [...places.values()].map((place) => ({
    place,
    data: presetOf(place.key, known).data,
  }));
  const homeless: DataType[] = [];
  for (const type of types) {
    const users = usual.filter(({ data }) => data.includes(type));
    for (const { place } of users) place.types.push(type);
    if (users.length > 0) continue;
    if (type === "other" && specialHome(known)) {
      places.get(specialHome(known) as RowKey)?.types.push(type);
      continue;
    }
    // With no purpose chosen it is unknown what the data are for: they wait for the owner's word.
    // What the owner corrected has the data that he named, and no strangers.
    const home = fallback
      ? undefined
      : dataPresets[type].homes.find(
          (key) => places.has(key) && !(isMovable(type, known) && correctedData(key, known)),
        );
    const place = home && places.get(home);
    if (place) {
      place.types.push(type);
      place.extra ||= type !== "other";
    } else {
      homeless.push(type);
    }
  }
  // Every server gets the address of who asks it. Cookies that the site cannot do without need no consent, so they
  // are never of statistics alone.
  const operation = types.filter((type) => technical.includes(type));
  places.set("operation", { key: "operation", types: operation, extra: false });
  places.set("duties", { key: "duties", types: [], extra: false });
  const unassigned = homeless.filter((type) => !technical.includes(type));
  if (unassigned.length > 0) {
    places.set("unassigned", { key: "unassigned", types: unassigned, extra: false });
  }
  return [...places.values()];
}

/** Data in the owner's own words that are a special category go where its ground is. */
function specialHome(known: KnownFacts): DerivedPurpose | null {
  if (namesHealth(known)) return "health";
  return namesBiometrics(known) ? "biometric" : null;
}

/** The preset of a purpose with the industry's own words and the owner's corrections in it. */
export function presetOf(key: RowKey, known: KnownFacts): PurposePreset {
  const made = presetsMade(known);
  let preset = made.get(key);
  if (preset === undefined) {
    preset = withCorrections(key, withUsualTerm(usualPreset(key, known), known), known);
    made.set(key, preset);
  }
  return preset;
}

/** The figures that we propose are the owner's only where he says so (152-ФЗ ст. 5 ч. 7). */
const withUsualTerm = (preset: PurposePreset, known: KnownFacts): PurposePreset =>
  known["retention.usual"] ? { ...preset, ...preset.usual } : preset;

const presetsMade = oncePerKnown(() => new Map<RowKey, PurposePreset>());

function usualPreset(key: RowKey, known: KnownFacts): PurposePreset {
  const industry = industryPresets[known["site.industry"]];
  const preset = purposePresets[key];
  if (key === "other") return { ...preset, data: known["purposes.otherData"] };
  // Without an account nobody is known by a contact.
  if (key === "security" && !known["purposes.chosen"].includes("registration")) {
    return { ...preset, data: preset.data.filter((type) => type !== "email" && type !== "phone") };
  }
  if (key === "registration" && known["purposes.chosen"].includes("contract")) {
    return { ...preset, data: preset.data.filter((type) => type !== "birth_date") };
  }
  if (key === "operation" && usesCookies(known)) {
    // Only where a choice is asked is there a file that remembers it (`presets/cookies.ts`).
    const choice =
      cookieKindsOf(known).length > 1 ? ", файл с выбором о них — не дольше 1 года" : "";
    const kept = "до окончания сеанса, журнал запросов и файлы cookie — не дольше";
    return {
      ...preset,
      term: `${kept}, чем нужно для этой цели`,
      usual: { term: `${kept} 30 дней${choice}` },
    };
  }
  if (key === "duties" && industry.orderTellsHealth) {
    return { ...preset, grounds: ["duties", "healthAfterwards"] };
  }
  if (key === "order_processing") return { ...preset, ...industry.ordering };
  // A number of a contact is no word that advertising comes there.
  if (key === "newsletter" && chosenDataTypes(known).includes("email")) {
    return { ...preset, data: preset.data.filter((type) => type !== "phone") };
  }
  if (key === "distribution") return { ...preset, data: publishedTypes(known) };
  if (key === "analytics" && countsAppAlone(known)) return { ...preset, ...appStatistics };
  if (key === "analytics" && analyticsUses(known).some((use) => use.key === "appmetrica")) {
    return { ...preset, subjects: [...preset.subjects, ...appStatistics.subjects] };
  }
  if (key === "journalism" && !known["site.isSmi"]) return { ...preset, ...authorship };
  if (key === "payment" && takesGiftsOnly(known)) {
    return { ...preset, purpose: giftsPurpose, subjects: [industry.givers ?? ""] };
  }
  if (key === "health" && industry.health) return { ...preset, ...industry.health };
  if (key !== "contract" || !industry.contractData) return preset;
  return { ...preset, data: [...preset.data, ...industry.contractData] };
}

/** What a row takes from beside it. */
type RowContext = {
  hasAccounts: boolean;
  recipients: readonly Recipient[];
  /** Those who get a part of the data by keeping the site. */
  keepers: readonly string[];
  ticked: ReadonlySet<RowKey>;
};

function toRow(
  known: KnownFacts,
  place: Place,
  { hasAccounts, recipients, keepers, ticked }: RowContext,
): ProcessingRow {
  const { key } = place;
  const preset = presetOf(key, known);
  const industry = industryPresets[known["site.industry"]];
  const isEntrusted = recipients.some(actsByOrder);
  const subjects = subjectsOf(known, place, preset, industry);
  const grounds = groundsOf(known, place, { preset, industry, ticked, subjects })
    // Who has a server of his own and names nobody entrusts nothing.
    .filter(
      (ground) =>
        ground !== "healthConsentToOrder" ||
        isEntrusted ||
        (!hasOwnServer(known) && (key === "order_processing" || recipients.length > 0)),
    )
    .map((ground) => legalGrounds[ground]);
  return {
    key,
    purpose: key === "other" ? (known["purposes.other"] ?? null) : preset.purpose || null,
    derived: !ticked.has(key),
    subjects,
    subjectsSaid: isOfOwner(key) || correctedSubjects(key, known) !== undefined,
    categories: categoriesOf(place, industry, namesOtherSpecial(known)),
    dataTypes: place.types,
    data: dataOf(known, place, preset, industry),
    biometricsUnnamed: key === "biometric" && !namesBiometrics(known),
    dataUnnamed: place.types.includes("other") && known["data.other"] === undefined,
    grounds,
    actions: actionsOf(key, recipients.length > 0 || keepers.length > 0),
    automation: isOnPaper(key, known) ? "mixed" : "automated",
    recipients: [...recipients.flatMap(recipientName), ...keepers],
    retention: retentionOf(withTermOf(key, known), { key, grounds }, preset, hasAccounts),
    destruction: destructionOf(grounds, isOnPaper(key, known)),
  };
}

/** What the owner says that he keeps on paper; a clinic has cards and contracts (323-ФЗ ст. 78, 84). */
const isOnPaper = (key: RowKey, known: KnownFacts): boolean =>
  (industryPresets[known["site.industry"]].keptApart?.includes(key) ?? false) ||
  known["records.onPaper"].some((kind) => kind === key);

/** A counter sets cookies whether or not the owner ticked them; without either the site may have none. */
const usesCookies = (known: KnownFacts): boolean =>
  chosenDataTypes(known).includes("cookies") || countersOfSite(known).length > 0;

/** The owner names these people in answers of their own. */
const isOfOwner = (key: RowKey) => key === "other" || key === "distribution";

function subjectsOf(
  known: KnownFacts,
  place: Place,
  preset: PurposePreset,
  industry: IndustryPreset,
): string[] {
  if (isOfOwner(place.key)) {
    const own = known[place.key === "other" ? "purposes.otherSubjects" : "publishing.subjects"];
    // Whoever consents for a child gives data, too: a name, a contact, a paper (152-ФЗ ст. 18.1 ч. 1 п. 2).
    const forChildren = place.key === "distribution" && chosenDataTypes(known).includes("children");
    return own ? [own, ...(forChildren ? ["их законные представители"] : [])] : [];
  }
  const said = correctedSubjects(place.key, known);
  const subjects = said
    ? [said]
    : preset.subjects.map((words) => words.replace("{клиенты}", industry.clients));
  if ((place.key === "feedback" || place.key === "support") && !said && welcomesMinors(known)) {
    subjects.push("законные представители несовершеннолетних");
  }
  if (!said && teachesAdults(known)) {
    const alone = subjects.map((words) => words.replace(" и их законные представители", ""));
    subjects.splice(0, subjects.length, ...alone);
  }
  const namesChildren = subjects.some((words) => words.startsWith("дети"));
  if (place.types.includes("children") && !namesChildren) subjects.push("несовершеннолетние");
  return [...new Set(subjects)];
}

function categoriesOf(
  place: Place,
  industry: IndustryPreset,
  specialOther: boolean,
): ProcessingRow["categories"] {
  if (place.key === "biometric") return ["biometric"];
  const tells: readonly RowKey[] = ["order_processing", "contract", "duties"];
  if (industry.orderTellsHealth && tells.includes(place.key)) return ["ordinary", "special"];
  if (place.types.includes("other") && specialOther) return ["ordinary", "special"];
  if (place.key !== "health") return ["ordinary"];
  return place.types.some((type) => type !== "health") ? ["ordinary", "special"] : ["special"];
}

function dataOf(
  known: KnownFacts,
  place: Place,
  preset: PurposePreset,
  industry: IndustryPreset,
): string[] {
  // The preset's order, so that every row lists a name before an e-mail; strangers come last.
  const types = [
    ...preset.data.filter((type) => place.types.includes(type)),
    ...place.types.filter((type) => !preset.data.includes(type)),
  ].filter((type) => type !== "other");
  const data = types.map((type) =>
    type === "cookies" && withoutConsent.includes(place.key)
      ? necessaryCookies
      : dataPresets[type].words,
  );
  if (place.types.includes("other") && known["data.other"]) data.push(known["data.other"]);
  if (place.key === "operation" && usesCookies(known) && !types.includes("cookies")) {
    data.push(necessaryCookies);
  }
  if (place.key === "contract") data.push(...(industry.contractNames ?? []));
  data.push(...preset.inevitable.map((words) => words.replace("{заказ}", industry.order)));
  if (place.key === "distribution" && known["publishing.data"].includes("review")) {
    data.push("отзыв");
  }
  // Whoever consents to publication names himself; nothing of that is published (152-ФЗ ст. 10.1 ч. 9, приказ РКН № 18).
  if (place.key === "publication" || (place.key === "distribution" && data.length > 0)) {
    const ofChild =
      types.includes("children") ||
      (place.key === "distribution" && chosenDataTypes(known).includes("children"));
    data.push(ofChild ? consenter.forChild : consenter.usual);
  }
  if (place.key === "analytics") data.push(...dataOfCounters(known));
  data.push(...dataOfApplication(place.key, known));
  return [...new Set(data)];
}

/** What was ticked of the application; its advertising identifier serves advertising alone. */
function dataOfApplication(key: RowKey, known: KnownFacts): string[] {
  if (key !== "application" && key !== "app_advertising") return [];
  const isAdvertising = key === "app_advertising";
  return known["app.data"]
    .filter((type) => (type === "advertising_id") === isAdvertising)
    .map((type) => appDataWords[type]);
}

/** The owner's own purpose rests on what the owner says; until then on a visible blank. */
const groundsOfOther: Record<KnownFacts["purposes.otherGround"], GroundKey[]> = {
  consent: ["consent"],
  contract: ["contract"],
  law: ["law"],
  unknown: [],
};

/** A person who teaches alone is no educational organisation: 273-ФЗ ст. 98 is not theirs. */
const groundsOfIndustry = ({ grounds = [] }: IndustryPreset, known: KnownFacts): GroundKey[] =>
  known["owner.type"] === "individual"
    ? grounds.filter((ground) => ground !== "educationLaw")
    : grounds;

type GroundContext = {
  preset: PurposePreset;
  industry: IndustryPreset;
  ticked: ReadonlySet<RowKey>;
  subjects: readonly string[];
};

function groundsOf(
  known: KnownFacts,
  place: Place,
  { preset, industry, ticked, subjects }: GroundContext,
): GroundKey[] {
  // Of the owner's own purpose the whole ground is a blank until he names it, not a part of it.
  if (place.key === "other" && known["purposes.otherGround"] === "unknown") return [];
  const hasContracts = contractual.some((key) => ticked.has(key));
  const said = correctedGround(place.key, known);
  const grounds: GroundKey[] = said ? [said] : [...preset.grounds];
  switch (said ? null : place.key) {
    case "registration":
      // An account rests on the agreement with the site, which whoever has accounts must have.
      grounds.splice(0, 1, "agreement");
      break;
    case "feedback":
    case "support":
      // To write to a clinic about a contract is to say that one is treated there (323-ФЗ ст. 13).
      if (hasContracts && !industry.orderTellsHealth) grounds.push("contractRequest");
      break;
    case "order_processing":
      grounds.push(...groundsOfIndustry(industry, known));
      if (industry.orderTellsHealth) grounds.push("medical");
      break;
    case "contract":
      grounds.push(...groundsOfIndustry(industry, known));
      if (industry.orderTellsHealth) grounds.push("medical");
      grounds.push("papersByLaw");
      break;
    case "distribution":
      if (known["publishing.data"].includes("photo")) grounds.push("imageConsent");
      break;
    case "other":
      grounds.push(...groundsOfOther[known["purposes.otherGround"]]);
      break;
  }
  // The contract is a ground for its parties only; who signs for a company is not a party and needs a ground of their
  // own (152-ФЗ ст. 6 ч. 1 п. 5).
  const isSignedForOthers = () =>
    subjects.some((words) => /(?<!законные )представител/.test(words));
  if (grounds.includes("contract") && isSignedForOthers()) grounds.push("representatives");
  const terms = withTermOf(place.key, known);
  // An interest is no ground for what a doctor knows (152-ФЗ ст. 10 ч. 2); a record is kept by law.
  if (grounds.includes("contract") && (hasFixedTerm(terms) || preset.forClaims)) {
    const tells = place.key === "order_processing" || place.key === "contract";
    const isRecord = place.key === "health" && industry.orderTellsHealth;
    if (!isRecord) grounds.push(industry.orderTellsHealth && tells ? "healthClaims" : "claims");
  }
  if (isCountedAnywhere(terms) && preset.answered && !preset.term) grounds.push("afterwards");
  if (place.types.includes("other") && namesOtherSpecial(known)) grounds.push("specialConsent");
  const hasConsent = () => grounds.some((key) => groundPresets[key].consent);
  if (place.extra && !hasConsent()) grounds.push("voluntaryConsent");
  if (place.key === "order_processing" && industry.orderTellsHealth && !said) {
    grounds.push("healthConsentToOrder");
  }
  // A contract for a child is concluded by the representative, health data have a written consent of their own.
  if (place.types.includes("children") && place.key !== "contract" && place.key !== "health") {
    grounds.push("representativeConsent");
  }
  return grounds;
}

/** What is done with the data; those of publications and of a mass medium become public. */
const publicRows: readonly RowKey[] = ["publication", "distribution", "journalism", "sellers"];

export function actionsOf(key: RowKey, transferred: boolean): readonly string[] {
  if (publicRows.includes(key)) return actionLists.published;
  return transferred ? actionLists.transferred : actionLists.kept;
}

const withTransfer = (...transfer: string[]): readonly string[] => [
  "сбор",
  "запись",
  "систематизация",
  "накопление",
  "хранение",
  "уточнение (обновление, изменение)",
  "извлечение",
  "использование",
  ...transfer,
  "блокирование",
  "удаление",
  "уничтожение",
];
const actionLists = {
  published: withTransfer("передача (распространение, предоставление, доступ)"),
  transferred: withTransfer("передача (предоставление, доступ)"),
  kept: withTransfer(),
};

function destructionOf(grounds: ProcessingRow["grounds"], onPaper: boolean): string {
  const { electronic, paper } = grounds.some((ground) => ground.consent)
    ? destruction.withConsent
    : destruction.withoutConsent;
  return onPaper ? paper : electronic;
}

// The purpose is reached when the row's own term is over; counted from anything earlier, the thirty
// days would contradict it.
const destroyed = (event: string) => ({
  electronic: `Данные удаляются из информационных систем не позднее 30 дней ${event}`,
  paper: `Данные удаляются из информационных систем, а бумажные носители уничтожаются не позднее 30 дней ${event}`,
});
const destruction = {
  withConsent: destroyed("со дня, когда истёк указанный срок или отозвано согласие"),
  withoutConsent: destroyed("со дня, когда истёк указанный срок"),
};
