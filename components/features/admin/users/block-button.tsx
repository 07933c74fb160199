"use client";

import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useChangeUser } from "@/lib/features/admin/client";
import type { ListedUser } from "@/lib/features/admin/responses";

/** Blocks a user after a confirmation; unblocks without one, because that does no harm. */
export function BlockButton({ user: { id, email, blockedAt } }: { user: ListedUser }) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeUser(id);
  const set = async (blocked: boolean) => {
    try {
      await change.mutateAsync({ blocked });
      void showMessage("success", {
        title: blocked ? "Пользователь заблокирован" : "Пользователь разблокирован",
      });
    } catch (error) {
      void showFailure("Ошибка", error, "Не удалось изменить доступ");
    }
    setIsAsking(false);
  };
  if (blockedAt) {
    return (
      <Button variant="secondary" pending={change.isPending} onClick={() => void set(false)}>
        Разблокировать
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" className="text-danger" onClick={() => setIsAsking(true)}>
        Заблокировать
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Заблокировать пользователя?"
        description={
          <>
            <b className="font-semibold break-all text-ink">{email}</b> сразу выйдет на всех
            устройствах и не сможет войти. Документы останутся, доступ можно вернуть.
          </>
        }
        action="Заблокировать"
        pending={change.isPending}
        onConfirm={() => void set(true)}
      />
    </>
  );
}
