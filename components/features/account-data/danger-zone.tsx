"use client";

import { useState } from "react";
import { closeOnLoadFailure } from "@/components/shell/close-on-load-failure";
import { lazyPart } from "@/components/shell/lazy-part";
import { Button } from "@/components/ui/button";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { typeset } from "@/lib/russian/screen-typography";

const DeleteAccountDialog = lazyPart(
  async () =>
    (await import("@/components/features/account-data/delete-account-dialog")).DeleteAccountDialog,
  { waiting: () => null, failed: closeOnLoadFailure() },
);

/** Deletion of the account. */
export function DangerZone({ user }: { user: CurrentUser }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="rounded-lg border border-danger/50 p-5 sm:p-6">
      <p className="text-ink-soft">
        {typeset(
          "Вместе с аккаунтом исчезнут ваши документы и черновики, а страницы документов, открытые по ссылке, перестанут открываться.",
        )}
      </p>
      <Button variant="danger" size="sm" className="mt-4" onClick={() => setIsAsking(true)}>
        Удалить аккаунт
      </Button>
      {isAsking ? <DeleteAccountDialog user={user} onClose={() => setIsAsking(false)} /> : null}
    </div>
  );
}
