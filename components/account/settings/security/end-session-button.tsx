"use client";

import { type SubmitEvent, useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";
import { PasswordField } from "@/components/sign-in/password-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useEndSession } from "@/lib/features/accounts/sessions/client";
import { ApiError, explain } from "@/lib/platform/api-client/api-error";

type EndSessionButtonProps = {
  /** Null ends all but this one. */
  id: string | null;
  label?: string;
  className?: string;
  children: string;
};

/** Ends a session at once, or asks for the password first where it was typed too long ago. */
export function EndSessionButton({ id, label, className, children }: EndSessionButtonProps) {
  const end = useEndSession();
  const [asks, setAsks] = useState(false);
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string>();

  const close = () => {
    setAsks(false);
    setPassword("");
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
      const message = error instanceof ApiError ? error.fieldErrors.password?.[0] : undefined;
      if (message === undefined) {
        void showMessage("error", {
          title: "Ошибка",
          description: explain(error, "Не удалось завершить сеанс"),
        });
        return;
      }
      // The first time no password was asked for, so it is not shown as an error.
      if (proof !== undefined) setWrong(message);
      setAsks(true);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (end.isPending) return;
    if (!password) return setWrong("Введите пароль");
    setWrong(undefined);
    void run(password);
  };

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={label}
        pending={end.isPending && !asks}
        className={className}
        onClick={() => void run()}
      >
        {children}
      </Button>
      <Dialog open={asks} onOpenChange={(open) => (open || end.isPending ? undefined : close())}>
        <DialogContent
          title={id === null ? "Завершить остальные сеансы?" : "Завершить сеанс?"}
          description="Вы давно не вводили пароль. Введите его, чтобы мы убедились, что это вы."
        >
          <form noValidate onSubmit={submit} className="mt-5">
            <PasswordField
              id="end-session-password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={wrong}
            />
            <div className="mt-6 flex flex-wrap-reverse justify-end gap-2">
              <Button variant="secondary" onClick={close}>
                Отмена
              </Button>
              <Button type="submit" pending={end.isPending}>
                Завершить
              </Button>
            </div>
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}
