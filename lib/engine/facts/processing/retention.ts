import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { ProcessingRow } from "@/lib/engine/presets/processing";
import type { PurposePreset } from "@/lib/engine/presets/purposes";
import type { RetentionPeriod } from "@/lib/engine/questions/vocabulary/options";
import { capitalised } from "@/lib/russian/first-letter";

const fixedTerms: Partial<Record<RetentionPeriod, string>> = {
  "1-year": "1 год",
  "3-years": "3 года",
  "5-years": "5 лет",
};

/** The answers that decide how long data are kept. */
export type TermAnswers = Pick<KnownFacts, "retention.period" | "retention.custom">;

/** True when the retention period is counted from the end of the purpose. */
export function hasFixedTerm(known: TermAnswers): boolean {
  return known["retention.custom"] !== undefined || known["retention.period"] in fixedTerms;
}

/**
 * The owner's period as a general rule, lower case, no full stop: «3 года». Each purpose has a term of its own (152-ФЗ
 * ст. 18.1 ч. 1 п. 2), so the rule is needed only when no purpose uses the period.
 * @returns undefined when a purpose uses it, or when no period was given.
 */
export function generalRetention(
  known: TermAnswers,
  matrix: readonly Pick<ProcessingRow, "retention">[],
): string | undefined {
  const custom = known["retention.custom"];
  const figure = custom ? withoutDot(custom) : fixedTerms[known["retention.period"]];
  if (figure === undefined) return undefined;
  const text = figure.replace(/^[А-ЯЁ](?=[а-яё])/, (first) => first.toLowerCase());
  const sought = text.toLowerCase();
  const isTaken = matrix.some(({ retention }) =>
    retention.some((sentence) => sentence.toLowerCase().includes(sought)),
  );
  return isTaken ? undefined : text;
}

/**
 * Returns how long the data of one purpose are kept: the owner's choice, limited by the nature of the purpose. Data
 * that rest on a contract cannot end with the withdrawal of a consent, and data that rest on a consent cannot outlive
 * it (152-ФЗ ст. 5 ч. 7, ст. 9 ч. 2, ст. 21 ч. 4, 5).
 */
export function retentionOf(
  known: TermAnswers,
  row: Pick<ProcessingRow, "key" | "grounds">,
  preset: PurposePreset,
  hasAccounts: boolean,
): string[] {
  // Voluntary data end with their consent; the law requires to keep only what it asks for.
  if (row.key === "aml" && row.grounds.some((ground) => !ground.consent)) {
    return [
      "Не менее пяти лет со дня прекращения отношений с клиентом (п. 4 ст. 7 Федерального закона № 115-ФЗ)",
    ];
  }
  const consents = row.grounds.filter((ground) => ground.consent).length;
  const toOrder = row.grounds.filter(({ key }) => key === "healthConsentToOrder").length;
  const basis =
    consents === 0
      ? "none"
      : consents === row.grounds.length
        ? "all"
        : consents === toOrder
          ? "toOrder"
          : "some";
  const byLaw = row.grounds.some((ground) => !ground.consent && ground.key !== "interest");
  const counted = termOf(known, preset, basis, byLaw, hasAccounts);
  const isCounted = basis === "all" && known["retention.custom"] === undefined;
  const term = isCounted && isCollectedAgain(row.key) ? fromConsent(counted) : counted;
  const sentences = [capitalised(term)];
  if (row.grounds.some((ground) => ground.key === "taxLaw") || row.key === "contract") {
    sentences.push(
      "Документы, которые закон обязывает хранить дольше (бухгалтерские, налоговые, кассовые), — в течение установленного им срока",
    );
  }
  const medical = row.key === "health" && row.grounds.some((ground) => ground.key === "medical");
  if (medical && !term.includes("медицинской документации")) {
    sentences.push(
      "Медицинская документация — в течение срока, который устанавливает законодательство об охране здоровья",
    );
  }
  return sentences;
}

/** Data that are collected with each visit. */
const isCollectedAgain = (key: ProcessingRow["key"]): boolean =>
  key === "analytics" ||
  key === "personalization" ||
  key === "application" ||
  key === "app_advertising";

/**
 * Counted from the day of the consent: the day of collection recurs, so nobody could tell when the consent ends, and
 * data of its last day would outlive it (152-ФЗ ст. 5 ч. 7, ст. 9 ч. 1).
 */
const fromConsent = (term: string): string =>
  term.replace(/со дня (?:сбора|получения данных)/g, "со дня согласия");

type ConsentBasis = "none" | "toOrder" | "some" | "all";

function termOf(
  known: TermAnswers,
  preset: PurposePreset,
  basis: ConsentBasis,
  byLaw: boolean,
  hasAccounts: boolean,
): string {
  const consentLimit = {
    none: "",
    toOrder: "; у лиц, которым поручена обработка, — не дольше, чем до отзыва согласия на это",
    some: "; данные, которые обрабатываются с согласия, — не дольше, чем до его отзыва",
    all: ", но не дольше, чем до отзыва согласия",
  }[basis];
  if (preset.term) return `${preset.term}${consentLimit}`;
  const untilEnd = `до ${preset.end}`;
  const custom = known["retention.custom"];
  const number = custom ?? fixedTerms[known["retention.period"]];
  // A reply ends a request, and the deletion of the account ends the agreement (152-ФЗ ст. 5 ч. 7).
  if (number && preset.endsWithAnswer && appliesToAnyPurpose(known)) {
    if (basis === "all") return `${untilEnd}${consentLimit}`;
    const since = custom ? "" : ` ${preset.start}`;
    return `${untilEnd}; если обращение связано с требованием, — ${withoutDot(number)}${since}${consentLimit}`;
  }
  if (number && preset.account === "only") {
    const since = custom ? "" : `, но не дольше чем ${number} ${preset.start}`;
    return `до удаления учётной записи${since}${consentLimit}`;
  }
  // «3 года после поездки» does not apply to a subscriber who never travelled.
  if (custom && (preset.account === "contract" || !countsFromEvent.test(custom))) {
    return `${withoutDot(custom)}${consentLimit}`;
  }
  if (custom) return `${untilEnd}${consentLimit}`;
  const period = known["retention.period"];
  switch (period) {
    case "until-consent-withdrawal":
      if (basis === "all") {
        return `до отзыва согласия или ${untilEnd} — смотря что наступит раньше`;
      }
      return `${untilEnd}${consentLimit}`;
    case "until-account-deletion":
      if (preset.account === "none" || !hasAccounts) return `${untilEnd}${consentLimit}`;
      if (preset.account === "only") return `до удаления учётной записи${consentLimit}`;
      // A customer who deletes the account during an order must still get the order and the refund.
      if (preset.account === "contract") {
        return `до удаления учётной записи или ${untilEnd}, смотря что наступит позже${consentLimit}`;
      }
      return `до удаления учётной записи, а если её нет — ${untilEnd}${consentLimit}`;
    case "according-to-law":
      // No law sets a term for data that rest only on a consent or an interest.
      if (preset.endByLaw || !byLaw) return `${untilEnd}${consentLimit}`;
      return `в течение срока, установленного законом, а если закон его не устанавливает — ${untilEnd}${consentLimit}`;
    default:
      return `${fixedTerms[period] ?? period} ${preset.start}${consentLimit}`;
  }
}

/** True for a number of years, which fits any purpose. */
export const appliesToAnyPurpose = (known: TermAnswers): boolean =>
  hasFixedTerm(known) && !countsFromEvent.test(known["retention.custom"] ?? "");

/** «…со дня окончания поездки», «…после последнего заказа»: an event that not every purpose has. */
const countsFromEvent = /(?<![а-яё])(?:после|с даты|со дня|с момента|по окончании|до)(?![а-яё])/i;

const withoutDot = (text: string) => text.replace(/[\s.;,]+$/, "");
