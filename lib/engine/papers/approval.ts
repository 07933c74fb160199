import { approvalTable, byHand, strong } from "@/lib/engine/assemble/approval";
import { fieldOf } from "@/lib/engine/facts/known";
import type { FactRecord } from "@/lib/engine/facts/vocabulary";
import { paperField } from "@/lib/engine/papers/form";
import type { Inline, Table } from "@/lib/engine/tree/document";

/** Who approves an internal paper: what nobody said of him is a ruled line. */
export function paperApproval(facts: FactRecord): Table[] {
  const value = (path: string, field: string, hint: string): Inline[] => {
    const text = facts[path];
    return typeof text === "string" ? [{ type: "value", field, text }] : byHand(hint);
  };
  const isCompany = facts["owner.kind"] === "company";
  const rows = [
    strong("УТВЕРЖДАЮ"),
    ...(facts["owner.kind"] === "person"
      ? []
      : [value("paper.head.post", paperField("headPost"), "должность")]),
    ...(isCompany ? [value("owner.name", fieldOf("owner.name"), "наименование организации")] : []),
    byHand("подпись"),
    value("paper.head.name", paperField("headName"), "фамилия и инициалы"),
    byHand("дата"),
  ];
  return [approvalTable(rows)];
}
