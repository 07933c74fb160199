/** One consent: what it is to, who gets what, and how long it holds. */
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import type { ConsentPurpose, DataType } from "@/lib/engine/questions/vocabulary/options";

/** `unnamed`: the owner ticked data and named no purpose for them, or needs a form for a purpose yet to come. */
export type ConsentKey = ConsentPurpose | "unnamed";

export type Consent = {
  key: ConsentKey;
  /** Null where the owner has yet to name it: a visible blank. */
  purpose: string | null;
  dataTypes: DataType[];
  /** All data in words; empty: a visible blank. */
  data: string[];
  biometricsUnnamed: boolean;
  dataUnnamed: boolean;
  /** Written form: a mark on a site is not enough (152-ФЗ ст. 9 ч. 4). */
  written: boolean;
  /** True for data that the owner needs neither for a contract nor by law. */
  voluntary: boolean;
  actions: readonly string[];
  automation: ProcessingRow["automation"];
  /** Who processes the data for the owner (152-ФЗ ст. 6 ч. 3). */
  processors: Recipient[];
  /** Who gets the data and answers for them itself. */
  recipients: Recipient[];
  /** Of whom the owner has yet to say whether they get these data. */
  unclear: Recipient[];
  /** Sentences without the final dot. */
  term: string[];
  /** The purposes that the data are processed for anyway; of `processors` only. */
  served: ServedPurpose[];
};

/** A purpose that the subject allows to entrust, or not, by itself (152-ФЗ ст. 9 ч. 1, ст. 5 ч. 2). */
export type ServedPurpose = {
  key: RowKey;
  purpose: string;
  data: string[];
  processors: Recipient[];
  /** As the row of the policy has it; sentences without the final dot. */
  term: string[];
};
