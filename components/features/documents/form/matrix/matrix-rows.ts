/** The rows of the table of processing: what documents print, what was proposed, what may be corrected. */
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import {
  allowedData,
  allowedGrounds,
  isCorrectable,
} from "@/lib/engine/facts/processing/corrections";
import { dataFlowFacts } from "@/lib/engine/facts/processing/data-flow/data-flow-facts";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { type CorrectedPart, correctionRules } from "@/lib/engine/presets/corrections";
import type { FormRow } from "@/lib/engine/questions/answer";
import { correctableGrounds, dataTypes, keysOf } from "@/lib/engine/questions/vocabulary/options";

export type MatrixRow = {
  key: string;
  /** As documents print it; undefined for a blank. */
  cells: Record<
    "purpose" | "subjects" | "data" | "grounds" | "recipients" | "retention",
    string | undefined
  >;
  /** The proposed data and subjects. */
  proposed: { subjects: string; data: string[] };
  canCorrect: Record<CorrectedPart, boolean>;
  /** The options, each with its label. */
  grounds: [key: string, label: string][];
  data: [key: string, label: string][];
  /** Why no other ground is offered. */
  why: string;
};

/** The matrix of these answers, in document order. */
export function matrixRows(answers: AnswersDraft): MatrixRow[] {
  const known = toKnownFacts(answers);
  const proposed = buildProcessingMatrix({ ...known, "purposes.corrected": [] });
  const printed = dataFlowFacts(known).processing as FactRecord[];
  return buildProcessingMatrix(known).map(({ key }, index) => {
    const facts = printed[index] ?? {};
    const word = (column: string) => facts[column] as string | undefined;
    const usual = proposed.find((row) => row.key === key);
    const allowed = allowedData(key, known);
    const data = keysOf(dataTypes).filter((type) => allowed.includes(type));
    const can = (part: CorrectedPart) => isCorrectable(key, part, known);
    return {
      key,
      cells: {
        purpose: word("purpose"),
        subjects: word("subjects"),
        data: word("data"),
        grounds: word("grounds"),
        recipients: word("recipients"),
        retention: word("retention"),
      },
      proposed: {
        subjects: usual?.subjects.join("; ") ?? "",
        data: data.filter((type) => usual?.dataTypes.includes(type)),
      },
      canCorrect: {
        subjects: can("subjects"),
        data: can("data"),
        ground: can("ground"),
        term: can("term"),
      },
      grounds: allowedGrounds(key, known).map((ground) => [ground, correctableGrounds[ground]]),
      data: data.map((type) => [
        type,
        (type === "other" && known["data.other"]) || dataTypes[type],
      ]),
      why: key === "unassigned" ? "" : correctionRules[key].why,
    };
  });
}

/** The correction of a purpose among all; what says nothing is none. */
export const correctionOf = (rows: readonly FormRow[], key: string): FormRow | undefined =>
  rows.find(({ purpose }) => purpose === key);

/** All corrections with one column changed; the whole record goes when nothing is left in it. */
export function withCorrection(rows: readonly FormRow[], correction: FormRow): FormRow[] {
  const others = rows.filter(({ purpose }) => purpose !== correction.purpose);
  const { purpose: _name, ...columns } = correction;
  const hasCorrection = Object.values(columns).some((value) => value.length > 0);
  return hasCorrection ? [...others, correction] : others;
}
