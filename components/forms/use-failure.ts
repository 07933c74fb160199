"use client";

import { useState } from "react";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

type Failure = {
  /** About the attempt as a whole; null where there is nothing to say of it. */
  text: string | null;
  /** By field. */
  messages: Record<string, string>;
};

const none: Failure = { text: null, messages: {} };

/**
 * What was wrong with the last attempt: a sentence about the whole, and one beside each field that is to blame. The
 * server says them, or the form itself before it asks the server.
 * @param fallback the sentence for when the server says nothing, if it is not that it did not answer
 */
export function useFailure(fallback?: string) {
  const [failure, setFailure] = useState(none);
  const errorOf = (field: string): string | undefined => failure.messages[field];
  return {
    ...failure,
    errorOf,
    /** The sentence about the whole where none of these fields has its own. */
    textUnless: (...fields: string[]): string | null =>
      fields.some((field) => errorOf(field) !== undefined) ? null : failure.text,
    clear: () => setFailure(none),
    /** The call has failed. @returns the messages by field */
    fail(error: unknown): Failure["messages"] {
      const messages = fieldMessages(error);
      setFailure({ text: getErrorMessage(error, fallback), messages });
      return messages;
    },
    /** The form does not ask the server. */
    refuse: (messages: Record<string, string>, text: string | null = null) =>
      setFailure({ text, messages }),
  };
}
