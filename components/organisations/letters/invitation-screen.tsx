"use client";

import { useRouter } from "next/navigation";
import {
  DeadLetter,
  ForAddressee,
  LetterCard,
  LookingUp,
} from "@/components/organisations/letters/letter-states";
import { showMessage } from "@/components/shell/messages/show-message";
import { useOpenedLink } from "@/components/sign-in/use-link-token";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { roleWords } from "@/content/team";
import { useAcceptInvitation, useLookAtInvitation } from "@/lib/features/organisations/client";
import { explain } from "@/lib/platform/api-client/api-error";
import { quoted } from "@/lib/russian/quoted";
import { typeset } from "@/lib/russian/screen-typography";

/** `/invitation?token=…`: who invites, as what, and the answer. */
export function InvitationScreen() {
  const look = useLookAtInvitation();
  const token = useOpenedLink(look.mutate);
  const acceptance = useAcceptInvitation();
  const router = useRouter();
  if (token === null || look.error) return <DeadLetter error={look.error} />;
  if (!token || !look.data) return <LookingUp />;
  const { organisation, role, email } = look.data;
  const accept = () =>
    acceptance.mutate(token, {
      onSuccess: ({ message }) => {
        void showMessage("success", { title: message });
        router.replace("/sites");
      },
    });
  return (
    <LetterCard title={`Приглашение в команду ${quoted(organisation)}`}>
      <p className="mt-3">
        Ваша роль — <b className="font-semibold">{roleWords[role].name}</b>.
      </p>
      <p className="mt-1 text-ink-soft">{typeset(roleWords[role].may)}</p>
      <ForAddressee email={email}>
        {acceptance.error ? (
          <Alert tone="danger" role="alert" className="mt-5" title="Приглашение не принято">
            {explain(acceptance.error, "Попробуйте ещё раз.")}
          </Alert>
        ) : null}
        <Button
          className="mt-6"
          pending={acceptance.isPending || acceptance.isSuccess}
          onClick={accept}
        >
          Принять приглашение
        </Button>
      </ForAddressee>
    </LetterCard>
  );
}
