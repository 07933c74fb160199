"use client";

import { type SubmitEvent, useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/controls/field";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { avatars } from "@/content/accounts/avatars";
import { useChangeAvatar } from "@/lib/features/accounts/profile/client";
import type { CurrentUser } from "@/lib/features/accounts/responses";

type AvatarDialogProps = { user: Pick<CurrentUser, "avatarUrl">; onClose: () => void };

/** The six pictures; closes once one is saved (docs/specification/accounts.md#avatars). */
export function AvatarDialog({ user, onClose }: AvatarDialogProps) {
  const [chosen, setChosen] = useState(
    () => avatars.find(({ url }) => url === user.avatarUrl)?.url ?? null,
  );
  const failure = useFailure("Попробуйте ещё раз.");
  const change = useChangeAvatar();

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    if (!chosen) return failure.reject({}, "Выберите одно из шести изображений");
    failure.clear();
    try {
      await change.mutateAsync(chosen);
      void showMessage("success", { title: "Аватар обновлен" });
      onClose();
    } catch (error) {
      failure.fail(error);
      void showMessage("error", { title: "Ошибка", description: "Не удалось обновить аватар" });
    }
  };

  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title="Выберите изображение">
        <form onSubmit={(event) => void save(event)} className="mt-5">
          <fieldset>
            <legend className="sr-only">Изображение</legend>
            <div className="grid grid-cols-3 gap-x-3 gap-y-4">
              {avatars.map(({ url, name }) => (
                <label
                  key={url}
                  className="group flex flex-col items-center gap-1.5 rounded-md py-1 text-sm text-ink-soft has-checked:text-ink"
                >
                  <input
                    type="radio"
                    name="avatar"
                    value={url}
                    checked={chosen === url}
                    onChange={() => setChosen(url)}
                    className="peer sr-only"
                  />
                  {/* biome-ignore lint/performance/noImgElement: the image optimiser is off */}
                  <img
                    src={url}
                    alt=""
                    width={96}
                    height={96}
                    className="size-20 rounded-full outline-2 outline-offset-3 outline-transparent transition-[outline-color] duration-150 group-hover:outline-line-strong peer-checked:outline-accent peer-focus-visible:outline-3 peer-focus-visible:outline-accent sm:size-24"
                  />
                  <span className="group-has-checked:font-semibold">{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div role="alert">
            <FieldError id="avatar-error">{failure.text}</FieldError>
          </div>
          <div className="mt-6 flex flex-wrap-reverse justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              Отмена
            </Button>
            <Button type="submit" pending={change.isPending}>
              {change.isPending ? "Сохранение..." : "Сохранить"}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
