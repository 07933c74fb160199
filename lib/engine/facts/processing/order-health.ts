/**
 * Orders that reveal health data: an appointment with a doctor is itself a medical secret, which a hosting provider is
 * not bound to keep (323-ФЗ ст. 13 ч. 1, 3; 152-ФЗ ст. 6 ч. 3, ст. 10 ч. 2 п. 1).
 */

import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";

/** True when this purpose's data reveal a person's health although they are collected for something else. */
export function revealsHealth(key: RowKey, known: KnownFacts): boolean {
  return (
    key === "order_processing" && industryPresets[known["site.industry"]].orderTellsHealth === true
  );
}

/** True when recipients without a duty of medical secrecy need a written consent to get the data. */
export const needsWrittenConsent = ({ grounds }: Pick<ProcessingRow, "grounds">): boolean =>
  grounds.some(({ key }) => key === "healthConsentToOrder");

/** The parts of a consent with its data and processors. */
type ConsentScope = { key: string; data: string[]; processors: Recipient[] };

/**
 * Returns the written consent to let processors process health data, extended by the orders that reveal health.
 * @param recipientsOfRow the recipients of a row's data.
 * @returns any other consent unchanged.
 */
export function withOrderHealthData<T extends ConsentScope>(
  consent: T,
  rows: readonly ProcessingRow[],
  known: KnownFacts,
  recipientsOfRow: (key: RowKey) => { processors: Recipient[] },
): T {
  const order = rows.find(({ key }) => revealsHealth(key, known));
  if (consent.key !== "health" || !order) return consent;
  return {
    ...consent,
    data: [...new Set([...consent.data, ...order.data])],
    processors: [...new Set([...consent.processors, ...recipientsOfRow(order.key).processors])],
  };
}
