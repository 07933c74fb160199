"use client";

import { useEffect } from "react";
import { ProviderMethod } from "@/components/features/accounts/settings/security/provider-method";
import { SettingsSection } from "@/components/features/accounts/settings/settings-section";
import { showMessage } from "@/components/shell/messages/show-message";
import { Card } from "@/components/ui/card";
import { joinResultTexts, signInMethodTexts } from "@/content/accounts/sign-in";
import { useSignInMethods } from "@/lib/features/accounts/providers/client";
import { typeset } from "@/lib/russian/screen-typography";

/** Reports the result of linking a provider once, then removes it from the address. */
function useJoiningMessage() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const arrival = new URLSearchParams(search).get("service");
    if (arrival === null) return;
    window.history.replaceState(window.history.state, "", pathname + hash);
    const { kind, title, description } =
      arrival in joinResultTexts
        ? joinResultTexts[arrival as keyof typeof joinResultTexts]
        : joinResultTexts.failed;
    void showMessage(kind, {
      title,
      ...(description ? { description: typeset(description) } : {}),
    });
  }, []);
}

const id = "sign-in-methods";

/** A link to this section was followed before the section was rendered. */
function useScrollToHash(isVisible: boolean) {
  useEffect(() => {
    if (isVisible && window.location.hash === `#${id}`)
      document.getElementById(id)?.scrollIntoView();
  }, [isVisible]);
}

/**
 * The password and the linked sign-in providers (docs/specification/accounts.md#services). Not rendered when the
 * operator has enabled no provider and none is linked.
 */
export function SignInMethodsSection() {
  useJoiningMessage();
  const { data } = useSignInMethods();
  const isVisible = data !== undefined && data.services.length > 0;
  useScrollToHash(isVisible);
  if (!isVisible) return null;
  return (
    <SettingsSection id={id} title="Способы входа" note={signInMethodTexts.note}>
      <Card>
        <ul className="divide-y divide-line">
          <li className="px-5 py-4">
            <p className="font-medium">Почта и пароль</p>
            <p className="mt-0.5 text-sm text-ink-faint">
              {data.hasPassword ? signInMethodTexts.password : signInMethodTexts.noPassword}
            </p>
          </li>
          {data.services.map((service) => (
            <li key={service.provider} className="px-5 py-4">
              <ProviderMethod service={service} />
            </li>
          ))}
        </ul>
      </Card>
    </SettingsSection>
  );
}
