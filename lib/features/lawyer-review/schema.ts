import { z } from "zod";
import { lawyerMessages as messages } from "@/content/lawyer-review/texts";
import { isId } from "@/lib/core/ids";
import { maxClauseLength } from "@/lib/engine/questions/custom-clauses";
import { lineSchema, multilineSchema } from "@/lib/engine/text-schemas";

/** The maximum lengths of the fields. */
export const lawyerLengths = {
  asked: 100,
  name: 120,
  remark: 3000,
  text: maxClauseLength,
} as const;

const id = z.string().refine(isId);

/** Segments of `/api/documents/{id}/lawyer-links/{link}`, and of a remark of the link. */
export const lawyerLinkParams = z.object({ id, link: id });
export const lawyerRemarkParams = z.object({ id, link: id, remark: id });

/** Body of `POST /api/documents/{id}/lawyer-links`. */
export const newLawyerLinkRequest = z.strictObject({
  asked: lineSchema(lawyerLengths.asked, messages.asked).min(1, messages.asked),
  /** The newest edition by default; absent for a draft. */
  edition: z.int().min(1).max(9_999_999).optional(),
});
export type NewLawyerLink = z.output<typeof newLawyerLinkRequest>;

/** The owner's possible answers to a remark. */
export const decisions = ["accepted", "refused"] as const;

/** Body of `PUT /api/documents/{id}/lawyer-links/{link}/remarks/{remark}`. */
export const decisionRequest = z.strictObject({
  decision: z.enum(decisions, messages.decision),
  /** The newest edition that the owner has seen; 0 for a draft. */
  after: z.int().min(0).max(9_999_999),
  /** The `updatedAt` of the remark that the owner has read, so that a text rewritten since is not accepted unread. */
  seen: z.iso
    .datetime(messages.seen)
    // The database has no year 0.
    .refine((text) => /^2\d{3}-/.test(text), messages.seen),
  /** Whether to replace the clause although it is no longer the one that the author has seen. */
  overChanged: z.boolean().default(false),
});
export type DecisionRequest = z.input<typeof decisionRequest>;
export type Decision = z.output<typeof decisionRequest>;

/** The token of the link. Its format is not checked: a wrong one opens nothing. */
const token = z.string(messages.token).min(1, messages.token).max(200, messages.token);

/** Body of `POST /api/lawyer-review`: in the body, because URLs are logged. */
export const openReviewRequest = z.strictObject({ token });

export const remarkKinds = ["comment", "proposal"] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** Body of `PUT /api/lawyer-review/remarks`. An empty text deletes the remark. */
export const remarkRequest = z.strictObject({
  token,
  clause: z.string(messages.noClause).min(1, messages.noClause).max(200, messages.noClause),
  kind: z.enum(remarkKinds, messages.kind),
  text: multilineSchema(lawyerLengths.text),
});
export type RemarkRequest = z.output<typeof remarkRequest>;

/** Body of `PUT /api/lawyer-review/opinion`. */
export const opinionRequest = z.strictObject({
  token,
  name: lineSchema(lawyerLengths.name, messages.name).min(1, messages.name),
  remark: multilineSchema(lawyerLengths.remark).default(""),
});
export type OpinionRequest = z.output<typeof opinionRequest>;
