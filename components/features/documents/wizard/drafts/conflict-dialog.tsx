"use client";

import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";

type ConflictDialogProps = {
  /** Loads the version that was saved elsewhere. */
  onOpenOther: () => Promise<void>;
  onKeepMine: () => void;
  /** Closes without a choice. */
  onPostpone: () => void;
};

/**
 * Two windows have changed one draft: the visitor chooses the version to keep. Until then both are kept, one on the
 * server and one in this browser.
 */
export function ConflictDialog({ onOpenOther, onKeepMine, onPostpone }: ConflictDialogProps) {
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    try {
      await onOpenOther();
    } catch (error) {
      void showFailure(
        "Не удалось открыть другую версию",
        error,
        "Проверьте подключение к интернету и попробуйте ещё раз.",
      );
    }
    setIsOpening(false);
  };
  return (
    <Dialog open onOpenChange={(next) => (next ? undefined : onPostpone())}>
      <DialogContent
        title="Черновик изменён в другой вкладке"
        description="Пока эта форма была открыта, тот же черновик сохранили в другом окне. Какую версию оставить?"
        className="z-60"
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className="mt-5 flex flex-col gap-2">
          <Button variant="secondary" pending={isOpening} onClick={() => void open()}>
            Открыть версию из другой вкладки
          </Button>
          <Button onClick={onKeepMine}>Оставить мою</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
