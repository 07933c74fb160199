import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { Spinner } from "@/components/ui/spinner";

/** Loaded with the dialog, not with the wizard: most users are signed in or fill in the form first. */
const AuthForms = lazyFormPart(
  async () => (await import("@/components/features/accounts/sign-in/auth-forms")).AuthForms,
  {
    failure: "Форма входа не загрузилась",
    waiting: () => (
      <div role="status" className="grid min-h-64 place-items-center text-ink-faint">
        <span className="sr-only">Загружаем форму</span>
        <Spinner className="size-7" />
      </div>
    ),
  },
);

type RegistrationDialogProps = {
  open: boolean;
  /** The visitor was signed in, and the session ended while filling in the form. */
  isSessionEnded: boolean;
  /** Whether a document is made as soon as the visitor has signed in; otherwise only saving continues. */
  createsDocument?: boolean;
  onClose: () => void;
  onSignedIn: () => void;
};

/** Shown at «Создать документ», not before: the answers are kept, and creation continues after it. */
export function RegistrationDialog({
  open,
  isSessionEnded,
  createsDocument = true,
  onClose,
  onSignedIn,
}: RegistrationDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent
        title={isSessionEnded ? "Войдите ещё раз" : "Требуется регистрация"}
        description={
          isSessionEnded
            ? `Сеанс закончился. Ответы сохранены${createsDocument ? ": как только вы войдёте, документ создастся сам." : " в этом браузере, после входа они попадут и на сервер."}`
            : "Это бесплатно. Ответы сохранены: как только вы войдёте, документ создастся сам."
        }
        className="z-60"
      >
        {/* The gap is outside the form: the message that replaces it on a failed load needs it too. */}
        <div className="mt-4">
          <AuthForms initialTab={isSessionEnded ? "login" : "register"} onSignedIn={onSignedIn} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
