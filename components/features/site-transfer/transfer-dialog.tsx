"use client";

import { type FormEvent, useState } from "react";
import { TransferContentsList } from "@/components/features/site-transfer/transfer-contents-list";
import { TextField } from "@/components/forms/text-field";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { siteTransferTexts } from "@/content/site-transfer/texts";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { useOfferSite, useTransfer, useWithdrawOffer } from "@/lib/features/site-transfer/client";
import type { Transfer } from "@/lib/features/site-transfer/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type TransferDialogProps = { siteId: string; open: boolean; onClose: () => void };

/** Offers the site to another owner, or shows the pending offer. */
export function TransferDialog({ siteId, open, onClose }: TransferDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(opens) => (opens ? undefined : onClose())}>
      {open ? (
        <DialogContent title={siteTransferTexts.title} description={siteTransferTexts.lead}>
          <Opened siteId={siteId} />
        </DialogContent>
      ) : null}
    </Dialog>
  );
}

function Opened({ siteId }: { siteId: string }) {
  const transfer = useTransfer(siteId);
  return (
    <QueryStates
      query={transfer}
      loading={<Loading label="Считаем, что перейдёт" className="mt-5" />}
      failure="Не удалось узнать, что перейдёт"
      className="mt-5"
    >
      {({ offer, moves }) => (
        <>
          {offer ? <Waiting siteId={siteId} offer={offer} /> : null}
          <TransferContentsList moves={moves} />
          <p className="mt-2 text-sm text-ink-soft">{typeset(siteTransferTexts.lose)}</p>
          <p className="mt-2 text-sm text-ink-soft">{typeset(siteTransferTexts.plan)}</p>
          {offer && !offer.hasEnded ? null : <OfferForm siteId={siteId} />}
        </>
      )}
    </QueryStates>
  );
}

function Waiting({ siteId, offer }: { siteId: string; offer: NonNullable<Transfer["offer"]> }) {
  const withdrawal = useWithdrawOffer(siteId);
  const until = formatRussianDate(toMoscowDate(new Date(offer.expiresAt)));
  return (
    <Alert
      tone={offer.hasEnded ? "warning" : "note"}
      className="mt-5"
      title={offer.hasEnded ? "Срок ссылки вышел" : "Ждём ответа"}
    >
      <p className="break-words">
        {offer.hasEnded
          ? `${offer.email} не ответил. Предложите сайт ещё раз.`
          : // The date ends with the dot of «г.».
            `Письмо отправлено на ${offer.email}, ссылка действует до ${until}`}
      </p>
      {offer.hasEnded ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          pending={withdrawal.isPending}
          onClick={() =>
            withdrawal.mutate(undefined, {
              onError: (error) =>
                void showFailure("Предложение не отозвано", error, "Попробуйте ещё раз."),
            })
          }
        >
          Отозвать предложение
        </Button>
      )}
    </Alert>
  );
}

function OfferForm({ siteId }: { siteId: string }) {
  const offering = useOfferSite(siteId);
  const [email, setEmail] = useState("");
  const offer = (event: FormEvent) => {
    event.preventDefault();
    if (offering.isPending) return;
    // The confirmation of sending replaces it.
    offering.mutate({ email });
  };
  return (
    <form noValidate className="mt-5" onSubmit={offer}>
      <TextField
        id="transfer-email"
        label={siteTransferTexts.email}
        type="email"
        autoComplete="off"
        error={offering.error ? getErrorMessage(offering.error, "Попробуйте ещё раз.") : undefined}
        value={email}
        onText={(text) => {
          setEmail(text);
          offering.reset();
        }}
      />
      <Button type="submit" className="mt-5" pending={offering.isPending}>
        Отправить предложение
      </Button>
    </form>
  );
}
