"use client";

import { useEffect } from "react";
import { SettingsSection } from "@/components/account/settings/section/settings-section";
import { ServiceMethod } from "@/components/account/settings/security/service-method";
import { showMessage } from "@/components/shell/messages/show-message";
import { Card } from "@/components/ui/card";
import { joinResultTexts, signInMethodTexts } from "@/content/sign-in/texts";
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

/** A link to this part was followed before it was there. */
function useArrivalHere(isThere: boolean) {
  useEffect(() => {
    if (isThere && window.location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [isThere]);
}

/**
 * The password and the services that open this account (docs/specification/accounts.md#services). Where the operator
 * has switched none on and none is joined, there is nothing to choose from and no such part.
 */
export function SignInMethodsSection() {
  useJoiningMessage();
  const { data } = useSignInMethods();
  const isThere = data !== undefined && data.services.length > 0;
  useArrivalHere(isThere);
  if (!isThere) return null;
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
              <ServiceMethod service={service} />
            </li>
          ))}
        </ul>
      </Card>
    </SettingsSection>
  );
}
