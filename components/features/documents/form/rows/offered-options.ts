/** Which options a column of a record offers: the owner's own purposes and data. */
import { toRow } from "@/components/features/documents/form-model/form-values";
import {
  type AnswersDraft,
  type KnownFacts,
  toKnownFacts,
} from "@/lib/engine/facts/known/known-facts";
import { normaliseAnswerText } from "@/lib/engine/facts/known/normalise-answer-text";
import { chosenDataTypes } from "@/lib/engine/facts/processing/chosen-data";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { readContractors } from "@/lib/engine/facts/processing/recipients/contractors";
import { recipientsForPurpose } from "@/lib/engine/facts/processing/recipients-of-purpose";
import { contractorPresets } from "@/lib/engine/presets/recipients";
import type { FormRow } from "@/lib/engine/questions/answer";
import type { ColumnDefinition, Columns } from "@/lib/engine/questions/vocabulary/definition";
import type { ContractorRole } from "@/lib/engine/questions/vocabulary/options";
import { lowerFirst } from "@/lib/russian/first-letter";

type Choices = Extract<ColumnDefinition, { kind: "choices" }>;

/** In list order; ticked options stay visible when the answers no longer contain them. */
export function offeredOptions(
  { options, offered }: Choices,
  answers: AnswersDraft,
  ticked: readonly string[],
): [key: string, label: string][] {
  const known = toKnownFacts(answers);
  const keys = new Set<string>([...own[offered](known), ...ticked]);
  const customText = known[offered === "purposes" ? "purposes.other" : "data.other"];
  return Object.entries(options)
    .filter(([key]) => keys.has(key))
    .map(([key, label]) => [key, key === "other" ? (customText ?? label) : label]);
}

const purposesOf = (known: KnownFacts): string[] =>
  buildProcessingMatrix(known).map(({ key }) => key);

const own: Record<Choices["offered"], (known: KnownFacts) => string[]> = {
  purposes: purposesOf,
  data: (known) => {
    const purposes = purposesOf(known);
    const has = (...keys: string[]) => keys.some((key) => purposes.includes(key));
    return [
      ...chosenDataTypes(known),
      ...(has("order_processing", "delivery", "contract") ? ["order"] : []),
      ...(has("feedback", "support") ? ["message"] : []),
    ];
  },
};

/** The default text for a recipient in this role; null for an unknown role. */
export function presetText(
  offered: Choices["offered"],
  { role }: FormRow,
  answers: AnswersDraft,
): string | null {
  if (typeof role !== "string" || !Object.hasOwn(contractorPresets, role)) return null;
  const nameless = { name: null, foreignCountries: null, inRussia: false };
  const recipient = { role: role as ContractorRole, ...nameless };
  if (offered === "data") return contractorPresets[recipient.role].data;
  const rows = buildProcessingMatrix(toKnownFacts(answers));
  const keys = rows.map(({ key }) => key);
  const served = rows.filter(({ key }) => recipientsForPurpose(key, keys, [recipient]).length > 0);
  return served.flatMap(({ purpose }) => (purpose ? lowerFirst(purpose) : [])).join("; ") || null;
}

/** Contractors that an older form, or a client of the API, has in one text. */
export const contractorRows = (text: string, columns: Columns): FormRow[] =>
  readContractors(normaliseAnswerText(text) ?? "").map((contractor) => toRow(contractor, columns));
