import type { StatedContractor } from "@/lib/engine/facts/processing/recipients/contractors";
import type { RowKey } from "@/lib/engine/presets/processing";
import type { RecipientRole } from "@/lib/engine/presets/recipients";

/** A person or company besides the owner who gets personal data. */
export type Recipient = {
  /** Null where the owner named somebody and did not say what for: a visible blank. */
  role: RecipientRole | null;
  /** Null where the owner chose the kind and gave no name: a visible blank. */
  name: string | null;
  /**
   * Where the data go abroad. Genitive, after «на территорию»; empty where the owner says «abroad» and
   * not where; null in Russia or where nothing tells otherwise.
   */
  foreignCountries: string[] | null;
  /** True where the owner says or the catalogue of services proves that it is in Russia: only then it may be stated. */
  inRussia: boolean;
  /** What the owner himself says of it; nothing of those that follow from other answers. */
  said?: StatedContractor;
  /** Rows whose data it does not get, although its kind of work serves them. */
  spared?: readonly RowKey[];
};
