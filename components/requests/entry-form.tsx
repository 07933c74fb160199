"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { focusControl } from "@/components/ui/form/error-summary";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { requestDialogTexts } from "@/content/duties/register";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

/** What a field of the form is given: its id, and the sentence that the server has about it. */
export type FieldOf = (name: string) => { id: string; error: string | undefined };

type EntryDialogProps<Body> = {
  words: {
    title: string;
    note: string;
    button: string;
    /** For those who do not see beside what the button stands. */
    buttonLabel?: string;
    done: string;
    submit: string;
  };
  variant?: "primary" | "secondary";
  icon?: ReactNode;
  change: UseMutationResult<unknown, Error, Body>;
  /** Of the fields that `children` draw, by their names. */
  toBody: (typed: Record<string, string>) => Body;
  children: (field: FieldOf) => ReactNode;
};

/**
 * A button and the dialog behind it, with a form of the register. What is wrong the server says, once for all clients.
 */
export function EntryDialog<Body>({
  words,
  variant = "secondary",
  icon,
  ...form
}: EntryDialogProps<Body>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={variant === "primary" ? "md" : "sm"}
        aria-label={words.buttonLabel}
        onClick={() => setIsOpen(true)}
      >
        {icon}
        {words.button}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        {isOpen ? (
          <DialogContent title={words.title} description={words.note} placement="screen">
            <EntryForm words={words} {...form} onDone={() => setIsOpen(false)} />
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}

type EntryFormProps<Body> = Pick<
  EntryDialogProps<Body>,
  "words" | "change" | "toBody" | "children"
> & { onDone: () => void };

function EntryForm<Body>({ words, change, toBody, children, onDone }: EntryFormProps<Body>) {
  const failure = useFailure();
  const field: FieldOf = (name) => ({ id: `request-${name}`, error: failure.errorOf(name) });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    change.mutate(toBody(typed), {
      onSuccess: () => {
        onDone();
        void showMessage("success", { title: words.done });
      },
      onError: (error) => {
        const [name] = Object.keys(failure.fail(error));
        if (name) setTimeout(() => focusControl(`request-${name}`));
        else {
          const description = getErrorMessage(error, requestDialogTexts.noAnswer);
          void showMessage("error", { title: requestDialogTexts.failed, description });
        }
      },
    });
  };
  return (
    <form noValidate className="mt-5 space-y-5" onSubmit={send}>
      {children(field)}
      <Button type="submit" pending={change.isPending}>
        {words.submit}
      </Button>
    </form>
  );
}
