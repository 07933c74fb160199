import { CloseTeam } from "@/components/organisations/close-team";
import { InviteForm } from "@/components/organisations/invite-form";
import { PendingInvitations } from "@/components/organisations/pending-invitations";
import { PeopleList } from "@/components/organisations/people-list";
import { RenameTeam } from "@/components/organisations/rename-team";
import { RolesList } from "@/components/organisations/roles-list";
import { TeamLog } from "@/components/organisations/team-log";
import { TeamLogo } from "@/components/organisations/team-logo";
import { TeamSites } from "@/components/organisations/team-sites";
import { teamRoleTexts } from "@/content/team";
import type { Organisation } from "@/lib/features/organisations/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** One team: everything for its owner; people and sites for a member. */
export function TeamDetails({ team }: { team: Organisation }) {
  const isOwner = team.role === "owner";
  return (
    <section aria-labelledby={`team-${team.id}`} className="mt-10 border-t border-line pt-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={`team-${team.id}`} className="text-2xl break-words">
            {team.name}
          </h2>
          {isOwner ? null : (
            <p className="measure mt-1.5 text-sm text-ink-soft">
              {typeset(
                `Ваша роль — «${teamRoleTexts[team.role].name}». ${teamRoleTexts[team.role].may}`,
              )}
            </p>
          )}
        </div>
        {isOwner ? <RenameTeam team={team} /> : null}
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10">
          <PeopleList team={team} />
          {team.invitations.length > 0 ? <PendingInvitations team={team} /> : null}
          <TeamSites team={team} />
          {isOwner ? <TeamLog id={team.id} /> : null}
        </div>
        <aside className="space-y-10">
          {isOwner ? <InviteForm id={team.id} /> : null}
          <RolesList />
          {isOwner ? <TeamLogo team={team} /> : null}
          {isOwner ? <CloseTeam team={team} /> : null}
        </aside>
      </div>
    </section>
  );
}
