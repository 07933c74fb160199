"use client";

import { useState } from "react";
import { PaperDownloads } from "@/components/features/internal-papers/paper-downloads";
import { formatAdoption, paperTitle } from "@/components/features/internal-papers/paper-state";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { paperTexts } from "@/content/internal-papers/screen";
import {
  type ListedPaper,
  type Paper,
  useWithdrawAdoption,
} from "@/lib/features/internal-papers/client";
import { typeset } from "@/lib/russian/screen-typography";

type AdoptionsListProps = { siteId: string; paper: ListedPaper; adoptions: Paper["adoptions"] };

/** The adopted texts, newest first: to print again, or to withdraw. */
export function AdoptionsList({ siteId, paper, adoptions }: AdoptionsListProps) {
  const withdrawing = useWithdrawAdoption(siteId, paper.paper);
  const [pendingId, setPendingId] = useState<string | null>(null);
  const close = () => setPendingId(null);
  return (
    <section aria-labelledby="adoptions" className="mt-8 max-w-3xl">
      <h2 id="adoptions" className="text-lg">
        {paperTexts.adoptions}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {adoptions.map((adoption) => (
          <li
            key={adoption.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
          >
            <span className="tabular-nums">{formatAdoption(adoption)}</span>
            <span data-print="hide" className="-ml-3 flex flex-wrap gap-1 sm:ml-0">
              <PaperDownloads
                siteId={siteId}
                address={paper}
                title={`${paperTitle(paper)}, ${formatAdoption(adoption)}`}
                adoption={adoption.id}
              />
              <RequireRight right="deleteEntries" isSilent>
                <Button variant="quiet" size="sm" onClick={() => setPendingId(adoption.id)}>
                  {paperTexts.withdraw}
                </Button>
              </RequireRight>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={pendingId !== null}
        onOpenChange={close}
        title={paperTexts.withdrawQuestion}
        description={typeset(paperTexts.withdrawLead)}
        action={paperTexts.withdraw}
        pending={withdrawing.isPending}
        onConfirm={() => {
          if (pendingId === null) return;
          withdrawing.mutate(pendingId, {
            onError: (error) =>
              void showFailure(paperTexts.notWithdrawn, error, paperTexts.tryAgain),
            onSettled: close,
          });
        }}
      />
    </section>
  );
}
