"use client";

import { useEffect } from "react";
import { ServiceMethod } from "@/components/account/settings/security/service-method";
import { showMessage } from "@/components/shell/messages/show-message";
import { Card } from "@/components/ui/card";
import { Loading, QueryStates } from "@/components/ui/query-states";
import { joiningWords, methodWords } from "@/content/sign-in/words";
import { useSignInMethods } from "@/lib/features/accounts/providers/client";
import { typeset } from "@/lib/russian/screen-typography";

/** How a joining has ended that came back to this page: said once, then the address is clean again. */
function useJoiningMessage() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const arrival = new URLSearchParams(search).get("service");
    if (arrival === null) return;
    window.history.replaceState(window.history.state, "", pathname + hash);
    const { kind, title, description } =
      arrival in joiningWords
        ? joiningWords[arrival as keyof typeof joiningWords]
        : joiningWords.failed;
    void showMessage(kind, {
      title,
      ...(description ? { description: typeset(description) } : {}),
    });
  }, []);
}

/** The password and the services that open this account (docs/specification/accounts.md#services). */
export function SignInMethodsCard() {
  useJoiningMessage();
  return (
    <QueryStates
      query={useSignInMethods()}
      loading={<Loading label="Загружаем способы входа" />}
      failure="Не удалось загрузить способы входа"
    >
      {({ hasPassword, services }) => (
        <Card>
          <ul className="divide-y divide-line">
            <li className="px-5 py-4">
              <p className="font-medium">Почта и пароль</p>
              <p className="mt-0.5 text-sm text-ink-faint">
                {hasPassword ? methodWords.password : methodWords.noPassword}
              </p>
            </li>
            {services.map((service) => (
              <li key={service.provider} className="px-5 py-4">
                <ServiceMethod service={service} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </QueryStates>
  );
}
