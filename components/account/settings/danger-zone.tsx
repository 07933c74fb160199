"use client";

import { useState } from "react";
import { useOnDemand } from "@/components/shell/use-on-demand";
import { Button } from "@/components/ui/button";
import { typeset } from "@/lib/russian/screen-typography";
import type { CurrentUser } from "@/lib/users/types";

const load = () =>
  import("@/components/account/settings/delete-account-dialog").then((m) => m.DeleteAccountDialog);

type DangerZoneProps = { user: CurrentUser; onDeleted: () => void };

/** The way out for good. */
export function DangerZone({ user, onDeleted }: DangerZoneProps) {
  const [asks, setAsks] = useState(false);
  const DeleteAccountDialog = useOnDemand(load, asks, () => setAsks(false));
  return (
    <div className="rounded-lg border border-danger/50 p-5 sm:p-6">
      <p className="text-ink-soft">
        {typeset(
          "Вместе с аккаунтом исчезнут ваши документы и черновики, а страницы документов, открытые по ссылке, перестанут открываться.",
        )}
      </p>
      <Button variant="danger" size="sm" className="mt-4" onClick={() => setAsks(true)}>
        Удалить аккаунт
      </Button>
      {asks && DeleteAccountDialog ? (
        <DeleteAccountDialog user={user} onClose={() => setAsks(false)} onDeleted={onDeleted} />
      ) : null}
    </div>
  );
}
