"use client";

import * as AlertDialog from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { useFocusReturn } from "@/components/ui/overlay/use-focus-return";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The verb of the action: «Удалить», never «ОК». */
  action: string;
  /** `primary` for an action that cannot be undone but loses nothing. */
  tone?: "danger" | "primary";
  /** What should be done first: a link, which then becomes the primary button. */
  instead?: { href: string; label: string } | undefined;
  pending?: boolean;
  onConfirm: () => void;
};

/** Asks for confirmation of an action that cannot be undone. Escape and «Отмена» change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="animate-appear fixed inset-0 z-60 bg-overlay" />
        <AlertDialog.Content
          {...focusReturn}
          className="animate-rise fixed inset-x-0 top-[max(1rem,18vh)] z-60 mx-auto w-[calc(100%-2rem)] max-w-md rounded-lg border bg-sheet p-6 shadow-float"
        >
          <AlertDialog.Title className="text-lg font-semibold">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm text-ink-soft">
            {props.description}
          </AlertDialog.Description>
          <div
            className={classNames(
              "mt-6 flex gap-2",
              // Three buttons would wrap unevenly: the primary one is on top.
              props.instead ? "flex-col-reverse" : "flex-wrap-reverse justify-end",
            )}
          >
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">Отмена</Button>
            </AlertDialog.Cancel>
            {/* Not `AlertDialog.Action`: that closes before the action has finished. */}
            <Button
              variant={props.instead ? "secondary" : (props.tone ?? "danger")}
              pending={props.pending}
              onClick={props.onConfirm}
            >
              {props.action}
            </Button>
            {props.instead ? (
              <Button asChild>
                <OnDemandLink href={props.instead.href}>{props.instead.label}</OnDemandLink>
              </Button>
            ) : null}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
