"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";

/** What is asked before, said after, and said when it did not work; `action` where it is not «Удалить». */
export type RemovalTexts = { question: string; done: string; failure: string; action?: string };
export type Removal = UseMutationResult<unknown, Error, string>;

type RemoveButtonProps = {
  id: string;
  /** What is removed, as the list calls it. */
  name: string;
  removal: Removal;
  words: RemovalTexts;
  /** What is lost by it. */
  losses: ReactNode;
  onRemoved: () => void;
};

/** Removes one thing of an operator's list. Asks first: nothing brings it back. */
export function RemoveButton(props: RemoveButtonProps) {
  const { id, name, removal, words, losses, onRemoved } = props;
  const { action = "Удалить" } = words;
  const [asks, setAsks] = useState(false);
  const remove = async () => {
    try {
      await removal.mutateAsync(id);
      void showMessage("success", { title: words.done });
      setAsks(false);
      onRemoved();
    } catch (error) {
      setAsks(false);
      void showFailure("Ошибка", error, words.failure);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${action}: ${name}`}
        onClick={() => setAsks(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.question}
        description={losses}
        action={action}
        pending={removal.isPending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
