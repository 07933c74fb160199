"use client";

import { useEffect, useState } from "react";
import { clearAccountProgress } from "@/components/features/checklist/progress-store";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

const texts = {
  kept: "Отметки сохранены в кабинете.",
  failed: "В кабинете сохранить не удалось. Отметки остались в этом браузере.",
};

/**
 * Syncs a signed-in user's checked items with the account and shows the state; renders nothing for a guest. The code
 * that calls the server is loaded only for signed-in users.
 */
export function AccountSync({ ids }: { ids: readonly string[] }) {
  const { user, isLoading } = useCurrentUser();
  const [state, setState] = useState<keyof typeof texts | null>(null);
  const userId = user?.id;

  useEffect(() => {
    if (isLoading) return;
    setState(null);
    if (userId === undefined) {
      clearAccountProgress();
      return;
    }
    let isCancelled = false;
    let stop = () => {};
    import("@/components/features/checklist/sync-with-account")
      .then(({ syncWithAccount }) => {
        if (!isCancelled) stop = syncWithAccount({ userId, ids, onSettled: setState });
      })
      .catch(() => setState("failed"));
    return () => {
      isCancelled = true;
      stop();
    };
  }, [userId, isLoading, ids]);

  return (
    <p role="status" className="text-xs text-ink-faint not-empty:mt-2">
      {state ? texts[state] : null}
    </p>
  );
}
