"use client";

import { ArrowLeft, X } from "lucide-react";
import * as Dialog from "radix-ui/dialog";
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from "react";
import { useFocusReturn } from "@/components/ui/overlay/use-focus-return";
import { Progress } from "@/components/ui/progress";

/** The element focused before the wizard was opened: each step takes the focus, and frames may replace each other. */
export const WizardOpener = createContext<Element | null>(null);

type WizardFrameProps = {
  step: 1 | 2 | 3;
  title: string;
  onClose: () => void;
  /** The back button, which on a phone is next to the title: the bottom bar has no room for it. */
  back?: { label: string; onPress: () => void } | undefined;
  /** The save state, next to the step. */
  status?: ReactNode;
  /** The button bar at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The modal: a large dialog on desktops, full-screen on phones; title, step and progress on top. */
export function WizardFrame({
  step,
  title,
  onClose,
  back,
  status,
  footer,
  children,
}: WizardFrameProps) {
  const label = `Шаг ${step} из 3`;
  const focusReturn = useFocusReturn(useContext(WizardOpener));
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is announced by its title
  useEffect(() => {
    heading.current?.focus();
  }, [step]);
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="animate-appear fixed inset-0 z-50 bg-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            event.preventDefault();
            heading.current?.focus();
          }}
          // A click outside the dialog is more often a slip than a wish to leave a long form.
          onInteractOutside={(event) => event.preventDefault()}
          onClick={followInside}
          data-wizard=""
          // Clipping rounded corners repaint the whole form at each letter, which costs ten times as much without a
          // graphics card. Above a footer, which has no background of its own, nothing reaches the corners.
          className={`${footer ? "max-md:overflow-clip" : "overflow-clip"} animate-rise fixed inset-0 z-50 m-auto flex flex-col bg-paper focus:outline-none md:h-[min(60rem,calc(100dvh-3rem))] md:w-[min(80rem,calc(100vw-3rem))] md:rounded-lg md:border md:border-line md:shadow-float`}
        >
          <header className="shrink-0">
            <div
              className={`flex h-16 items-center gap-3 pr-1 md:pr-3 md:pl-6 ${back ? "pl-4 max-sm:gap-1 max-sm:pl-1" : "pl-4"}`}
            >
              {back ? (
                <button
                  type="button"
                  aria-label={back.label}
                  title={back.label}
                  onClick={back.onPress}
                  className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-wash hover:text-ink sm:hidden"
                >
                  <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
                </button>
              ) : null}
              <div className="min-w-0 flex-1 md:flex md:items-baseline md:gap-4">
                <Dialog.Title
                  ref={heading}
                  tabIndex={-1}
                  className="line-clamp-2 text-[0.9375rem] leading-tight font-semibold wrap-anywhere md:line-clamp-1 md:flex-1 md:text-[1rem] md:leading-snug"
                >
                  {title}
                </Dialog.Title>
                <p className="flex flex-wrap-reverse items-baseline justify-end gap-x-2 text-xs text-ink-faint tabular-nums max-md:flex-row-reverse max-md:flex-nowrap max-md:*:first:truncate md:gap-x-3 md:text-sm">
                  {status ? <span>{status}</span> : null}
                  <span className="shrink-0">{label}</span>
                </p>
              </div>
              <Dialog.Close
                aria-label="Закрыть форму"
                title="Закрыть: ответы сохранятся"
                className="grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-wash hover:text-ink"
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </Dialog.Close>
            </div>
            <Progress value={step} max={3} label={label} />
          </header>
          {children}
          {footer ? (
            <footer className="shrink-0 border-t border-line px-4 py-3 md:px-6">{footer}</footer>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Follows a link between clauses by scrolling: the browser's navigation would put a history entry between Back and the
 * wizard's steps, and might find the same clause on the page below.
 */
function followInside(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='#']");
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  const id = CSS.escape(decodeURIComponent(link.hash.slice(1)));
  event.currentTarget.querySelector(`#${id}`)?.scrollIntoView({ block: "start" });
}
