"use client";

import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { useFocusReturn } from "@/components/ui/overlay/use-focus-return";

export const Dialog = RadixDialog.Root;

type DialogContentProps = Omit<ComponentProps<typeof RadixDialog.Content>, "title"> & {
  title: ReactNode;
  description?: ReactNode;
  /** The dialog's shape: a small box, a drawer at the right edge, or a box that is full-screen on a phone. */
  placement?: "middle" | "drawer" | "screen";
};

const middle =
  "animate-rise inset-x-0 top-[max(1rem,12vh)] mx-auto max-h-[calc(100dvh-2rem-12vh)] w-[calc(100%-2rem)] max-w-md rounded-lg border";

const placements = {
  middle,
  screen: `${middle} max-sm:inset-0 max-sm:mx-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0`,
  drawer: "animate-slide-from-right inset-y-0 right-0 w-[min(22rem,calc(100%-3rem))] border-l",
};

/** A modal with a title, a description and a close button; traps the focus and restores it. */
export function DialogContent({
  title,
  description,
  placement = "middle",
  className,
  children,
  onInteractOutside,
  ...props
}: DialogContentProps) {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="animate-appear fixed inset-0 z-50 bg-overlay" />
      <RadixDialog.Content
        className={classNames(
          "fixed z-50 flex flex-col overflow-y-auto overscroll-contain border-line bg-sheet p-6 shadow-float focus:outline-none",
          placements[placement],
          className,
        )}
        {...focusReturn}
        onInteractOutside={(event) => {
          onInteractOutside?.(event);
          // A click on a toast does not count as outside the dialog.
          if ((event.target as Element).closest("[data-sonner-toaster]")) event.preventDefault();
        }}
        // Radix warns without a description; `undefined` suppresses the warning.
        {...(description ? {} : { "aria-describedby": undefined })}
        {...props}
      >
        <RadixDialog.Title className="pr-10 text-lg font-semibold">{title}</RadixDialog.Title>
        {description ? (
          <RadixDialog.Description className="mt-1.5 text-sm text-ink-soft">
            {description}
          </RadixDialog.Description>
        ) : null}
        {children}
        <RadixDialog.Close
          aria-label="Закрыть"
          className="absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-md text-ink-faint hover:bg-wash hover:text-ink"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
