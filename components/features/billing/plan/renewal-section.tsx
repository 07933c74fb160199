"use client";

import { formatMoscowDay } from "@/components/features/billing/format-moscow-day";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatPaymentMethod, planTexts } from "@/content/billing/plan";
import { useCancelRenewal, useOffers } from "@/lib/features/billing/client";
import type { Renewal } from "@/lib/features/billing/schema";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

const { renewal: texts } = planTexts;

type RenewalSectionProps = {
  subscription: NonNullable<Renewal["subscription"]>;
  nextCharge: Renewal["nextCharge"];
};

/** Whether the plan renews automatically, when and for how much; one click cancels it (ЗоЗПП ст. 16.1). */
export function RenewalSection({ subscription, nextCharge }: RenewalSectionProps) {
  const { renews, method, cancelledAt } = subscription;
  const cancelling = useCancelRenewal();
  const canBeOn = useOffers().data?.ways.includes("yookassa") ?? false;
  return (
    <>
      <p>
        <Badge tone={renews ? "success" : "plain"}>{renews ? texts.on : texts.off}</Badge>
      </p>
      {renews ? (
        <>
          <p className="mt-3 font-medium">
            {typeset(
              nextCharge
                ? texts.next(formatMoscowDay(nextCharge.at), formatRoubles(nextCharge.amount))
                : texts.noNext,
            )}
          </p>
          <p className="measure mt-1 text-sm text-ink-soft">
            {method ? typeset(texts.from(formatPaymentMethod(method))) : null}{" "}
            {typeset(texts.notice)}
          </p>
          <Button
            variant="secondary"
            className="mt-4"
            pending={cancelling.isPending}
            onClick={() => cancelling.mutate()}
          >
            {texts.stop}
          </Button>
        </>
      ) : cancelling.isSuccess ? null : (
        <p className="measure mt-3 text-ink-soft">
          {cancelledAt ? `${texts.cancelledOn(formatMoscowDay(cancelledAt))} ` : null}
          {typeset(canBeOn ? `${texts.offText} ${texts.canBeOn}` : texts.offText)}
        </p>
      )}
      {/* Rendered before its text; takes the focus, because the focused button is gone. */}
      <div role="status">
        {cancelling.isSuccess ? (
          <Alert tone="success" title={texts.stopped} className="mt-4">
            {typeset(texts.stoppedText)}
          </Alert>
        ) : null}
      </div>
      {cancelling.error ? (
        <Alert tone="danger" role="alert" title={texts.failed} className="mt-4">
          {getErrorMessage(cancelling.error, texts.failedText)}
        </Alert>
      ) : null}
    </>
  );
}
