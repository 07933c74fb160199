import { approvalTable, byHand, strong } from "@/lib/engine/assemble/approval";
import { fieldOf, type KnownFactPath } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { paperField } from "@/lib/engine/papers/form";
import type { Inline, Table } from "@/lib/engine/tree/document";

/** Returns the approval of an internal paper; unanswered parts are ruled lines. */
export function paperApproval(facts: FactRecord): Table[] {
  const value = (path: string, field: string | null, hint: string): Inline[] => {
    const text = facts[path];
    if (typeof text !== "string") return byHand(hint);
    return [field === null ? { type: "text", text } : { type: "value", field, text }];
  };
  const isCompany = facts["owner.kind"] === "company";
  // A company's head is named here or in the passport; the signature of any other owner follows from the name that the
  // text gives below.
  const fieldOfHead = (question: "headPost" | "headName", path: KnownFactPath): string | null => {
    if (!isCompany) return null;
    return facts[`extra.${question}`] === undefined && facts[path] !== undefined
      ? fieldOf(path)
      : paperField(question);
  };
  const rows = [
    strong("УТВЕРЖДАЮ"),
    ...(facts["owner.kind"] === "person"
      ? []
      : [value("paper.head.post", fieldOfHead("headPost", "approval.position"), "должность")]),
    ...(isCompany ? [value("owner.name", fieldOf("owner.name"), "наименование организации")] : []),
    byHand("подпись"),
    value("paper.head.name", fieldOfHead("headName", "approval.name"), "фамилия и инициалы"),
    byHand("дата"),
  ];
  return [approvalTable(rows)];
}
