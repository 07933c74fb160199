"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AuthForms, type AuthTab } from "@/components/features/accounts/sign-in/auth-forms";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { adminLink } from "@/content/navigation";
import { nextPath } from "@/lib/core/same-site-path";
import { displayName } from "@/lib/features/accounts/display-name";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/** The page changes half a second after the sign-in (docs/specification/accounts.md#login). */
const redirectDelayMs = 500;

/** `/login`, `/auth`, `/register`: a card with both tabs, one of them open. */
export function AuthScreen({ initialTab }: { initialTab: AuthTab }) {
  const router = useRouter();
  const { user } = useCurrentUser();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = (signedIn: CurrentUser) => {
    setIsLeaving(true);
    const panel = signedIn.role === "admin" ? adminLink?.href : undefined;
    const target = panel ?? nextPath(window.location) ?? "/dashboard";
    setTimeout(() => {
      // Pages prefetched for a guest are useless now.
      router.refresh();
      router.push(target);
    }, redirectDelayMs);
  };

  if (user && !isLeaving) {
    const next = nextPath(window.location);
    return (
      <Card className="mx-auto max-w-md p-6 sm:p-8">
        <h1 className="text-xl">Вы уже вошли</h1>
        <p className="mt-2 text-ink-soft">Как {displayName(user)}.</p>
        <Button asChild className="mt-5">
          {next ? (
            <Link href={next}>Продолжить</Link>
          ) : (
            <Link href="/dashboard">В личный кабинет</Link>
          )}
        </Button>
      </Card>
    );
  }
  return (
    <Card className="mx-auto max-w-md p-6 sm:p-8">
      <h1 className="text-xl">Личный кабинет</h1>
      <p className="mt-1.5 text-sm text-ink-soft">
        Здесь хранятся ваши документы. Начатая без входа форма сохранится.
      </p>
      <AuthForms initialTab={initialTab} onSignedIn={leave} className="mt-4" />
    </Card>
  );
}
