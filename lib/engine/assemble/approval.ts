import { fieldOf } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { approvedTypes, type DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { Inline, Table } from "@/lib/engine/tree/document";

/** The facts that determine its wording. */
export const approvalFacts = [
  "owner.kind",
  "owner.name",
  "approval.kind",
  "approval.position",
  "approval.name",
  "approval.order",
] as const;

type ApprovalPath = "owner.name" | "approval.position" | "approval.name" | "approval.order";

/**
 * Returns the approval at the head of a document: only for a company, and only when the question is answered. Missing
 * parts are ruled lines, as is the signature.
 */
export function approvalOf(facts: FactRecord, type: DocumentType): Table[] {
  const kind = facts["approval.kind"];
  if (typeof kind !== "string" || facts["owner.kind"] !== "company") return [];
  if (!approvedTypes.some((approvedType) => approvedType === type)) return [];
  const answer = (path: ApprovalPath, hint: string): Inline[] => {
    const value = facts[path];
    return typeof value === "string"
      ? [{ type: "value", field: fieldOf(path), text: value }]
      : byHand(hint);
  };
  const company = answer("owner.name", "наименование организации");
  const position = answer("approval.position", "должность");
  const name = answer("approval.name", "фамилия и инициалы");
  const order = (): Inline[][] => {
    const line = answer("approval.order", "дата и номер");
    return typeof facts["approval.order"] === "string"
      ? [[...textInlines("приказом "), ...line]]
      : [textInlines("приказом"), line];
  };
  const rows =
    kind === "order"
      ? [
          strong("УТВЕРЖДЕНО"),
          ...order(),
          company,
          // The order names its signer.
          ...(typeof facts["approval.position"] === "string" ? [position] : []),
          ...(typeof facts["approval.name"] === "string" ? [name] : []),
        ]
      : [strong("УТВЕРЖДАЮ"), position, company, byHand("подпись"), name, byHand("дата")];
  return [approvalTable(rows)];
}

/** The approval lines at the head of a paper. */
export const approvalTable = (rows: Inline[][]): Table => ({
  type: "table",
  header: null,
  rows: rows.map((cell) => [cell]),
  approval: true,
});

const textInlines = (text: string): Inline[] => [{ type: "text", text }];
export const strong = (text: string): Inline[] => [{ type: "strong", children: textInlines(text) }];
/** A ruled line to write on, with the hint under it. */
export const byHand = (hint: string): Inline[] => [
  { type: "emphasis", byHand: true, children: textInlines(hint) },
];
