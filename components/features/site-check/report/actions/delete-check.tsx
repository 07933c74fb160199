"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useDeleteCheck } from "@/lib/features/site-check/client";
import type { CheckDetails } from "@/lib/features/site-check/responses";

/** For the owner of a check only; renders nothing for others. */
export function DeleteCheck({ check: { id, host, isOwn } }: { check: CheckDetails }) {
  const router = useRouter();
  const deletion = useDeleteCheck(id);
  const [isAsking, setIsAsking] = useState(false);
  if (!isOwn) return null;
  const remove = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        void showMessage("success", { title: "Отчёт удалён" });
        router.replace("/sites");
      },
      onError: (error) => {
        setIsAsking(false);
        void showFailure("Не удалось удалить отчёт", error);
      },
    });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" strokeWidth={1.75} />
        Удалить
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Удалить отчёт?"
        description={`Отчёт о ${host} перестанет открываться и по ссылке. Вернуть его нельзя, сайт можно проверить снова.`}
        action="Удалить отчёт"
        pending={deletion.isPending || deletion.isSuccess}
        onConfirm={remove}
      />
    </>
  );
}
