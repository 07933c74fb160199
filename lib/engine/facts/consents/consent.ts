/** A consent: its purpose, its recipients and its term. */
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";
import type { ConsentPurpose, DataType } from "@/lib/engine/questions/vocabulary/options";

/** `unnamed`: the owner ticked data without a purpose, or needs a form for a future purpose. */
export type ConsentKey = ConsentPurpose | "unnamed";

export type Consent = {
  key: ConsentKey;
  /** Null when the owner has not named it: a visible blank. */
  purpose: string | null;
  dataTypes: DataType[];
  /** All data in words; empty: a visible blank. */
  data: string[];
  biometricsUnnamed: boolean;
  dataUnnamed: boolean;
  /** Written form: a ticked box on a site is not enough (152-ФЗ ст. 9 ч. 4). */
  written: boolean;
  /** True for data that neither a contract nor a law requires. */
  voluntary: boolean;
  actions: readonly string[];
  automation: ProcessingRow["automation"];
  /** Processors of the data (152-ФЗ ст. 6 ч. 3). */
  processors: Recipient[];
  /** Recipients that are responsible for the data themselves. */
  recipients: Recipient[];
  /** Recipients for which the owner has not answered whether they get these data. */
  unclear: Recipient[];
  /** Sentences without the final full stop. */
  term: string[];
  /** The purposes for which the data are processed anyway; only for the consent `processors`. */
  served: ServedPurpose[];
};

/** A purpose for which the subject separately agrees to a processor (152-ФЗ ст. 9 ч. 1, ст. 5 ч. 2). */
export type ServedPurpose = {
  key: RowKey;
  purpose: string;
  data: string[];
  processors: Recipient[];
  /** As in the policy's row; sentences without the final full stop. */
  term: string[];
};
