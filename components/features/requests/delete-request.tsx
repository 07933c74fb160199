"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { requestDialogTexts } from "@/content/requests/register";
import { useDeleteRequest } from "@/lib/features/requests/client";

/** Deletes an entry of the register. */
export function DeleteRequest({ siteId, id }: { siteId: string; id: string }) {
  return <DeleteEntry texts={requestDialogTexts.remove} removal={useDeleteRequest(siteId, id)} />;
}

type DeleteEntryProps = {
  texts: { title: string; note: string; button: string; done: string };
  removal: UseMutationResult<{ message: string }, Error, void>;
};

/** «Удалить», with a confirmation. */
export function DeleteEntry({ texts, removal }: DeleteEntryProps) {
  const [isAsked, setIsAsked] = useState(false);
  const remove = async () => {
    try {
      await removal.mutateAsync();
      void showMessage("success", { title: texts.done });
    } catch (error) {
      void showFailure("Не удалось удалить", error, requestDialogTexts.noAnswer);
    }
    setIsAsked(false);
  };
  return (
    <RequireRight right="deleteEntries" isSilent>
      <Button variant="quiet" size="sm" onClick={() => setIsAsked(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={texts.title}
        description={texts.note}
        action={texts.button}
        pending={removal.isPending}
        onConfirm={() => void remove()}
      />
    </RequireRight>
  );
}
