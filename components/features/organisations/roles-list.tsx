import { organisationRoleTexts, organisationTexts } from "@/content/organisations/texts";
import { typeset } from "@/lib/russian/screen-typography";

/** What each role may do. */
export function RolesList() {
  return (
    <section>
      <h3 className="text-base font-semibold">{organisationTexts.roles}</h3>
      <dl className="mt-3 space-y-3 text-sm">
        {Object.values(organisationRoleTexts).map(({ name, may }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="mt-0.5 text-ink-soft">{typeset(may)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
