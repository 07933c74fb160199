"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTokenOnce } from "@/components/features/accounts/sign-in/use-link-token";
import {
  AddresseeOnly,
  EmailLinkCard,
  InvalidLink,
  LinkLoading,
} from "@/components/features/organisations/email-links/email-link-states";
import { TransferContentsList } from "@/components/features/site-transfer/transfer-contents-list";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls/choice";
import { siteTransferTexts } from "@/content/site-transfer/texts";
import {
  useAcceptSiteTransfer,
  useDeclineSite,
  useOfferPreview,
} from "@/lib/features/site-transfer/client";
import type { OfferedSite } from "@/lib/features/site-transfer/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { quoted } from "@/lib/russian/quoted";
import { typeset } from "@/lib/russian/screen-typography";

/** `/site-transfer?token=…`: which site, what is transferred with it, who keeps access, and the answer. */
export function OfferedSiteScreen() {
  const look = useOfferPreview();
  const token = useTokenOnce(look.mutate);
  if (token === null || look.error) return <InvalidLink error={look.error} />;
  if (!token || !look.data) return <LinkLoading />;
  const { name, address, from, email, moves } = look.data;
  return (
    <EmailLinkCard title={`Вам передают сайт ${address}`}>
      <p className="mt-3 break-words text-ink-soft">
        {from} передаёт вам сайт{name === address ? "" : ` ${quoted(name)}`}. Решаете вы.
      </p>
      <TransferContentsList moves={moves} />
      <AddresseeOnly email={email}>
        <Answer token={token} offered={look.data} />
      </AddresseeOnly>
    </EmailLinkCard>
  );
}

function Answer({ token, offered }: { token: string; offered: OfferedSite }) {
  const router = useRouter();
  const [keepsAccess, setKeepsAccess] = useState(false);
  const acceptance = useAcceptSiteTransfer();
  const refusal = useDeclineSite();
  const error = acceptance.error ?? refusal.error;
  const accept = () =>
    acceptance.mutate(
      { token, keepsAccess },
      {
        onSuccess: ({ site }) => {
          void showMessage("success", { title: `Сайт ${offered.address} теперь ваш` });
          router.replace(`/sites/${site}`);
        },
      },
    );
  if (refusal.isSuccess) {
    return (
      <p role="status" className="mt-5 text-ink-soft">
        {refusal.data.message}
      </p>
    );
  }
  return (
    <>
      {offered.organisation === null ? null : (
        <Checkbox
          className="mt-4"
          label={siteTransferTexts.keep(offered.organisation)}
          note={typeset(siteTransferTexts.keepNote)}
          checked={keepsAccess}
          onChange={({ target }) => setKeepsAccess(target.checked)}
        />
      )}
      {error ? (
        <Alert tone="danger" role="alert" className="mt-5" title="Не получилось">
          {getErrorMessage(error, "Попробуйте ещё раз.")}
        </Alert>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button pending={acceptance.isPending || acceptance.isSuccess} onClick={accept}>
          Принять сайт
        </Button>
        <Button
          variant="secondary"
          pending={refusal.isPending}
          onClick={() => refusal.mutate(token)}
        >
          Отказаться
        </Button>
      </div>
    </>
  );
}
