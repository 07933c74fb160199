/**
 * Orders that reveal health: an appointment with a doctor is a medical secret in itself, and a hosting provider
 * is not bound to keep it (323-ФЗ ст. 13 ч. 1, 3; 152-ФЗ ст. 6 ч. 3, ст. 10 ч. 2 п. 1).
 */

import type { KnownFacts } from "@/lib/engine/facts/known/known";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";

/** True when this purpose's data reveal a person's health although they are collected for something else. */
export function revealsHealth(key: RowKey, known: KnownFacts): boolean {
  return (
    key === "order_processing" && industryPresets[known["site.industry"]].orderTellsHealth === true
  );
}

/** True where anyone who owes no medical secrecy gets the data only by a written consent. */
export const needsWrittenConsent = ({ grounds }: Pick<ProcessingRow, "grounds">): boolean =>
  grounds.some(({ key }) => key === "healthConsentToOrder");

/** As much of a consent as names data and those who process them for the owner. */
type ConsentScope = { key: string; data: string[]; processors: Recipient[] };

/**
 * The written consent to entrust data about health, with the orders that reveal health.
 *
 * @param recipientsOfRow who gets the data of a row.
 * @returns any other consent as it is.
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
