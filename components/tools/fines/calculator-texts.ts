/**
 * The calculator's texts, with typography applied, and the amounts of article 13.11 as text. Computed at build time, so
 * that neither typography nor the table of penalties is in the browser's script.
 */
import {
  type ChoiceTexts,
  criminalNote,
  factorTexts,
  offenceOf,
  organisationLabels,
  violationTexts,
} from "@/content/tools/fine-calculator";
import { describeAmount, type Fine, type Penalty, penalties } from "@/content/tools/penalties";
import { typeset } from "@/lib/russian/screen-typography";

export type PayerFine = { amount: string; isConfirmed: boolean };
export type PartTexts = {
  offence: string;
  companies: PayerFine | null;
  officials: PayerFine | null;
  entrepreneurs: PayerFine | null;
};
export type CalculatorTexts = {
  violations: typeof violationTexts;
  organisations: typeof organisationLabels;
  factors: typeof factorTexts;
  criminalNote: string;
  /** The texts by the number of the part. */
  parts: Record<string, PartTexts>;
};

export function buildCalculatorTexts(): CalculatorTexts {
  return {
    violations: mapValues(violationTexts, setChoice),
    organisations: mapValues(organisationLabels, (texts) => typeset(texts)),
    factors: mapValues(factorTexts, setChoice),
    criminalNote: typeset(criminalNote),
    parts: Object.fromEntries(penalties.map((penalty) => [penalty.part, toPartTexts(penalty)])),
  };
}

const setChoice = ({ name, description }: ChoiceTexts): ChoiceTexts => ({
  name: typeset(name),
  description: typeset(description),
});

const toPartTexts = ({ part, companies, officials, entrepreneurs }: Penalty): PartTexts => ({
  offence: typeset(offenceOf(part)),
  companies: toPayerFine(companies),
  officials: toPayerFine(officials),
  entrepreneurs: toPayerFine(entrepreneurs),
});

const toPayerFine = (fine: Fine | null): PayerFine | null =>
  fine && { amount: describeAmount(fine.amount), isConfirmed: fine.isConfirmed };

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}
