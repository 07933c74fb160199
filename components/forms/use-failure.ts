"use client";

import { useState } from "react";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

type Failure = {
  /** About the attempt as a whole; null if there is nothing to say. */
  text: string | null;
  /** The messages by field. */
  messages: Record<string, string>;
};

const none: Failure = { text: null, messages: {} };

/**
 * The errors of the last attempt: one message for the whole form, and one for each field at fault. They come from the
 * server, or from validation before the request.
 * @param fallback the message when the server gives none although it responded
 */
export function useFailure(fallback?: string) {
  const [failure, setFailure] = useState(none);
  const errorOf = (field: string): string | undefined => failure.messages[field];
  return {
    ...failure,
    errorOf,
    /** The general message, unless one of these fields has its own. */
    textUnless: (...fields: string[]): string | null =>
      fields.some((field) => errorOf(field) !== undefined) ? null : failure.text,
    clear: () => setFailure(none),
    /** Call when the request has failed. @returns the messages by field */
    fail(error: unknown): Failure["messages"] {
      const messages = fieldMessages(error);
      setFailure({ text: getErrorMessage(error, fallback), messages });
      return messages;
    },
    /** Call when the form is not sent. */
    reject: (messages: Record<string, string>, text: string | null = null) =>
      setFailure({ text, messages }),
  };
}
