import type { ContractorAnswer } from "@/lib/engine/facts/processing/recipients/contractors";
import type { RowKey } from "@/lib/engine/presets/processing";
import type { RecipientRole } from "@/lib/engine/presets/recipients";

export type RecipientLocation = {
  /**
   * The countries to which the data go. Genitive, after «на территорию»; empty when the owner says «abroad» without a
   * country; null in Russia or when nothing says otherwise.
   */
  foreignCountries: string[] | null;
  /** True when the owner answers, or the catalogue proves, that it is in Russia: only then may it be stated. */
  inRussia: boolean;
};

export type RecipientDetails = {
  /** The owner's record of it; absent when it follows from other answers. */
  answer?: ContractorAnswer | undefined;
  /** Rows whose data it does not get, although its role serves them. */
  excludedRows?: readonly RowKey[] | undefined;
};

/** A person or company, other than the owner, that gets personal data. */
export type Recipient = RecipientLocation &
  RecipientDetails & {
    /** Null when the owner did not answer what it does: a visible blank. */
    role: RecipientRole | null;
    /** Null when the owner chose the kind but gave no name: a visible blank. */
    name: string | null;
  };

/**
 * Returns a recipient that has all fields in one order. If recipients were spread from objects with different fields,
 * V8 would create new hidden classes for them in every document, and reads of their fields would miss its cache.
 */
export const toRecipient = (
  role: Recipient["role"],
  name: string | null,
  { foreignCountries, inRussia }: RecipientLocation,
  { answer, excludedRows }: RecipientDetails = {},
): Recipient =>
  ({ role, name, foreignCountries, inRussia, answer, excludedRows }) satisfies Record<
    keyof Recipient,
    unknown
  >;
