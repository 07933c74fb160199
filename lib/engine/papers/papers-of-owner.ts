/** The papers that an owner needs, and the recipients they are about. Pure. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { OwnerKind } from "@/lib/engine/facts/known/owner";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import {
  type PaperRecipient,
  paperRecipients,
} from "@/lib/engine/facts/papers/recipients/paper-recipient";
import { staffQuestion } from "@/lib/engine/papers/form";

/** The condition for a paper, from its definition. */
export type PaperNeed = {
  for: {
    owners: readonly OwnerKind[];
    /** `needed`: only for owners with employees; a company always has some. */
    staff: "any" | "needed";
    /** Absent: for all of these. Reads the facts of the paper (`factsOfPaper`). */
    when?: (facts: FactRecord) => boolean;
  };
  /** One paper for each recipient: each processor, or each recipient abroad. */
  recipients?: "processors" | "foreign";
};

/** True when the owner with these facts can use the paper; an unanswered question excludes nothing. */
export function appliesToOwner({ for: need }: PaperNeed, facts: FactRecord): boolean {
  const kind = facts["owner.kind"];
  const lacksStaff = facts[`extra.${staffQuestion}`] === false;
  return (
    need.owners.some((owner) => owner === kind) &&
    !(need.staff === "needed" && lacksStaff) &&
    (need.when?.(facts) ?? true)
  );
}

/** The subjects of a paper, each a text of its own: its recipients, or a single one without a recipient. */
export function subjectsOf(
  { recipients }: PaperNeed,
  known: KnownFacts,
): (PaperRecipient | null)[] {
  if (recipients === undefined) return [null];
  return paperRecipients(known).filter(({ isProcessor, isForeign }) =>
    recipients === "processors" ? isProcessor : isForeign,
  );
}
