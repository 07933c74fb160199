"use client";

import { useState } from "react";
import { closeOnLoadFailure } from "@/components/shell/close-on-load-failure";
import { Avatar } from "@/components/shell/header/avatar";
import { lazyPart } from "@/components/shell/lazy-part";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { displayName, hasName } from "@/lib/features/accounts/display-name";
import { useChangeAvatar } from "@/lib/features/accounts/profile/client";
import type { CurrentUser } from "@/lib/features/accounts/responses";

const AvatarDialog = lazyPart(
  async () => (await import("@/components/features/accounts/settings/avatar-dialog")).AvatarDialog,
  { waiting: () => null, failed: closeOnLoadFailure() },
);

/** The user's picture and a button to change it (docs/specification/cabinet.md#settings). */
export function PhotoCard({ user }: { user: CurrentUser }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const change = useChangeAvatar();
  const takeAway = async () => {
    try {
      await change.mutateAsync(null);
      void showMessage("success", { title: "Аватар обновлен" });
    } catch {
      void showMessage("error", { title: "Ошибка", description: "Не удалось обновить аватар" });
    }
  };
  return (
    <Card className="flex flex-col gap-5 p-5 xs:flex-row xs:items-center sm:p-6">
      <Avatar user={user} className="size-20 text-2xl" />
      <div className="min-w-0">
        <p className="font-semibold break-words">{displayName(user)}</p>
        {hasName(user) ? <p className="text-sm break-words text-ink-faint">{user.email}</p> : null}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setIsChoosing(true)}>
            Выбрать изображение
          </Button>
          {user.avatarUrl ? (
            <Button
              variant="quiet"
              size="sm"
              pending={change.isPending}
              onClick={() => void takeAway()}
            >
              Убрать
            </Button>
          ) : null}
        </div>
      </div>
      {isChoosing ? <AvatarDialog user={user} onClose={() => setIsChoosing(false)} /> : null}
    </Card>
  );
}
