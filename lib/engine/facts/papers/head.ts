/** The signer of a paper: the head of a company, or the sole trader or person. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { ownerKindOf } from "@/lib/engine/facts/known/owner";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { textFact } from "@/lib/engine/facts/known/vocabulary";

export const headVocabulary = {
  "paper.head.act": { kind: "text", label: "вид распорядительного документа", required: true },
  "paper.head.post": textFact("должность руководителя", "approval.position"),
  "paper.head.name": textFact("фамилию и инициалы руководителя", "approval.name"),
} as const satisfies Vocabulary;

/** The questions of the papers that the passport answers: the person who approves the documents signs the papers. */
export const answeredByPassport = (known: KnownFacts): ReadonlySet<string> =>
  new Set([
    ...(known["approval.position"] ? ["headPost"] : []),
    ...(known["approval.name"] ? ["headName"] : []),
  ]);

/**
 * Returns the post and the name. For a company: the papers' own answer, otherwise the passport's answer on who approves
 * documents; a sole trader signs by the name in the passport.
 */
export function headFacts(known: KnownFacts, facts: FactRecord): FactRecord {
  const kind = ownerKindOf(known);
  if (kind === "company") {
    return {
      "paper.head.act": "Приказ",
      "paper.head.post": facts["extra.headPost"] ?? known["approval.position"],
      "paper.head.name": facts["extra.headName"] ?? known["approval.name"],
    };
  }
  return {
    "paper.head.act": "Распоряжение",
    "paper.head.post": kind === "entrepreneur" ? "Индивидуальный предприниматель" : undefined,
    "paper.head.name": known["owner.name"]?.replace(
      /^(?:ип|индивидуальный предприниматель)\s+/i,
      "",
    ),
  };
}
