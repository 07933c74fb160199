/** Which papers an owner needs, and which recipient each is about. Pure. */
import type { KnownFacts } from "@/lib/engine/facts/known/known";
import type { OwnerKind } from "@/lib/engine/facts/known/owner";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import {
  type PaperRecipient,
  paperRecipients,
} from "@/lib/engine/facts/papers/recipients/paper-recipient";
import { staffQuestion } from "@/lib/engine/papers/form";

/** What decides it, as the definition of a paper says it. */
export type PaperNeed = {
  for: {
    owners: readonly OwnerKind[];
    /** `needed`: only for anyone who has employees; a company always has. */
    staff: "any" | "needed";
    /** Absent: for all of these. By the facts of the paper (`factsOfPaper`). */
    when?: (facts: FactRecord) => boolean;
  };
  /** One paper for each recipient: of those who process by order, or of those abroad. */
  recipients?: "byOrder" | "foreign";
};

/**
 * True where the paper is of use to the owner of these facts; a question that is not answered yet takes nothing away.
 */
export function appliesToOwner({ for: need }: PaperNeed, facts: FactRecord): boolean {
  const kind = facts["owner.kind"];
  const lacksStaff = facts[`extra.${staffQuestion}`] === false;
  return (
    need.owners.some((owner) => owner === kind) &&
    !(need.staff === "needed" && lacksStaff) &&
    (need.when?.(facts) ?? true)
  );
}

/** The subjects of a paper, one text each: its recipients, or nobody in particular. */
export function subjectsOf(
  { recipients }: PaperNeed,
  known: KnownFacts,
): (PaperRecipient | null)[] {
  if (recipients === undefined) return [null];
  return paperRecipients(known).filter(({ byOrder, isForeign }) =>
    recipients === "byOrder" ? byOrder : isForeign,
  );
}
