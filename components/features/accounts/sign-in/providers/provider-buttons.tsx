"use client";

import {
  AuthFailureAlert,
  toAuthFailure,
} from "@/components/features/accounts/sign-in/fields/auth-failure";
import { Button } from "@/components/ui/button";
import { providerNote } from "@/content/accounts/sign-in";
import { providerButtons } from "@/content/accounts/sign-in-providers";
import { nextPath } from "@/lib/core/same-site-path";
import { useProviderSignIn, useProviders } from "@/lib/features/accounts/providers/client";
import { typeset } from "@/lib/russian/screen-typography";

const signInPages = ["/login", "/register", "/auth"];

/** The page to return to: from the sign-in page's URL, or the page of this dialog. */
function placeAfter({ origin, pathname, search }: Location): string | null {
  return signInPages.includes(pathname) ? nextPath({ origin, search }) : pathname + search;
}

/** A button for each sign-in provider that the operator has enabled; renders nothing without any. */
export function ProviderButtons() {
  const { data } = useProviders();
  const signIn = useProviderSignIn();
  // Stays true until the browser has left the page.
  const isBusy = signIn.isPending || signIn.isSuccess;
  if (!data || data.providers.length === 0) return null;
  const failure = signIn.error
    ? toAuthFailure("Ошибка входа", signIn.error, "Не удалось открыть сервис. Попробуйте ещё раз.")
    : null;
  return (
    <div className="mt-6 space-y-3 border-t border-line pt-5">
      <AuthFailureAlert failure={failure} />
      {data.providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          className="w-full"
          pending={isBusy && signIn.variables?.provider === provider}
          disabled={isBusy}
          onClick={() =>
            signIn.mutate({
              provider,
              next: placeAfter(window.location),
              ref: new URLSearchParams(window.location.search).get("ref"),
            })
          }
        >
          {providerButtons[provider]}
        </Button>
      ))}
      <p className="text-xs text-ink-faint">{typeset(providerNote)}</p>
    </div>
  );
}
