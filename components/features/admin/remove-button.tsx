"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";

/** Texts of the question, of success and of failure; `action` if it is not «Удалить». */
export type RemovalTexts = { question: string; done: string; failure: string; action?: string };
export type Removal = UseMutationResult<unknown, Error, string>;

type RemoveButtonProps = {
  id: string;
  /** What is removed, as the list names it. */
  name: string;
  removal: Removal;
  texts: RemovalTexts;
  /** What is lost with it. */
  losses: ReactNode;
  onRemoved: () => void;
};

/** Removes one item of an operator's list. Asks for confirmation: it cannot be undone. */
export function RemoveButton(props: RemoveButtonProps) {
  const { id, name, removal, texts, losses, onRemoved } = props;
  const { action = "Удалить" } = texts;
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    try {
      await removal.mutateAsync(id);
      void showMessage("success", { title: texts.done });
      setIsAsking(false);
      onRemoved();
    } catch (error) {
      setIsAsking(false);
      void showFailure("Ошибка", error, texts.failure);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${action}: ${name}`}
        onClick={() => setIsAsking(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.question}
        description={losses}
        action={action}
        pending={removal.isPending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
