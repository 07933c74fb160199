"use client";

import { type SubmitEvent, useState } from "react";
import { PasswordField } from "@/components/features/accounts/sign-in/fields/password-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";

type RecentPasswordDialogProps = {
  /** Label of the field. */
  id: string;
  isOpen: boolean;
  title: string;
  /** Label of the button. */
  action: string;
  isBusy: boolean;
  /** The server's error about the previous password. */
  wrong: string | undefined;
  onClose: () => void;
  onPassword: (password: string) => void;
};

/** Asks for the password if it was entered too long ago for the action. */
export function RecentPasswordDialog({ isOpen, title, ...form }: RecentPasswordDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open || form.isBusy ? undefined : form.onClose())}
    >
      <DialogContent
        title={title}
        description="Вы давно не вводили пароль. Введите его, чтобы мы убедились, что это вы."
      >
        <PasswordProof {...form} />
      </DialogContent>
    </Dialog>
  );
}

/** Mounted with the dialog, so that a typed password is discarded with it. */
function PasswordProof(form: Omit<RecentPasswordDialogProps, "isOpen" | "title">) {
  const { id, action, isBusy, wrong, onClose, onPassword } = form;
  const [password, setPassword] = useState("");
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsEmpty(!password);
    if (password) onPassword(password);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5">
      <PasswordField
        id={id}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isEmpty ? "Введите пароль" : wrong}
      />
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Отмена
        </Button>
        <Button type="submit" pending={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
