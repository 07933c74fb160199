/** The matrix, the recipients and what follows from them, as facts that a template may speak of. */
import { industryPresets } from "@/content/presets/industries";
import { recipientPresets, tradePresets } from "@/content/presets/recipients";
import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import {
  dataTypes,
  processingPurposes,
  thirdParties,
  withdrawalMethods,
} from "@/lib/engine/answers/options";
import { citeNorms } from "@/lib/engine/facts/citation";
import { chosenDataTypes, type KnownAnswers, namesOtherSpecial } from "@/lib/engine/facts/draft";
import { ownerKindOf } from "@/lib/engine/facts/owner";
import type { DataCategory, ProcessingRow } from "@/lib/engine/facts/processing";
import { buildProcessingMatrix, identifiesClients } from "@/lib/engine/facts/processing-matrix";
import {
  analyticsUses,
  foreignCountriesOf,
  namesBannedNetwork,
  type Recipient,
  recipientsOf,
} from "@/lib/engine/facts/recipients";
import { tradeOf } from "@/lib/engine/facts/recipients-of-purpose";
import { generalRetention, hasFixedTerm } from "@/lib/engine/facts/retention";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";
import { typeset } from "@/lib/russian/typography";

const text = (label: string, field?: string) => ({ kind: "text", label, field }) as const;
const flag = (label: string, field?: string) => ({ kind: "flag", label, field }) as const;

export const dataFlowVocabulary = {
  purposes: {
    kind: "choices",
    label: "цели обработки",
    field: "processingPurposes",
    options: processingPurposes,
  },
  "data.types": {
    kind: "choices",
    label: "виды данных",
    field: "dataTypesCollected",
    options: dataTypes,
  },
  processing: {
    kind: "rows",
    label: "цели и условия обработки",
    field: "processingPurposes",
    row: {
      purpose: text("цель обработки", "otherPurpose"),
      subjects: text("чьи данные обрабатываются", "industry"),
      categories: text("категории данных", "dataTypesCollected"),
      data: text("перечень данных для этой цели", "dataTypesCollected"),
      biometricsUnnamed: flag("не названы биометрические данные", "otherDataTypes"),
      dataUnnamed: flag("не названы иные данные", "otherDataTypes"),
      grounds: text("правовое основание", "processingPurposes"),
      actions: text("действия с данными", "dataTransferToThirdParties"),
      distributed: flag("раскрываются ли данные всем", "userCanPost"),
      methods: text("способ обработки", "processingPurposes"),
      recipients: text("получателей данных", "dataTransferToThirdParties"),
      retention: text("срок обработки и хранения", "dataRetentionPeriod"),
      destruction: text("порядок уничтожения", "dataRetentionPeriod"),
    },
  },
  recipients: {
    kind: "rows",
    label: "получателей данных",
    field: "dataTransferToThirdParties",
    row: {
      name: text("наименование получателя", "otherThirdParties"),
      purpose: text("цель передачи", "dataTransferToThirdParties"),
      data: text("передаваемые данные", "dataTransferToThirdParties"),
      ground: text("основание передачи", "dataTransferToThirdParties"),
    },
  },
  "transfers.kinds": {
    kind: "choices",
    label: "кому передаются данные",
    field: "dataTransferToThirdParties",
    options: thirdParties,
  },
  "transfers.payments": flag("есть ли платёжные сервисы", "paymentSystems"),
  "transfers.paymentNames": text("платёжные сервисы", "paymentSystems"),
  "transfers.sellers": flag("передаются ли заказы продавцам", "industry"),
  "transfers.journeys": flag("передаются ли данные для поездок", "industry"),
  "transfers.processors": flag("поручается ли обработка", "hostingProvider"),
  "transfers.bannedNetworkNamed": flag("названы ли запрещённые сети", "otherThirdParties"),
  analytics: {
    kind: "rows",
    label: "сервисы статистики",
    field: "analyticsServices",
    row: {
      service: text("сервис статистики", "analyticsServices"),
      owner: text("владельца сервиса статистики", "analyticsServices"),
      counter: text("номер счётчика", "yandexMetricaId"),
      country: text("страну сервиса", "analyticsServices"),
    },
  },
  crossBorder: {
    kind: "rows",
    label: "иностранных получателей",
    field: "analyticsServices",
    row: {
      name: text("иностранного получателя", "analyticsServices"),
      country: text("страну получателя", "analyticsServices"),
    },
  },
  "hosting.foreign": flag("за границей ли хостинг", "hostingProvider"),
  "cookies.used": flag("используются ли файлы cookie", "dataTypesCollected"),
  "special.none": flag("нет ли особых категорий данных", "dataTypesCollected"),
  "special.health": flag("обрабатываются ли сведения о здоровье", "dataTypesCollected"),
  "special.biometric": flag("обрабатываются ли биометрические данные", "dataTypesCollected"),
  "special.otherNamed": flag("названы ли иные специальные категории", "otherDataTypes"),
  "special.minors": flag("обрабатываются ли данные несовершеннолетних", "dataTypesCollected"),
  "special.aml": flag("действует ли закон № 115-ФЗ", "industry"),
  "special.forClients": flag("обрабатываются ли данные по поручению клиентов", "industry"),
  "retention.general": text("срок хранения", "dataRetentionPeriod"),
  "retention.fixed": flag("назван ли срок хранения числом", "dataRetentionPeriod"),
  withdrawal: {
    kind: "choices",
    label: "способы отзыва согласия",
    field: "consentWithdrawalMethod",
    options: withdrawalMethods,
  },
  "withdrawal.formUrl": text("адрес страницы с формой отзыва согласия", "withdrawalFormUrl"),
} as const satisfies Vocabulary;

/** The flow of data: purposes, recipients, counters, terms, withdrawal. */
export function dataFlowFacts(answers: KnownAnswers): FactRecord {
  const recipients = recipientsOf(answers);
  const matrix = buildProcessingMatrix(answers, recipients);
  const types = chosenDataTypes(answers);
  const has = (kind: Recipient["kind"]) => recipients.some((recipient) => recipient.kind === kind);
  const uses = analyticsUses(answers);
  const medical = answers.industry === "medical";
  const health = types.includes("health");
  const biometric = types.includes("biometric");
  return {
    purposes: matrix.map((row) => row.key).filter((key) => key in processingPurposes),
    "data.types": types,
    processing: matrix.map((row) => toProcessingFacts(row, answers)),
    recipients: mergeAlike(recipients).map(toRecipientFacts),
    "transfers.kinds": answers.dataTransferToThirdParties,
    "transfers.payments": has("payment"),
    "transfers.paymentNames":
      recipients
        .filter(({ kind, name }) => kind === "payment" && name !== null)
        .map(({ name }) => name)
        .join(", ") || undefined,
    "transfers.sellers": has("seller"),
    "transfers.journeys": has("host"),
    "transfers.processors": recipients.length > 0,
    "transfers.bannedNetworkNamed": namesBannedNetwork(answers),
    analytics: uses.map((use) => ({
      service: use.service,
      owner: use.owner ?? undefined,
      counter: use.counterId ?? undefined,
      country: use.foreignCountries?.join(", ") || undefined,
    })),
    crossBorder: recipients
      .filter((recipient) => recipient.foreignCountries !== null)
      .map((recipient) => ({
        name: recipient.name ?? undefined,
        country: recipient.foreignCountries?.join(", ") || undefined,
      })),
    "hosting.foreign": foreignCountriesOf(answers.hostingProvider) !== null,
    "cookies.used": types.includes("cookies") || has("analytics"),
    "special.none": !health && !biometric && !medical,
    "special.health": health || medical,
    "special.biometric": biometric,
    "special.otherNamed": namesOtherSpecial(answers),
    "special.minors": types.includes("children") || answers.industry === "education",
    "special.aml": identifiesClients(answers),
    "special.forClients": industryPresets[answers.industry ?? "other"].processesForClients ?? false,
    "retention.general": generalRetention(answers),
    "retention.fixed": hasFixedTerm(answers),
    withdrawal:
      answers.consentWithdrawalMethod.length > 0 ? answers.consentWithdrawalMethod : ["email"],
    "withdrawal.formUrl": answers.withdrawalFormUrl && toDisplayAddress(answers.withdrawalFormUrl),
  };
}

const categoryWords: Record<DataCategory, string> = {
  ordinary: "иные персональные данные",
  special: "специальная категория",
  biometric: "биометрические персональные данные",
};

/** Health is the one that the form knows; of the others the owner's words in the list tell. */
function categoryOf(category: DataCategory, { key }: ProcessingRow): string {
  const health = category === "special" && (key === "health" || key === "order_processing");
  return `${categoryWords[category]}${health ? ": состояние здоровья" : ""}`;
}

const automationWords: Record<ProcessingRow["automation"], string> = {
  automated: "Автоматизированная обработка",
  mixed: "Смешанная обработка (с использованием средств автоматизации и без них)",
};

/** Only an organisation has an internal network to speak of. */
export function methodsOf(row: Pick<ProcessingRow, "automation">, answers: KnownAnswers): string {
  const internal = ownerKindOf(answers) === "company" ? "внутренней сети Оператора и " : "";
  return `${automationWords[row.automation]} с передачей по ${internal}сети «Интернет»`;
}

/**
 * A row of the matrix as text for a table. The assembler leaves facts as they are, because they may be
 * an owner's words; those that are ours get their typography here.
 */
function toProcessingFacts(row: ProcessingRow, answers: KnownAnswers): FactRecord {
  const ours = (words: string) => (words === answers.otherDataTypes ? words : typeset(words));
  const grounds = row.grounds.map((ground) => `${ground.words} (${citeNorms(ground.norms)})`);
  const retention = row.retention.join(". ");
  return {
    purpose: row.purpose === null ? undefined : listed([row.purpose]),
    subjects: listed(row.subjects.map(typesetAlone)),
    categories: listed(row.categories.map((category) => categoryOf(category, row))),
    data: listed(row.data.map(ours)),
    biometricsUnnamed: row.biometricsUnnamed,
    dataUnnamed: row.dataUnnamed,
    grounds: listed(grounds.map(typesetAlone)),
    actions: listed(row.actions.map(typesetAlone), ", "),
    distributed: row.actions.some((action) => action.includes("распространение")),
    methods: typeset(methodsOf(row, answers)),
    recipients: row.recipients.join("; ") || undefined,
    retention: answers.customRetentionPeriod ? retention : typeset(retention),
    destruction: typeset(row.destruction),
  };
}

/** Payment services get the same data for the same reason, so do counters: one row tells it once. */
function mergeAlike(recipients: Recipient[]): Recipient[] {
  const merged: Recipient[] = [];
  for (const recipient of recipients) {
    const alike = merged.find(({ kind }) => kind === recipient.kind);
    if (alike?.name && recipient.name) alike.name += `; ${recipient.name}`;
    else merged.push({ ...recipient });
  }
  return merged;
}

function toRecipientFacts({ kind, name }: Recipient): FactRecord {
  const trade = kind === "other" && name !== null ? tradeOf(name) : null;
  const preset = trade ? tradePresets[trade] : recipientPresets[kind];
  return {
    name: name ?? undefined,
    purpose: typeset(preset.purpose),
    data: typeset(preset.data),
    ground: typeset(preset.ground),
  };
}

const typesetAlone = (words: string) => typeset(words);

/** One text that begins with a capital; undefined where there is nothing to list. */
function listed(items: string[], separator = "; "): string | undefined {
  const joined = items.join(separator);
  return joined === "" ? undefined : joined.charAt(0).toUpperCase() + joined.slice(1);
}
