"use client";

import { useState } from "react";
import { pushPageState } from "@/components/features/documents/document-page/navigation/use-page-address";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { remarkTexts as texts } from "@/content/lawyer-review/texts";
import { useDecideRemark } from "@/lib/features/lawyer-review/owner/client";
import type { OwnersRemark } from "@/lib/features/lawyer-review/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** The document and the link that a remark belongs to, and the edition that an answer builds on. */
export type RemarkPlace = { id: string; link: string; newestEdition: number };

type RemarkAnswerProps = { place: RemarkPlace; remark: OwnersRemark; acceptsTexts: boolean };

/** The owner's answer, or the buttons to give one. */
export function RemarkAnswer({ place, remark, acceptsTexts }: RemarkAnswerProps) {
  const { id: remarkId, kind, decision, fate, updatedAt: seen, text } = remark;
  const { id, link, newestEdition: after } = place;
  const answer = useDecideRemark(id, link);
  const [failure, setFailure] = useState<string | null>(null);
  const isProposal = kind === "proposal";
  const isStanding = isProposal && decision?.kind === "accepted";
  const isDraft = after === 0;

  const decide = (wanted: "accepted" | "refused") => {
    setFailure(null);
    const overChanged = fate === "changed";
    answer.mutate(
      { remark: remarkId, decision: wanted, after, seen, overChanged },
      {
        onSuccess: ({ edition }) => {
          if (!isProposal || wanted !== "accepted") return;
          const title =
            edition === null ? texts.acceptedDraftMessage : texts.acceptedMessage(edition);
          void showMessage("success", { title });
        },
        onError: (error) => setFailure(getErrorMessage(error)),
      },
    );
  };
  const isPending = (wanted: "accepted" | "refused") =>
    answer.isPending && answer.variables.decision === wanted;
  const mayAccept = !isProposal || (acceptsTexts && fate !== "gone" && text !== null);
  const acceptLabel = !isProposal
    ? texts.note
    : fate === "changed"
      ? texts.acceptOver
      : decision
        ? texts.again
        : isDraft
          ? texts.acceptDraft
          : texts.accept;

  return (
    <div className="mt-4 text-sm">
      {isProposal && !isStanding && fate !== "same" ? (
        <Alert
          tone="warning"
          title={fate === "gone" ? texts.goneTitle : texts.changedTitle}
          className="mb-3"
        >
          {typeset(fate === "gone" ? texts.gone : texts.changed)}
        </Alert>
      ) : null}
      {isProposal && !isStanding && !acceptsTexts ? (
        <p className="mb-3 text-ink-soft">
          {typeset(texts.needsPlan)}{" "}
          <OnDemandLink href="/premium" className="text-accent underline">
            {texts.toPlans}
          </OnDemandLink>
        </p>
      ) : null}
      {failure ? (
        <Alert tone="danger" role="alert" className="mb-3">
          {failure}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" aria-live="polite">
        {decision ? <p className="font-medium">{describeAnswer(remark)}</p> : null}
        {isStanding ? (
          decision.edition !== null && decision.edition > 1 ? (
            <Button
              variant="link"
              size="inline"
              onClick={() =>
                pushPageState({
                  compare: `${(decision.edition ?? 2) - 1}..${decision.edition}`,
                })
              }
            >
              {texts.whatChanged}
            </Button>
          ) : null
        ) : (
          <>
            {mayAccept && (isProposal || decision?.kind !== "accepted") ? (
              <Button
                size="sm"
                variant={isProposal ? "primary" : "secondary"}
                pending={isPending("accepted")}
                onClick={() => decide("accepted")}
              >
                {acceptLabel}
              </Button>
            ) : null}
            {decision?.kind === "refused" ? null : (
              <Button
                size="sm"
                variant="quiet"
                pending={isPending("refused")}
                onClick={() => decide("refused")}
              >
                {isProposal ? texts.refuse : texts.refuseComment}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function describeAnswer({ kind, decision }: OwnersRemark): string {
  if (kind === "comment") return decision?.kind === "accepted" ? texts.noted : texts.disagreed;
  if (decision?.kind === "refused") return texts.refused;
  return decision?.edition ? texts.accepted(decision.edition) : texts.acceptedDraft;
}
