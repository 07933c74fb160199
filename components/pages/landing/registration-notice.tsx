"use client";

import { X } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import {
  canShowInvitation,
  countDismissal,
} from "@/components/pages/landing/invitation-dismissals";
import { QuietLink } from "@/components/shell/quiet-link";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

type RegistrationNoticeProps = {
  /** The whole text in one line, for a phone. */
  short: ReactNode;
  children: ReactNode;
};

const never = () => () => {};

/**
 * Invites guests of the landing page to register. It is prerendered, so that nothing moves when the script loads; the
 * script removes it for visitors who have dismissed it eleven times.
 */
export function RegistrationNotice({ short, children }: RegistrationNoticeProps) {
  const { user } = useCurrentUser();
  const isWanted = useSyncExternalStore(
    never,
    () => canShowInvitation(),
    () => true,
  );
  const [isDismissed, setIsDismissed] = useState(false);
  if (user || !isWanted || isDismissed) return null;
  return (
    <aside
      aria-label="Приглашение зарегистрироваться"
      data-print="hide"
      className="border-b border-line sm:bg-accent-wash"
    >
      <div className="page-column flex items-center gap-x-3">
        <p className="min-w-0 flex-1 py-2.5 text-sm max-sm:py-0 max-sm:text-xs">
          <span className="max-sm:hidden">{children} </span>
          <QuietLink
            href="/register"
            onClick={() => countDismissal()}
            className="font-medium text-accent underline sm:whitespace-nowrap"
          >
            <span className="sm:hidden">{short}</span>
            <span className="max-sm:hidden">Зарегистрироваться</span>
          </QuietLink>
        </p>
        <button
          type="button"
          aria-label="Скрыть приглашение"
          title="Скрыть"
          onClick={() => {
            countDismissal();
            setIsDismissed(true);
            // The button is gone: the next Tab continues from here, not from the top of the page.
            document.getElementById("content")?.focus({ preventScroll: true });
          }}
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sheet hover:text-ink"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      </div>
    </aside>
  );
}
