"use client";

import { useState } from "react";
import { RoleOptions } from "@/components/features/organisations/role-options";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/controls/select";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { organisationRoleTexts, organisationTexts } from "@/content/organisations/texts";
import type { MemberRole } from "@/lib/core/access/organisation-roles";
import { useChangeRole, useRemoveMember } from "@/lib/features/organisations/client";
import type { Member, Organisation } from "@/lib/features/organisations/responses";
import { quoted } from "@/lib/russian/quoted";

/** All members of an organisation with their roles; the owner changes roles and removes members, a member may leave. */
export function PeopleList({ organisation }: { organisation: Organisation }) {
  const [leaving, setLeaving] = useState<Member | null>(null);
  const heading = `people-${organisation.id}`;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-lg">
        {organisationTexts.people}
      </h3>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {organisation.people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="break-words">
                {person.name || person.email}
                {person.isYou ? <span className="text-ink-faint"> — вы</span> : null}
              </p>
              {person.name ? (
                <p className="text-sm break-words text-ink-faint">{person.email}</p>
              ) : null}
            </div>
            <RoleOf
              organisation={organisation}
              person={person}
              onLeave={() => setLeaving(person)}
            />
          </li>
        ))}
      </ul>
      <TakeOut organisation={organisation} person={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}

type RoleOfProps = { organisation: Organisation; person: Member; onLeave: () => void };

function RoleOf({ organisation, person, onLeave }: RoleOfProps) {
  const change = useChangeRole(organisation.id);
  if (person.role === "owner" || organisation.role !== "owner") {
    return (
      <div className="flex items-center gap-3 text-sm text-ink-soft">
        {organisationRoleTexts[person.role].name}
        {person.isYou && person.role !== "owner" ? (
          <Button variant="quiet" size="sm" onClick={onLeave}>
            {organisationTexts.leave}
          </Button>
        ) : null}
      </div>
    );
  }
  const select = (role: MemberRole) =>
    change.mutate(
      { member: person.id, role },
      {
        onError: (error) => void showFailure("Роль не изменена", error, "Попробуйте ещё раз."),
      },
    );
  return (
    <div className="flex items-center gap-2">
      <div className="w-40">
        <Select
          aria-label={`Роль: ${person.email}`}
          value={change.isPending ? change.variables.role : person.role}
          disabled={change.isPending}
          onChange={({ target }) => select(target.value as MemberRole)}
        >
          <RoleOptions />
        </Select>
      </div>
      <Button variant="quiet" size="sm" aria-label={`Убрать ${person.email}`} onClick={onLeave}>
        Убрать
      </Button>
    </div>
  );
}

type TakeOutProps = { organisation: Organisation; person: Member | null; onClose: () => void };

function TakeOut({ organisation, person, onClose }: TakeOutProps) {
  const removal = useRemoveMember(organisation.id);
  const remove = () => {
    if (!person) return;
    removal.mutate(person.id, {
      onSettled: onClose,
      onSuccess: () => void showMessage("success", { title: "Доступ закрыт" }),
      onError: (error) => void showFailure("Доступ не закрыт", error, "Попробуйте ещё раз."),
    });
  };
  return (
    <ConfirmDialog
      open={person !== null}
      onOpenChange={(opens) => (opens ? undefined : onClose())}
      title={person?.isYou ? `Выйти из команды ${quoted(organisation.name)}?` : "Убрать участника?"}
      description={
        person?.isYou
          ? "Сайты и документы команды сразу станут вам не видны. Вернуться можно по новому приглашению."
          : `${person?.email ?? ""} сразу потеряет доступ к сайтам команды. То, что он сделал, останется.`
      }
      action={person?.isYou ? "Выйти" : "Убрать"}
      pending={removal.isPending}
      onConfirm={remove}
    />
  );
}
