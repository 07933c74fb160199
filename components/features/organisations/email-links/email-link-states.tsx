"use client";

import type { ReactNode } from "react";
import { AuthForms } from "@/components/features/accounts/sign-in/auth-forms";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Loading } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { emailLinkTexts } from "@/content/organisations/texts";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type EmailLinkCardProps = { title: string; children: ReactNode };

/** Layout of a page that an e-mail links to. */
export function EmailLinkCard({ title, children }: EmailLinkCardProps) {
  return (
    <Card className="mx-auto max-w-lg p-6 sm:p-8">
      <h1 className="text-xl break-words">{title}</h1>
      {children}
    </Card>
  );
}

/** Shown while the offer of the link is loading. */
export const LinkLoading = () => (
  <EmailLinkCard title="Открываем письмо">
    <Loading label="Подождите немного" className="mt-4" />
  </EmailLinkCard>
);

/** An invalid link, or none. */
export function InvalidLink({ error }: { error: unknown }) {
  return (
    <EmailLinkCard title="Ссылка не подошла">
      <p role="alert" className="mt-2 text-ink-soft">
        {error ? getErrorMessage(error, "Попробуйте ещё раз.") : emailLinkTexts.noToken}
      </p>
      <Button asChild variant="secondary" className="mt-5">
        <OnDemandLink href="/sites">Мои сайты</OnDemandLink>
      </Button>
    </EmailLinkCard>
  );
}

/** The answer buttons, for the addressee only: others are told whom the e-mail is for, a guest signs in here. */
export function AddresseeOnly({ email, children }: { email: string; children: ReactNode }) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <Loading label="Узнаём, кто вошёл" className="mt-5" />;
  if (user === null) {
    return (
      <div className="mt-6 border-t border-line pt-5">
        <p className="mb-5 text-sm text-ink-soft">{typeset(emailLinkTexts.signIn(email))}</p>
        <AuthForms initialTab="login" initialEmail={email} onSignedIn={() => undefined} />
      </div>
    );
  }
  if (user.email === email) return <>{children}</>;
  return (
    <Alert tone="warning" className="mt-5" title="Письмо не вам">
      {emailLinkTexts.otherAccount(email, user.email)}
    </Alert>
  );
}
