"use client";

import { useState } from "react";
import type { SaveState } from "@/components/documents/wizard/drafts/autosave";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { explain } from "@/lib/platform/api-client/api-error";

const time = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });

/** Whether the answers are safe, in a few words beside the step. Only a failure is read aloud. */
export function SaveStatus({ state, onSignIn }: { state: SaveState; onSignIn: () => void }) {
  return (
    <>
      <span aria-hidden={state.kind === "failed" || undefined}>{wordsOf(state)}</span>
      {state.kind === "failed" && state.why === "session" ? (
        <>
          {" "}
          <Button variant="link" size="inline" className="text-xs md:text-sm" onClick={onSignIn}>
            Войти
          </Button>
        </>
      ) : null}
      <span role="status" className="sr-only">
        {state.kind === "failed" ? wordsOf(state) : ""}
      </span>
    </>
  );
}

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case "untouched":
      return "";
    case "saving":
      return "Сохраняем…";
    case "saved":
      return state.where === "server"
        ? `Сохранено в ${time.format(state.at)}`
        : "Сохранено в этом браузере";
    case "conflict":
      return "Черновик изменён в другой вкладке";
    case "failed":
      if (!state.inBrowser) return "Не удалось сохранить: не закрывайте вкладку";
      return state.why === "session"
        ? "Сеанс закончился, копия в браузере"
        : "Не удалось сохранить, копия в браузере";
  }
}

type ConflictDialogProps = {
  open: boolean;
  /** Shows the version that was saved elsewhere. */
  onOpenOther: () => Promise<void>;
  onKeepMine: () => void;
};

/** Two windows have written one draft: the visitor says which version goes on. Nothing is lost before. */
export function ConflictDialog({ open, onOpenOther, onKeepMine }: ConflictDialogProps) {
  const [isLoading, setIsLoading] = useState(false);
  const openOther = async () => {
    setIsLoading(true);
    try {
      await onOpenOther();
    } catch (error) {
      void showMessage("error", {
        title: "Не удалось открыть другую версию",
        description: explain(error, "Проверьте подключение к интернету и попробуйте ещё раз."),
      });
    }
    setIsLoading(false);
  };
  return (
    // Escape keeps what stands on the screen: the answer that loses nothing of it.
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onKeepMine())}>
      <DialogContent
        title="Черновик изменён в другой вкладке"
        description="Пока эта форма была открыта, тот же черновик сохранили в другом окне. Какую версию оставить?"
        className="z-60"
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className="mt-5 flex flex-col gap-2">
          <Button variant="secondary" pending={isLoading} onClick={() => void openOther()}>
            Открыть версию из другой вкладки
          </Button>
          <Button onClick={onKeepMine}>Оставить мою</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
