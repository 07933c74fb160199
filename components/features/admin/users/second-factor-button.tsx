"use client";

import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useRemoveSecondFactor } from "@/lib/features/admin/client";
import type { ListedUser } from "@/lib/features/admin/responses";

/** Switches off login with a code for a user who has lost both the phone and the recovery codes. */
export function SecondFactorButton({ user: { id, email } }: { user: ListedUser }) {
  const [isOpen, setOpen] = useState(false);
  const removal = useRemoveSecondFactor(id);
  const run = async () => {
    try {
      const { message } = await removal.mutateAsync();
      void showMessage("success", { title: message });
    } catch (error) {
      void showFailure("Ошибка", error, "Не удалось отключить вход с кодом");
    }
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" className="text-danger" onClick={() => setOpen(true)}>
        Отключить вход с кодом
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Отключить вход с кодом?"
        description={
          <>
            Сначала убедитесь, что просит сам владелец{" "}
            <b className="font-semibold break-all text-ink">{email}</b>: дальше для входа хватит
            пароля. Все его сеансы завершатся, мы напишем ему письмо.
          </>
        }
        action="Отключить"
        pending={removal.isPending}
        onConfirm={() => void run()}
      />
    </>
  );
}
