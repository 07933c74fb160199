"use client";

import { formatMoscowDay } from "@/components/billing/format-moscow-day";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatPaymentMethod, planTexts } from "@/content/payments/plan";
import { useCancelRenewal, useOffers } from "@/lib/features/billing/client";
import type { Renewal } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

const { renewal: words } = planTexts;

type RenewalPartProps = {
  subscription: NonNullable<Renewal["subscription"]>;
  nextCharge: Renewal["nextCharge"];
};

/** Whether money is charged by itself, when and how much; one press ends it (ЗоЗПП ст. 16.1). */
export function RenewalPart({ subscription, nextCharge }: RenewalPartProps) {
  const { renews, method, cancelledAt } = subscription;
  const cancelling = useCancelRenewal();
  const canBeOn = useOffers().data?.ways.includes("yookassa") ?? false;
  return (
    <>
      <p>
        <Badge tone={renews ? "success" : "plain"}>{renews ? words.on : words.off}</Badge>
      </p>
      {renews ? (
        <>
          <p className="mt-3 font-medium">
            {typeset(
              nextCharge
                ? words.next(formatMoscowDay(nextCharge.at), formatRoubles(nextCharge.amount))
                : words.noNext,
            )}
          </p>
          <p className="measure mt-1 text-sm text-ink-soft">
            {method ? typeset(words.from(formatPaymentMethod(method))) : null}{" "}
            {typeset(words.notice)}
          </p>
          <Button
            variant="secondary"
            className="mt-4"
            pending={cancelling.isPending}
            onClick={() => cancelling.mutate()}
          >
            {words.stop}
          </Button>
        </>
      ) : cancelling.isSuccess ? null : (
        <p className="measure mt-3 text-ink-soft">
          {cancelledAt ? `${words.cancelledOn(formatMoscowDay(cancelledAt))} ` : null}
          {typeset(canBeOn ? `${words.offText} ${words.canBeOn}` : words.offText)}
        </p>
      )}
      {/* Before its words: the button that had the focus is gone. */}
      <div role="status">
        {cancelling.isSuccess ? (
          <Alert tone="success" title={words.stopped} className="mt-4">
            {typeset(words.stoppedText)}
          </Alert>
        ) : null}
      </div>
      {cancelling.error ? (
        <Alert tone="danger" role="alert" title={words.failed} className="mt-4">
          {getErrorMessage(cancelling.error, words.failedText)}
        </Alert>
      ) : null}
    </>
  );
}
