/** What is typical for a purpose of this owner. */

import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { memoizeByFacts } from "@/lib/engine/facts/known/memoize-by-facts";
import {
  asksFirstName,
  chosenDataTypes,
  publishedTypes,
} from "@/lib/engine/facts/processing/chosen-data";
import { cookieKindsOf } from "@/lib/engine/facts/processing/cookie-use";
import { withCorrections } from "@/lib/engine/facts/processing/corrections";
import { takesGiftsOnly } from "@/lib/engine/facts/processing/matrix/purposes";
import {
  analyticsUses,
  countersOfSite,
  tracksAppOnly,
} from "@/lib/engine/facts/processing/recipients/counters";
import { appStatistics } from "@/lib/engine/presets/application";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { RowKey } from "@/lib/engine/presets/processing";
import {
  authorship,
  giftsPurpose,
  type PurposePreset,
  purposePresets,
} from "@/lib/engine/presets/purposes";

/** The preset of a purpose, adapted to the industry and with the owner's corrections. */
export function presetOf(key: RowKey, known: KnownFacts): PurposePreset {
  const cache = presetsMade(known);
  let preset = cache.get(key);
  if (preset === undefined) {
    preset = withUsualTerm(withNameAsked(key, usualPreset(key, known), known), known);
    preset = withCorrections(key, preset, known);
    cache.set(key, preset);
  }
  return preset;
}

/**
 * A form that asks for a first name gets no surname; when the owner has both, orders and contracts have the full name.
 */
function withNameAsked(key: RowKey, preset: PurposePreset, known: KnownFacts): PurposePreset {
  const types = chosenDataTypes(known);
  const isFirstName =
    types.includes("name") && (!types.includes("full_name") || asksFirstName(key));
  if (!isFirstName) return preset;
  return {
    ...preset,
    data: preset.data.map((type) => (type === "full_name" ? "name" : type)),
  };
}

/** The periods that we propose apply only when the owner confirms them (152-ФЗ ст. 5 ч. 7). */
const withUsualTerm = (preset: PurposePreset, known: KnownFacts): PurposePreset =>
  known["retention.usual"] && preset.proposed ? { ...preset, ...preset.proposed } : preset;

const presetsMade = memoizeByFacts(() => new Map<RowKey, PurposePreset>());

function usualPreset(key: RowKey, known: KnownFacts): PurposePreset {
  const industry = industryPresets[known["site.industry"]];
  const preset = purposePresets[key];
  if (key === "other") return { ...preset, data: known["purposes.otherData"] };
  // Without an account nobody is identified by a contact.
  if (key === "security" && !known["purposes.chosen"].includes("registration")) {
    return { ...preset, data: preset.data.filter((type) => type !== "email" && type !== "phone") };
  }
  if (key === "registration" && known["purposes.chosen"].includes("contract")) {
    return { ...preset, data: preset.data.filter((type) => type !== "birth_date") };
  }
  if (key === "operation" && usesCookies(known)) {
    // Only a site with a choice has a file that stores it (`presets/cookies.ts`).
    const choice =
      cookieKindsOf(known).length > 1 ? ", файл с выбором о них — не дольше 1 года" : "";
    const period = "до окончания сеанса, журнал запросов и файлы cookie — не дольше";
    return {
      ...preset,
      term: `${period}, чем нужно для работы и защиты Сайта`,
      proposed: { term: `${period} 30 дней${choice}` },
    };
  }
  if (key === "duties" && industry.orderTellsHealth) {
    return { ...preset, grounds: ["duties", "healthAfterwards"] };
  }
  if (key === "order_processing") return { ...preset, ...industry.ordering };
  // A contact number does not mean that advertising is sent to it.
  if (key === "newsletter" && chosenDataTypes(known).includes("email")) {
    return { ...preset, data: preset.data.filter((type) => type !== "phone") };
  }
  if (key === "distribution") return { ...preset, data: publishedTypes(known) };
  if (key === "analytics" && tracksAppOnly(known)) return { ...preset, ...appStatistics };
  if (key === "analytics" && analyticsUses(known).some((use) => use.key === "appmetrica")) {
    return { ...preset, subjects: [...preset.subjects, ...appStatistics.subjects] };
  }
  if (key === "journalism" && !known["site.isSmi"]) return { ...preset, ...authorship };
  if (key === "payment" && takesGiftsOnly(known)) {
    return { ...preset, purpose: giftsPurpose, subjects: [industry.donors ?? ""] };
  }
  if (key === "health" && industry.health) return { ...preset, ...industry.health };
  if (key !== "contract" || !industry.contractData) return preset;
  return { ...preset, data: [...preset.data, ...industry.contractData] };
}

/** A counter sets cookies whether or not the owner ticked them; with neither, the site may have none. */
export const usesCookies = (known: KnownFacts): boolean =>
  chosenDataTypes(known).includes("cookies") || countersOfSite(known).length > 0;
