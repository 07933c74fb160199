"use client";

import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";

type ConflictDialogProps = {
  /** Loads the version that was saved elsewhere. */
  onOpenOther: () => Promise<void>;
  onKeepMine: () => void;
};

/** Two windows have changed one draft: the visitor chooses the version to keep. Until then both are kept. */
export function ConflictDialog({ onOpenOther, onKeepMine }: ConflictDialogProps) {
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
    // Escape keeps the form's values, so that nothing on the screen is lost.
    <Dialog open onOpenChange={(next) => (next ? undefined : onKeepMine())}>
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
