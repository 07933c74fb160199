"use client";

import { useRouter } from "next/navigation";
import { useTokenOnce } from "@/components/features/accounts/sign-in/use-link-token";
import {
  AddresseeOnly,
  EmailLinkCard,
  InvalidLink,
  LinkLoading,
} from "@/components/features/organisations/email-links/email-link-states";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { organisationRoleTexts } from "@/content/organisations/texts";
import { useAcceptInvitation, useInvitationPreview } from "@/lib/features/organisations/client";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { quoted } from "@/lib/russian/quoted";
import { typeset } from "@/lib/russian/screen-typography";

/** `/invitation?token=…`: who invites, in which role, and the answer. */
export function InvitationScreen() {
  const look = useInvitationPreview();
  const token = useTokenOnce(look.mutate);
  const acceptance = useAcceptInvitation();
  const router = useRouter();
  if (token === null || look.error) return <InvalidLink error={look.error} />;
  if (!token || !look.data) return <LinkLoading />;
  const { organisation, role, email } = look.data;
  const accept = () =>
    acceptance.mutate(token, {
      onSuccess: ({ message }) => {
        void showMessage("success", { title: message });
        router.replace("/sites");
      },
    });
  return (
    <EmailLinkCard title={`Приглашение в команду ${quoted(organisation)}`}>
      <p className="mt-3">
        Ваша роль — <b className="font-semibold">{organisationRoleTexts[role].name}</b>.
      </p>
      <p className="mt-1 text-ink-soft">{typeset(organisationRoleTexts[role].may)}</p>
      <AddresseeOnly email={email}>
        {acceptance.error ? (
          <Alert tone="danger" role="alert" className="mt-5" title="Приглашение не принято">
            {getErrorMessage(acceptance.error, "Попробуйте ещё раз.")}
          </Alert>
        ) : null}
        <Button
          className="mt-6"
          pending={acceptance.isPending || acceptance.isSuccess}
          onClick={accept}
        >
          Принять приглашение
        </Button>
      </AddresseeOnly>
    </EmailLinkCard>
  );
}
