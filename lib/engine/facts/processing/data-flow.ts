/** The matrix, the recipients and what follows from them, as facts that a template may speak of. */

import { citeGround, citeInCell } from "@/lib/engine/facts/citation";
import { fieldOf, type KnownFacts } from "@/lib/engine/facts/known";
import {
  chosenDataTypes,
  hasMinors,
  mayHaveMinors,
  namesOtherSpecial,
} from "@/lib/engine/facts/processing/chosen-data";
import {
  identifiesClients,
  writesAboutPeople,
} from "@/lib/engine/facts/processing/matrix/purposes";
import { isInWriting } from "@/lib/engine/facts/processing/order-health";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/processing-matrix";
import { publishedPages } from "@/lib/engine/facts/processing/published-pages";
import { mergeAlike, toRecipientFacts } from "@/lib/engine/facts/processing/recipient-facts";
import {
  hasJourneys,
  namesBannedNetwork,
  recipientsOf,
  staysInRussia,
  unsaidRecipients,
} from "@/lib/engine/facts/processing/recipients";
import {
  analyticsUses,
  countsByItself,
  countsOnlyApp,
} from "@/lib/engine/facts/processing/recipients/counters";
import {
  hasOwnServer,
  isKeeperUnsaid,
  platformSetsCookies,
} from "@/lib/engine/facts/processing/recipients/platform";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import {
  keepsTheSite,
  keptOnSite,
  keptOnSiteInPart,
} from "@/lib/engine/facts/processing/recipients-of-purpose";
import { generalRetention } from "@/lib/engine/facts/processing/retention";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";
import { flag, text, texts } from "@/lib/engine/facts/vocabulary";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { DataCategory, ProcessingRow } from "@/lib/engine/presets/processing";
import { dataTypes, keysOf, processingPurposes } from "@/lib/engine/questions/options";
import { capitalised } from "@/lib/russian/capitalised";
import { typeset } from "@/lib/russian/typography";

/** The grounds of 152-ФЗ ст. 6 ч. 1 that a policy explains in general. */
const generalGrounds = {
  consent: "согласие (п. 1)",
  contract: "договор (п. 5)",
  interest: "законный интерес (п. 7)",
} as const;

export const dataFlowVocabulary = {
  grounds: {
    kind: "choices",
    label: "правовые основания",
    field: fieldOf("purposes.chosen"),
    options: generalGrounds,
  },
  purposes: {
    kind: "choices",
    label: "цели обработки",
    field: fieldOf("purposes.chosen"),
    options: processingPurposes,
  },
  "data.types": {
    kind: "choices",
    label: "виды данных",
    field: fieldOf("data.collected"),
    options: dataTypes,
  },
  processing: {
    kind: "rows",
    label: "цели и условия обработки",
    field: fieldOf("purposes.chosen"),
    row: {
      purpose: text("цель обработки", "purposes.other"),
      subjects: text("чьи данные обрабатываются", "site.industry"),
      categories: text("категории данных", "data.collected"),
      data: text("перечень данных для этой цели", "data.collected"),
      list: text("перечень данных с категорией", "data.collected"),
      basis: text("правовое основание", "purposes.chosen"),
      biometricsUnnamed: flag("не названы биометрические данные", "data.other"),
      dataUnnamed: flag("не названы иные данные", "data.other"),
      grounds: text("правовое основание", "purposes.chosen"),
      actions: text("действия с данными", "transfers.kinds"),
      distributed: flag("раскрываются ли данные всем", "site.userCanPost"),
      methods: text("способ обработки", "purposes.chosen"),
      recipients: text("получателей данных", "transfers.kinds"),
      bankUnnamed: flag("не назван тот, кто принимает оплату", "transfers.ownWork"),
      carrierUnnamed: flag("не назван тот, кто везёт заказы", "transfers.ownWork"),
      mailerUnnamed: flag("не назван тот, кто рассылает", "transfers.ownWork"),
      counterUnnamed: flag("не назван тот, кто ведёт статистику", "transfers.ownWork"),
      keeperUnnamed: flag("не назван тот, кто хранит данные Сайта", "hosting.provider"),
      ofApp: flag("относится ли к мобильному приложению", "app.said"),
      byLetter: flag("приходят ли данные письмом", "site.userCanPost"),
      retention: text("срок обработки и хранения", "retention.period"),
      destruction: text("порядок уничтожения", "retention.period"),
    },
  },
  "processing.purposes": text("цели обработки", "purposes.chosen"),
  "statistics.data": text("какие данные нужны для статистики", "counters.services"),
  "recipients.names": text("получателей данных", "transfers.kinds"),
  "methods.usual": text("способ обработки", "purposes.chosen"),
  "methods.mixed": texts("цели, данные для которых обрабатываются и на бумаге", "purposes.chosen"),
  "methods.public": texts("цели, для которых данные раскрываются всем", "site.userCanPost"),
  "unnamed.biometrics": flag("не названы биометрические данные", "data.other"),
  "unnamed.data": flag("не названы иные данные", "data.other"),
  "unnamed.bank": flag("не назван тот, кто принимает оплату", "transfers.ownWork"),
  "unnamed.carrier": flag("не назван тот, кто везёт заказы", "transfers.ownWork"),
  "unnamed.mailer": flag("не назван тот, кто рассылает", "transfers.ownWork"),
  "unnamed.counter": flag("не назван тот, кто ведёт статистику", "transfers.ownWork"),
  "unnamed.keeper": flag("не назван тот, кто хранит данные Сайта", "hosting.provider"),
  "app.keeperUnnamed": flag("не назван тот, кто хранит данные приложения", "transfers.contractors"),
  "counters.own": flag("ведёт ли статистику сам владелец", "transfers.ownWork"),
  "platform.setsCookies": flag("ставит ли конструктор свои файлы cookie", "site.platformName"),
  "minors.unsaid": flag("сказано ли, бывают ли несовершеннолетние", "minors.come"),
  "minors.mixed": flag("есть ли рядом сведения о детях и взрослых", "data.collected"),
  recipients: {
    kind: "rows",
    label: "получателей данных",
    field: fieldOf("transfers.kinds"),
    row: {
      name: text("наименование получателя", "transfers.contractors"),
      bankUnnamed: flag("не назван тот, кто принимает оплату", "transfers.ownWork"),
      carrierUnnamed: flag("не назван тот, кто везёт заказы", "transfers.ownWork"),
      mailerUnnamed: flag("не назван тот, кто рассылает", "transfers.ownWork"),
      counterUnnamed: flag("не назван тот, кто ведёт статистику", "transfers.ownWork"),
      ofStatistics: flag("ведёт ли статистику", "counters.services"),
      purpose: text("цель передачи", "transfers.kinds"),
      data: text("передаваемые данные", "transfers.kinds"),
      ground: text("основание передачи", "transfers.kinds"),
    },
  },
  "transfers.payments": flag("есть ли платёжные сервисы", "transfers.paymentSystems"),
  "transfers.paymentNames": text("платёжные сервисы", "transfers.paymentSystems"),
  "transfers.sellers": flag("передаются ли заказы продавцам", "site.industry"),
  "transfers.journeys": flag("передаются ли данные для поездок", "site.industry"),
  "transfers.processors": flag("поручается ли обработка", "hosting.provider"),
  "transfers.keeper": flag("хранит ли данные Сайта кто-то другой", "hosting.provider"),
  "transfers.bannedNetworkNamed": flag("названы ли запрещённые сети", "transfers.contractors"),
  analytics: {
    kind: "rows",
    label: "сервисы статистики",
    field: fieldOf("counters.services"),
    row: {
      service: text("сервис статистики", "counters.services"),
      owner: text("владельца сервиса статистики", "counters.services"),
      counter: text("номер счётчика", "counters.yandex"),
      country: text("страну сервиса", "counters.services"),
    },
  },
  "counters.several": flag("несколько ли счётчиков", "counters.services"),
  crossBorder: {
    kind: "rows",
    label: "иностранных получателей",
    field: fieldOf("counters.services"),
    row: {
      name: text("иностранного получателя", "counters.services"),
      country: text("страну получателя", "counters.services"),
    },
  },
  "transfers.abroad": text("осуществляется ли трансграничная передача", "database.country"),
  "cookies.used": flag("используются ли файлы cookie", "data.collected"),
  "special.none": flag("нет ли особых категорий данных", "data.collected"),
  "special.health": flag("обрабатываются ли сведения о здоровье", "data.collected"),
  "special.biometric": flag("обрабатываются ли биометрические данные", "data.collected"),
  "special.otherNamed": flag("названы ли иные специальные категории", "data.other"),
  "special.minors": flag("обрабатываются ли данные несовершеннолетних", "data.collected"),
  "special.journalism": flag("пишет ли владелец о людях", "site.writesAboutPeople"),
  "special.aml": flag("действует ли закон № 115-ФЗ", "site.industry"),
  "special.forClients": flag("обрабатываются ли данные по поручению клиентов", "site.industry"),
  "publishing.pages": texts("другие страницы, где публикуются данные", "publishing.where"),
  "retention.general": text("срок хранения", "retention.period"),
  "retention.claims": flag("хранятся ли данные после договора", "purposes.chosen"),
} as const satisfies Vocabulary;

/** The flow of data: purposes, recipients, counters, terms, withdrawal. */
export function dataFlowFacts(known: KnownFacts): FactRecord {
  const recipients = recipientsOf(known);
  const unsaid = unsaidRecipients(known, recipients);
  const everybody = [...recipients, ...unsaid];
  const matrix = buildProcessingMatrix(known);
  const types = chosenDataTypes(known);
  const keeperUnsaid = isKeeperUnsaid(known);
  const isUnsaid = (work: Recipient["role"]) => unsaid.some(({ role }) => role === work);
  const has = (role: Recipient["role"]) => recipients.some((recipient) => recipient.role === role);
  const uses = analyticsUses(known);
  const medical = known["site.industry"] === "medical";
  const health = types.includes("health");
  const biometric = types.includes("biometric");
  return {
    grounds: usedGrounds(matrix),
    purposes: matrix.map((row) => row.key).filter((key) => key in processingPurposes),
    "data.types": [...types],
    processing: matrix.map((row) => toProcessingFacts(row, known, everybody)),
    "processing.purposes": matrix.every(({ purpose }) => purpose !== null)
      ? listed(matrix.map(({ purpose }) => lowerFirst(purpose ?? "")))
      : undefined,
    "statistics.data": matrix
      .find(({ key }) => key === "analytics")
      ?.data.map((words) => (words === known["data.other"] ? words : typeset(words)))
      .join("; "),
    "recipients.names": recipients.every(({ name }) => name !== null)
      ? listedAsTyped(recipients.map(({ name }) => name ?? ""))
      : undefined,
    "methods.usual": lowerFirst(typesetMethods.automated),
    "methods.mixed": namesOf(matrix.filter(({ automation }) => automation === "mixed")),
    "methods.public": namesOf(matrix.filter(isPublic)),
    "unnamed.biometrics": matrix.some((row) => row.biometricsUnnamed),
    "unnamed.data": matrix.some((row) => row.dataUnnamed),
    "unnamed.bank": isUnsaid("payment"),
    "unnamed.carrier": isUnsaid("delivery"),
    "unnamed.mailer": isUnsaid("mailing"),
    "unnamed.counter": everybody.some(({ role, name }) => role === "analytics" && name === null),
    "unnamed.keeper": keeperUnsaid,
    "app.keeperUnnamed":
      !known["transfers.ownWork"].includes("app_own") &&
      matrix.some(
        ({ key, recipients: named }) =>
          (key === "application" || key === "app_advertising") && named.length === 0,
      ),
    "counters.own": countsByItself(known),
    "platform.setsCookies": platformSetsCookies(known),
    "minors.unsaid": mayHaveMinors(known),
    "minors.mixed": types.includes("children"),
    recipients: mergeAlike(everybody).map((recipient) => {
      const isUnnamedAs = (work: Recipient["role"]) => isUnnamed([recipient], work);
      const { name, purpose, data, ground } = toRecipientFacts(recipient, matrix, known);
      return {
        name,
        purpose,
        data,
        ground,
        ofStatistics: recipient.role === "analytics" && recipient.name !== null && !recipient.said,
        bankUnnamed: isUnnamedAs("payment"),
        carrierUnnamed: isUnnamedAs("delivery"),
        mailerUnnamed: isUnnamedAs("mailing"),
        counterUnnamed: isUnnamedAs("analytics"),
      };
    }),
    "transfers.payments": has("payment"),
    "transfers.paymentNames":
      recipients
        .filter(({ role, name }) => role === "payment" && name !== null)
        .map(({ name }) => name)
        .join(", ") || undefined,
    "transfers.sellers": has("seller"),
    "transfers.journeys": hasJourneys(known),
    "transfers.processors": recipients.some(({ role }) => role !== "fiscalData"),
    "transfers.keeper": keeperUnsaid || recipients.some(keepsTheSite),
    "transfers.bannedNetworkNamed": namesBannedNetwork(known),
    analytics: uses.map((use) => ({
      service: use.service,
      owner: use.owner ?? undefined,
      counter: use.counterId ?? undefined,
      country: use.foreignCountries?.join(", ") || undefined,
    })),
    "counters.several": uses.length > 1,
    crossBorder: recipients
      .filter((recipient) => recipient.foreignCountries !== null)
      .map((recipient) => ({
        name: recipient.name ?? undefined,
        country: recipient.foreignCountries?.join(", ") || undefined,
      })),
    "transfers.abroad": staysInRussia(known, everybody) ? "не осуществляет" : undefined,
    "cookies.used": types.includes("cookies") || (has("analytics") && !countsOnlyApp(known)),
    "special.none": !health && !biometric && !medical,
    "special.health": health || medical,
    "special.biometric": biometric,
    "special.otherNamed": namesOtherSpecial(known),
    "special.minors": hasMinors(known),
    "special.journalism": writesAboutPeople(known),
    "special.aml": identifiesClients(known),
    "special.forClients": industryPresets[known["site.industry"]].processesForClients ?? false,
    "publishing.pages": publishedPages(known),
    "retention.general": generalRetention(known, matrix),
    "retention.claims": matrix.some(({ grounds }) =>
      grounds.some(({ key }) => key === "claims" || key === "healthClaims"),
    ),
  };
}

/** Who does the work of a purpose. */
const workOf: Partial<Record<ProcessingRow["key"], Recipient["role"]>> = {
  payment: "payment",
  delivery: "delivery",
  newsletter: "mailing",
  analytics: "analytics",
};

/** True where somebody who does this work was chosen without a name. */
const isUnnamed = (recipients: readonly Recipient[], work: Recipient["role"]): boolean =>
  recipients.some(({ role, name }) => role === work && name === null);

const placesOfGrounds: Record<keyof typeof generalGrounds, string> = {
  consent: "ст. 6 ч. 1 п. 1",
  contract: "ст. 6 ч. 1 п. 5",
  interest: "ст. 6 ч. 1 п. 7",
};

/** Those on which a row of the matrix rests; a policy names no others. */
function usedGrounds(matrix: readonly ProcessingRow[]): string[] {
  const restsOn = (place: string) =>
    matrix.some(({ grounds }) =>
      grounds.some(({ norms }) =>
        norms.some((norm) => norm.law === "152-ФЗ" && norm.place === place),
      ),
    );
  return keysOf(placesOfGrounds).filter((ground) => restsOn(placesOfGrounds[ground]));
}

const categoryWords: Record<DataCategory, string> = {
  ordinary: "иные персональные данные",
  special: "специальная категория",
  biometric: "биометрические персональные данные",
};

/** The form knows one special category by name, health; the owner's own words name the others. */
function categoryOf(category: DataCategory, { key, grounds }: ProcessingRow): string {
  const health =
    category === "special" &&
    (key === "health" ||
      key === "order_processing" ||
      key === "duties" ||
      grounds.some((ground) => ground.key === "medical"));
  return `${categoryWords[category]}${health ? ": состояние здоровья" : ""}`;
}

const automationWords: Record<ProcessingRow["automation"], string> = {
  automated: "Автоматизированная обработка",
  mixed: "Смешанная обработка (с использованием средств автоматизации и без них)",
};

/** How a row's data are processed, in words; of an internal network nobody is asked. */
export const methodsOf = ({ automation }: Pick<ProcessingRow, "automation">): string =>
  `${automationWords[automation]} с передачей по сети «Интернет»`;

const typesetMethods: Record<ProcessingRow["automation"], string> = {
  automated: typeset(methodsOf({ automation: "automated" })),
  mixed: typeset(methodsOf({ automation: "mixed" })),
};

/**
 * A row of the matrix as text for a table. The assembler leaves facts as they are, because they may be an
 * owner's words; built-in words get their typography here.
 */
export function toProcessingFacts(
  row: ProcessingRow,
  known: KnownFacts,
  recipients: readonly Recipient[],
): FactRecord {
  const { key } = row;
  const isUnnamedAs = (work: Recipient["role"]) =>
    workOf[key] === work && isUnnamed(recipients, work);
  const ours = (words: string) => (words === known["data.other"] ? words : typeset(words));
  const retention = row.retention.join(". ");
  const data = listed(row.data.map(ours));
  const categories = listed(row.categories.map((category) => categoryOf(category, row)));
  const keptApart = industryPresets[known["site.industry"]].keptApart?.includes(row.key) ?? false;
  return {
    purpose: row.purpose === null ? undefined : listed([row.purpose]),
    subjects: listed(row.subjectsSaid ? row.subjects : row.subjects.map(typesetAlone)),
    categories,
    data,
    list: data && data + namedCategories(row),
    biometricsUnnamed: row.biometricsUnnamed,
    dataUnnamed: row.dataUnnamed,
    grounds: listed(row.grounds.map(citeGround)),
    basis: listed(row.grounds.map(citeInCell)),
    actions: actionWords(row.actions),
    distributed: isPublic(row),
    methods: typesetMethods[row.automation],
    recipients:
      row.recipients.length > 0
        ? row.recipients.join("; ") + conditionOfRecipients(row)
        : keptApart && !hasOwnServer(known)
          ? recipientsOfRecords(known)
          : undefined,
    retention: known["retention.custom"] ? retention : typeset(retention),
    destruction: typeset(row.destruction),
    bankUnnamed: isUnnamedAs("payment"),
    carrierUnnamed: isUnnamedAs("delivery"),
    mailerUnnamed: isUnnamedAs("mailing"),
    counterUnnamed: isUnnamedAs("analytics"),
    keeperUnnamed:
      isKeeperUnsaid(known) &&
      !keptApart &&
      (keptOnSite(key) || keptOnSiteInPart(key)) &&
      (key !== "analytics" || countsByItself(known)),
    ofApp: key === "application" || key === "app_advertising",
    byLetter: key === "notices",
  };
}

/** One table says once that data are ordinary unless their row names another category. */
function namedCategories(row: ProcessingRow): string {
  const named = row.categories.filter((category) => category !== "ordinary");
  if (named.length === 0) return "";
  const words = named.map((category) => categoryOf(category, row)).join("; ");
  return typeset(
    `. ${row.categories.length > named.length ? `Среди них ${words}` : capitalised(words)}`,
  );
}

/** The lists of actions are three. */
function actionWords(actions: readonly string[]): string | undefined {
  const words = listedActions.get(actions) ?? listed(actions.map(typesetAlone), ", ");
  if (words !== undefined) listedActions.set(actions, words);
  return words;
}
const listedActions = new WeakMap<readonly string[], string>();

const isPublic = ({ actions }: ProcessingRow) =>
  actions.some((action) => action.includes("распространение"));

/** Who gets a patient's records: those whom the owner names, and those whom the law does (323-ФЗ ст. 13, 91). */
function recipientsOfRecords(known: KnownFacts): string {
  const keeper = known["patients.recordsKeeper"];
  const byLaw = typeset("в случаях, предусмотренных законом, — ЕГИСЗ и страховые организации");
  return keeper === undefined || keeper === "никто" ? capitalised(byLaw) : `${keeper}; ${byLaw}`;
}

/** How anyone who owes no medical secrecy gets an appointment (152-ФЗ ст. 10 ч. 2 п. 1; 323-ФЗ ст. 13 ч. 3). */
const inWriting = " — только с согласия пациента в письменной форме";
/** Of patients' consents among those that lie on the site; the rest of the row is said before. */
const ofPatientsInWriting = "; сведения о пациентах — только с их согласия в письменной форме";

function conditionOfRecipients(row: ProcessingRow): string {
  if (isInWriting(row)) return typeset(inWriting);
  const isOfPatients = row.key === "duties" && row.categories.includes("special");
  return isOfPatients ? typeset(ofPatientsInWriting) : "";
}

/** Names keep the letter that they begin with. */
const listedAsTyped = (names: string[]) => [...new Set(names)].join("; ") || undefined;

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** «Доставка», as a sentence about several purposes names them. */
const namesOf = (rows: ProcessingRow[]) =>
  rows.flatMap(({ purpose }) => (purpose === null ? [] : [`«${purpose}»`]));

const typesetAlone = (words: string) => typeset(words);

/** One text that begins with a capital; undefined where there is nothing to list. */
function listed(items: string[], separator = "; "): string | undefined {
  const joined = items.join(separator);
  return joined === "" ? undefined : capitalised(joined);
}
