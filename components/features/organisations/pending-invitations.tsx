"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { organisationRoleTexts, organisationTexts } from "@/content/organisations/texts";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { useInvite, useWithdrawInvitation } from "@/lib/features/organisations/client";
import type { Invitation, Organisation } from "@/lib/features/organisations/responses";

/** Unanswered invitations. */
export function PendingInvitations({ organisation }: { organisation: Organisation }) {
  return (
    <section aria-labelledby="waiting">
      <h3 id="waiting" className="text-lg">
        {organisationTexts.waiting}
      </h3>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {organisation.invitations.map((invitation) => (
          <WaitingRow key={invitation.id} organisation={organisation} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

type WaitingRowProps = { organisation: Organisation; invitation: Invitation };

function WaitingRow({ organisation, invitation }: WaitingRowProps) {
  const { id, email, role, expiresAt, hasEnded } = invitation;
  const again = useInvite(organisation.id);
  const withdrawal = useWithdrawInvitation(organisation.id);
  const until = formatRussianDate(toMoscowDate(new Date(expiresAt)));
  const fail = (title: string) => (error: unknown) =>
    void showFailure(title, error, "Попробуйте ещё раз.");
  const send = () =>
    again.mutate(
      { email, role },
      {
        onSuccess: () =>
          void showMessage("success", { title: organisationTexts.invite.sent, description: email }),
        onError: fail("Письмо не отправлено"),
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="break-words">{email}</p>
        <p className={hasEnded ? "text-sm text-warning" : "text-sm text-ink-faint"}>
          {organisationRoleTexts[role].name},{" "}
          {hasEnded ? "срок ссылки вышел" : `ссылка действует до ${until}`}
        </p>
      </div>
      <div className="flex gap-1">
        <Button
          variant="quiet"
          size="sm"
          pending={again.isPending}
          aria-label={`Отправить ещё раз: ${email}`}
          onClick={send}
        >
          Отправить ещё раз
        </Button>
        <Button
          variant="quiet"
          size="sm"
          pending={withdrawal.isPending}
          aria-label={`Отозвать приглашение: ${email}`}
          onClick={() => withdrawal.mutate(id, { onError: fail("Приглашение не отозвано") })}
        >
          Отозвать
        </Button>
      </div>
    </li>
  );
}
