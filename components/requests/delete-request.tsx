"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { RequireRight } from "@/components/organisations/site/site-role";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { requestDialogTexts } from "@/content/duties/register";
import { useDeleteRequest } from "@/lib/features/requests/client";

/** «Удалить» of an entry of the register. */
export function DeleteRequest({ siteId, id }: { siteId: string; id: string }) {
  return <DeleteEntry words={requestDialogTexts.remove} removal={useDeleteRequest(siteId, id)} />;
}

type DeleteEntryProps = {
  words: { title: string; note: string; button: string; done: string };
  removal: UseMutationResult<{ message: string }, Error, void>;
};

/** «Удалить», after a question. */
export function DeleteEntry({ words, removal }: DeleteEntryProps) {
  const [isAsked, setIsAsked] = useState(false);
  const remove = () =>
    removal.mutate(undefined, {
      onSettled: () => setIsAsked(false),
      onSuccess: () => void showMessage("success", { title: words.done }),
      onError: (error) =>
        void showFailure("Не удалось удалить", error, requestDialogTexts.noAnswer),
    });
  return (
    <RequireRight right="deleteEntries" isSilent>
      <Button variant="quiet" size="sm" onClick={() => setIsAsked(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={words.title}
        description={words.note}
        action={words.button}
        pending={removal.isPending}
        onConfirm={remove}
      />
    </RequireRight>
  );
}
