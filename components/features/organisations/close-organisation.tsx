"use client";

import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { organisationTexts } from "@/content/organisations/texts";
import { useDeleteOrganisation } from "@/lib/features/organisations/client";
import type { Organisation } from "@/lib/features/organisations/responses";

/** Deletes the organisation after a confirmation. */
export function CloseOrganisation({ organisation }: { organisation: Organisation }) {
  const [isConfirming, setConfirming] = useState(false);
  const { close: texts } = organisationTexts;
  const deletion = useDeleteOrganisation(organisation.id);
  const close = async () => {
    try {
      await deletion.mutateAsync();
      void showMessage("success", { title: "Команда закрыта" });
    } catch (error) {
      setConfirming(false);
      void showFailure("Команда не закрыта", error, "Попробуйте ещё раз.");
    }
  };
  return (
    <div>
      <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setConfirming(true)}>
        {texts.action}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={texts.title}
        description={texts.note}
        action={texts.action}
        pending={deletion.isPending || deletion.isSuccess}
        onConfirm={() => void close()}
      />
    </div>
  );
}
