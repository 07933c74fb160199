"use client";

import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { firstRunTexts } from "@/content/admin/overview";
import { useDismissStep, useFirstRun } from "@/lib/features/admin/client";
import type { FirstRunStep } from "@/lib/features/admin/overview/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** Setup steps that are still open; nothing when all are done or while they load. */
export function FirstRunList() {
  const { data } = useFirstRun();
  if (!data || data.steps.length === 0) return null;
  return (
    <section
      aria-labelledby="first-run"
      className="mt-10 rounded-lg border border-warning/40 bg-sheet p-5 sm:p-6"
    >
      <h2 id="first-run" className="text-xl">
        {firstRunTexts.title}: {data.steps.length}
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">{typeset(firstRunTexts.lead)}</p>
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {data.steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { key, title, text, href, canBeSettled } }: { step: FirstRunStep }) {
  return (
    <li className="grid items-start gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-[1rem] font-semibold">{typeset(title)}</h3>
        <p className="measure mt-1 text-sm break-words text-ink-soft">{typeset(text)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {href ? (
          <Button asChild variant="secondary" size="sm">
            <OnDemandLink href={href} aria-label={`${firstRunTexts.open}: ${title}`}>
              {firstRunTexts.open}
            </OnDemandLink>
          </Button>
        ) : null}
        {canBeSettled ? <SettleButton step={key} title={title} /> : null}
      </div>
    </li>
  );
}

/** Dismisses a step by the operator's decision. Asks for confirmation: the list will not show it again. */
function SettleButton({ step, title }: { step: string; title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const settling = useDismissStep();
  const settle = async () => {
    try {
      await settling.mutateAsync(step);
      void showMessage("success", { title: firstRunTexts.settled });
    } catch (error) {
      setIsAsking(false);
      void showFailure("Ошибка", error, "Не удалось сохранить");
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${firstRunTexts.settle}: ${title}`}
        onClick={() => setIsAsking(true)}
      >
        {firstRunTexts.settle}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={firstRunTexts.settleQuestion}
        description={typeset(firstRunTexts.settleLosses)}
        action={firstRunTexts.settle}
        pending={settling.isPending}
        onConfirm={() => void settle()}
      />
    </>
  );
}
