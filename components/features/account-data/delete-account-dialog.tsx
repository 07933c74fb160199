"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { accountLosses } from "@/components/features/account-data/account-losses";
import { ExportButton } from "@/components/features/account-data/export-button";
import { PasswordField } from "@/components/features/accounts/sign-in/fields/password-field";
import { useFailure } from "@/components/forms/use-failure";
import { storeMessage } from "@/components/shell/messages/message-after-load";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { useDeleteAccount } from "@/lib/features/account-data/client";
import { useSignInMethods } from "@/lib/features/accounts/providers/client";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { goHomeAsGuest } from "@/lib/features/accounts/sign-in/client";
import { useDocuments } from "@/lib/features/documents/client";
import { removeDraftsOf } from "@/lib/features/documents/drafts/browser-drafts";
import { useOrganisations } from "@/lib/features/organisations/client";
import { typeset } from "@/lib/russian/screen-typography";

type DeleteAccountDialogProps = {
  user: CurrentUser;
  onClose: () => void;
};

/** What will be lost, an export first, and the password: a deleted account cannot be restored. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const client = useQueryClient();
  const deletion = useDeleteAccount();
  /** Stays true until the page is left. */
  const isBusy = deletion.isPending || deletion.isSuccess;
  const documents = useDocuments();
  const organisation = useOrganisations().data?.find(({ role }) => role === "owner");
  // A user without a password needs a recent sign-in, which the server checks.
  const hasPassword = useSignInMethods().data?.hasPassword ?? true;
  const [password, setPassword] = useState("");
  const failure = useFailure("Попробуйте ещё раз.");
  const text = failure.textUnless("password");

  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (hasPassword && !password) {
      failure.reject({ password: "Введите пароль" });
      return focusPassword();
    }
    failure.clear();
    try {
      await deletion.mutateAsync(hasPassword ? password : undefined);
    } catch (error) {
      if (failure.fail(error).password) focusPassword();
      void showMessage("error", { title: "Ошибка", description: "Не удалось удалить аккаунт" });
      return;
    }
    removeDraftsOf(user.id);
    goHomeAsGuest(client);
    // Runs after the tab's storage was cleared.
    storeMessage({
      title: "Аккаунт удален",
      description: typeset("Документы, черновики и профиль стёрты, все сеансы завершены."),
    });
  };

  const focusPassword = () => document.getElementById("delete-password")?.focus();

  return (
    <Dialog open onOpenChange={(open) => (open || isBusy ? undefined : onClose())}>
      <DialogContent
        title="Удалить аккаунт?"
        description="Вернуть его и всё, что в нём есть, будет нельзя. Исчезнут:"
        className="max-w-lg"
      >
        <ul className="mt-3 list-disc space-y-1 pl-5 text-sm marker:text-ink-faint">
          {accountLosses(user, documents.data, organisation).map((loss) => (
            <li key={loss}>{typeset(loss)}</li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-soft">
          {typeset("Обращения в поддержку останутся без вашего имени и адреса.")}
        </p>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md bg-wash px-4 py-3.5 text-sm">
          <span>Сначала сохраните копию.</span>
          <ExportButton />
        </div>
        <form noValidate onSubmit={(event) => void remove(event)} className="mt-6">
          <input
            type="text"
            hidden
            name="username"
            autoComplete="username"
            value={user.email}
            readOnly
          />
          {hasPassword ? (
            <PasswordField
              id="delete-password"
              autoComplete="current-password"
              hint="Чтобы убедиться, что аккаунт удаляете вы."
              value={password}
              onChange={setPassword}
              error={failure.errorOf("password")}
            />
          ) : null}
          {text ? (
            <Alert tone="danger" role="alert" title="Аккаунт не удалён" className="mt-5">
              {text}
            </Alert>
          ) : null}
          <div className="mt-6 flex flex-wrap-reverse justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              Отмена
            </Button>
            <Button type="submit" variant="danger" pending={isBusy}>
              {isBusy ? "Удаление..." : "Удалить аккаунт"}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
