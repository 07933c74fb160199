"use client";

import { useState } from "react";
import { RecentPasswordDialog } from "@/components/features/accounts/settings/security/recent-password-dialog";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/components/ui/format-moment";
import { signInMethodTexts } from "@/content/accounts/sign-in";
import { providerNames } from "@/content/accounts/sign-in-providers";
import {
  useConnectProvider,
  useDisconnectProvider,
} from "@/lib/features/accounts/providers/client";
import type { SignInMethods } from "@/lib/features/accounts/providers/responses";
import { fieldMessages } from "@/lib/platform/api-client/api-error";

type Service = SignInMethods["services"][number];

/** A sign-in provider: linked or not, and the button that changes it. */
export function ProviderMethod({ service: { provider, isOn, joined } }: { service: Service }) {
  const join = useConnectProvider();
  const detach = useDisconnectProvider();
  const [isAsking, setIsAsking] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const name = providerNames[provider];
  const change = joined ? detach : join;
  // Stays true until the browser has left for the provider.
  const isBusy = change.isPending || join.isSuccess;
  const verb = joined ? "Отключить" : "Подключить";

  const close = () => {
    setIsAsking(false);
    setWrong(undefined);
  };
  const run = async (proof?: string) => {
    try {
      await change.mutateAsync({ provider, ...(proof === undefined ? {} : { password: proof }) });
      close();
      if (joined) void showMessage("success", { title: `${name} отключён` });
    } catch (error) {
      const message = fieldMessages(error).password;
      if (message === undefined) {
        close();
        void showFailure("Ошибка", error, "Попробуйте ещё раз.");
        return;
      }
      // The first attempt did not ask for a password, so this is not shown as an error.
      if (proof !== undefined) setWrong(message);
      setIsAsking(true);
    }
  };
  return (
    <div className="sm:flex sm:items-start sm:gap-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-faint">
          {joined
            ? signInMethodTexts.joined(formatDay(joined.since), joined.email)
            : signInMethodTexts.absent}
          {isOn ? "" : ` ${signInMethodTexts.off}`}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${verb} ${name}`}
        pending={isBusy && !isAsking}
        className="max-sm:mt-3"
        onClick={() => void run()}
      >
        {verb}
      </Button>
      <RecentPasswordDialog
        id={`method-password-${provider}`}
        isOpen={isAsking}
        title={`${verb} ${name}?`}
        action={verb}
        isBusy={isBusy}
        wrong={wrong}
        onClose={close}
        onPassword={(password) => {
          setWrong(undefined);
          void run(password);
        }}
      />
    </div>
  );
}
