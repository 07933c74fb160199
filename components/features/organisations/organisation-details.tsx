import { CloseOrganisation } from "@/components/features/organisations/close-organisation";
import { InviteForm } from "@/components/features/organisations/invite-form";
import { OrganisationLog } from "@/components/features/organisations/organisation-log";
import { OrganisationLogo } from "@/components/features/organisations/organisation-logo";
import { OrganisationSites } from "@/components/features/organisations/organisation-sites";
import { PendingInvitations } from "@/components/features/organisations/pending-invitations";
import { PeopleList } from "@/components/features/organisations/people-list";
import { RenameOrganisation } from "@/components/features/organisations/rename-organisation";
import { RolesList } from "@/components/features/organisations/roles-list";
import { organisationRoleTexts } from "@/content/organisations/texts";
import type { Organisation } from "@/lib/features/organisations/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** One organisation: everything for its owner; people and sites for a member. */
export function OrganisationDetails({ organisation }: { organisation: Organisation }) {
  const isOwner = organisation.role === "owner";
  return (
    <section
      aria-labelledby={`organisation-${organisation.id}`}
      className="mt-10 border-t border-line pt-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={`organisation-${organisation.id}`} className="text-2xl break-words">
            {organisation.name}
          </h2>
          {isOwner ? null : (
            <p className="measure mt-1.5 text-sm text-ink-soft">
              {typeset(
                `Ваша роль — «${organisationRoleTexts[organisation.role].name}». ${organisationRoleTexts[organisation.role].may}`,
              )}
            </p>
          )}
        </div>
        {isOwner ? <RenameOrganisation organisation={organisation} /> : null}
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10">
          <PeopleList organisation={organisation} />
          {organisation.invitations.length > 0 ? (
            <PendingInvitations organisation={organisation} />
          ) : null}
          <OrganisationSites organisation={organisation} />
          {isOwner ? <OrganisationLog id={organisation.id} /> : null}
        </div>
        <aside className="space-y-10">
          {isOwner ? <InviteForm id={organisation.id} /> : null}
          <RolesList />
          {isOwner ? <OrganisationLogo organisation={organisation} /> : null}
          {isOwner ? <CloseOrganisation organisation={organisation} /> : null}
        </aside>
      </div>
    </section>
  );
}
