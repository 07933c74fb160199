"use client";

import { useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";
import type { FieldErrors } from "@/lib/core/errors";
import { ApiError, explain } from "@/lib/platform/api-client/api-error";

/**
 * A change of money that is asked for first: `ask` opens the question, `confirm` does it. Pressed again while it is
 * under way it does nothing.
 * @param run the change itself
 */
export function useConfirmedAction(run: () => Promise<{ message: string }>) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    if (isPending) return;
    setIsPending(true);
    setErrors({});
    setFailure(null);
    try {
      const { message } = await run();
      void showMessage("success", { title: message });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fieldErrors : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) {
        setFailure(
          explain(error, "Сервер не ответил. Проверьте историю заказа, прежде чем повторять."),
        );
      }
    } finally {
      setIsPending(false);
      setIsAsking(false);
    }
  };
  return {
    isAsking,
    ask: () => setIsAsking(true),
    setIsAsking,
    isPending,
    failure,
    errorOf: (field: string) => errors[field]?.[0],
    confirm,
  };
}
