"use client";

import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useSecondFactor } from "@/lib/features/accounts/second-factor/client";
import { typeset } from "@/lib/russian/screen-typography";

/** Problems with an administrator's own account; empty when there are none, or they are unknown. */
export function AccountNotices({ user }: { user: CurrentUser }) {
  const { data } = useSecondFactor();
  // Problems that lock the panel are shown on every page; advice is a step of the overview's list.
  const lacksCode = data !== undefined && !data.isOn && data.isRequired;
  if (!user.passwordExpiresAt && !lacksCode) return null;
  return (
    <div className="mt-6 space-y-3 lg:mt-0 lg:mb-6" data-print="hide">
      {user.passwordExpiresAt ? (
        <Alert tone="warning" title="Смените пароль первого запуска">
          {typeset(
            `Войти с ним можно до ${formatMoment(user.passwordExpiresAt)}. Потом сервер при запуске назовёт новый.`,
          )}{" "}
          <SettingsLink part="password">Сменить пароль</SettingsLink>
        </Alert>
      ) : null}
      {lacksCode ? (
        <Alert tone="danger" title="Панель закрыта: нужен вход с кодом">
          {typeset("На этом сайте администратор входит с паролем и кодом.")}{" "}
          <SettingsLink part="second-factor">Включить вход с кодом</SettingsLink>
        </Alert>
      ) : null}
    </div>
  );
}

function SettingsLink({ part, children }: { part: string; children: ReactNode }) {
  return (
    <OnDemandLink
      href={`/settings#${part}`}
      className="whitespace-nowrap text-accent underline underline-offset-4"
    >
      {children}
    </OnDemandLink>
  );
}
