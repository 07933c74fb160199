"use client";

import { AuthForms } from "@/components/account/auth-forms";
import { Dialog, DialogContent } from "@/components/ui/dialog";

type RegistrationDialogProps = {
  open: boolean;
  onClose: () => void;
  onSignedIn: () => void;
};

/** Asked for at «Создать документ», not before: the answers wait, and creation goes on by itself. */
export function RegistrationDialog({ open, onClose, onSignedIn }: RegistrationDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent
        title="Требуется регистрация"
        description="Это бесплатно. Ответы сохранены: как только вы войдёте, документ создастся сам."
        className="z-60"
      >
        <AuthForms initialTab="register" onSignedIn={onSignedIn} className="mt-4" />
      </DialogContent>
    </Dialog>
  );
}
