"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { focusControl } from "@/components/ui/controls/error-summary";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { requestDialogTexts } from "@/content/requests/register";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

/** What a form field gets: its id, and the server's error about it. */
export type FieldOf = (name: string) => { id: string; error: string | undefined };

type EntryDialogProps<Body> = {
  texts: {
    title: string;
    note: string;
    button: string;
    /** Context for screen readers: what the button belongs to. */
    buttonLabel?: string;
    done: string;
    submit: string;
  };
  variant?: "primary" | "secondary";
  icon?: ReactNode;
  change: UseMutationResult<unknown, Error, Body>;
  /** Fields rendered by `children`, by name. */
  toBody: (typed: Record<string, string>) => Body;
  children: (field: FieldOf) => ReactNode;
};

/** A button and its dialog with a form of the register. Validation is done by the server, once for all clients. */
export function EntryDialog<Body>({
  texts,
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
        aria-label={texts.buttonLabel}
        onClick={() => setIsOpen(true)}
      >
        {icon}
        {texts.button}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        {isOpen ? (
          <DialogContent title={texts.title} description={texts.note} placement="screen">
            <EntryForm texts={texts} {...form} onDone={() => setIsOpen(false)} />
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}

type EntryFormProps<Body> = Pick<
  EntryDialogProps<Body>,
  "texts" | "change" | "toBody" | "children"
> & { onDone: () => void };

function EntryForm<Body>({ texts, change, toBody, children, onDone }: EntryFormProps<Body>) {
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
        void showMessage("success", { title: texts.done });
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
        {texts.submit}
      </Button>
    </form>
  );
}
