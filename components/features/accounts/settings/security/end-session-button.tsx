"use client";

import { useState } from "react";
import { RecentPasswordDialog } from "@/components/features/accounts/settings/security/recent-password-dialog";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { useEndSession } from "@/lib/features/accounts/sessions/client";
import { fieldMessages } from "@/lib/platform/api-client/api-error";

type EndSessionButtonProps = {
  /** Null ends all sessions but this one. */
  id: string | null;
  label?: string;
  className?: string;
  children: string;
};

/** Ends a session immediately, or asks for the password first if it was entered too long ago. */
export function EndSessionButton({ id, label, className, children }: EndSessionButtonProps) {
  const end = useEndSession();
  const [isAsking, setIsAsking] = useState(false);
  const [wrong, setWrong] = useState<string>();

  const close = () => {
    setIsAsking(false);
    setWrong(undefined);
  };
  const run = async (proof?: string) => {
    try {
      await end.mutateAsync({ id, ...(proof === undefined ? {} : { password: proof }) });
      close();
      void showMessage("success", {
        title: id === null ? "Остальные сеансы завершены" : "Сеанс завершён",
      });
    } catch (error) {
      const message = fieldMessages(error).password;
      if (message === undefined) {
        void showFailure("Ошибка", error, "Не удалось завершить сеанс");
        return;
      }
      // The first attempt did not ask for a password, so this is not shown as an error.
      if (proof !== undefined) setWrong(message);
      setIsAsking(true);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={label}
        pending={end.isPending && !isAsking}
        className={className}
        onClick={() => void run()}
      >
        {children}
      </Button>
      <RecentPasswordDialog
        id="end-session-password"
        isOpen={isAsking}
        title={id === null ? "Завершить остальные сеансы?" : "Завершить сеанс?"}
        action="Завершить"
        isBusy={end.isPending}
        wrong={wrong}
        onClose={close}
        onPassword={(password) => {
          setWrong(undefined);
          void run(password);
        }}
      />
    </>
  );
}
