"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

/**
 * A payment action with a confirmation: `requestConfirmation` opens the dialog, `confirm` performs it. Further presses are ignored
 * while it runs.
 * @param change the action itself
 */
export function useConfirmedAction<Variables>(
  change: UseMutationResult<{ message: string }, Error, Variables>,
) {
  const [isAsking, setIsAsking] = useState(false);
  const { error, isPending } = change;
  const errors = fieldMessages(error);
  const confirm = async (variables: Variables) => {
    if (isPending) return;
    try {
      const { message } = await change.mutateAsync(variables);
      void showMessage("success", { title: message });
    } catch {
      // The form shows it: `failure`, `errorOf`.
    }
    setIsAsking(false);
  };
  return {
    isAsking,
    requestConfirmation: () => setIsAsking(true),
    setIsAsking,
    isPending,
    failure:
      error && Object.keys(errors).length === 0
        ? getErrorMessage(
            error,
            "Сервер не ответил. Проверьте историю заказа, прежде чем повторять.",
          )
        : null,
    errorOf: (field: string) => errors[field],
    confirm,
  };
}
