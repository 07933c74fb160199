"use client";

import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useSignOut } from "@/lib/features/accounts/sign-in/client";
import { hasDraftsOf, removeDraftsOf } from "@/lib/features/documents/drafts/browser-drafts";
import { typeset } from "@/lib/russian/screen-typography";

/**
 * Signs out and removes the account's input from this browser. Asks first if there are answers stored only here (an
 * edition not made yet, a lost connection). A session that ended by itself leaves them, and so does a sign-out that did
 * not reach the server. Render `question` outside of any menu that closes.
 */
export function useSignOutWithWarning(user: CurrentUser | null): {
  leave: () => void;
  question: ReactNode;
} {
  const signOut = useSignOut(() => {
    if (user) removeDraftsOf(user.id);
  });
  const [isAsking, setIsAsking] = useState(false);
  const go = () => signOut.mutate();
  return {
    leave: () => (user && hasDraftsOf(user.id) ? setIsAsking(true) : go()),
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Выйти и стереть ответы?"
        description={typeset(
          "В этом браузере есть ответы формы, которых ещё нет в кабинете. При выходе они сотрутся, чтобы их не увидел следующий за этим устройством.",
        )}
        action="Выйти и стереть"
        pending={signOut.isPending}
        onConfirm={go}
      />
    ),
  };
}
