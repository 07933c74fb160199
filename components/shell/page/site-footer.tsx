import { AdminOnly } from "@/components/shell/header/admin-only";
import { CopyrightYears } from "@/components/shell/page/copyright-years";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { footerGroups, footerRules } from "@/content/footer";
import { adminLink, type NavLink } from "@/content/navigation";
import { contactWays, ownerLine } from "@/content/pages/contacts";
import { site } from "@/content/site";
import type { Contacts } from "@/lib/features/settings/responses";
import { typeset } from "@/lib/russian/screen-typography";

export function SiteFooter({ contacts }: { contacts: Contacts }) {
  const { developer, lawDocument } = site;
  const contactMethods = contactWays(contacts);
  // 149-ФЗ ст. 10 ч. 2: anyone who distributes information must identify themselves.
  const owner = ownerLine(site.operator);
  return (
    <footer data-print="hide" className="drawn-late mt-24 border-t border-line">
      <div className="page-column py-12">
        <nav aria-label="Карта разделов">
          <ul className="grid gap-x-6 gap-y-9 min-[22rem]:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
            {footerGroups.map((group) => (
              <li key={group.title} className="min-w-0">
                <p className="text-sm font-semibold">{group.title}</p>
                <ul className="mt-2">
                  {group.places.map((place) => (
                    <li key={place.href}>
                      <FooterLink {...place} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Правила этого сайта" className="mt-10 border-t border-line pt-5">
          <ul className="flex flex-wrap gap-x-6 gap-y-0.5">
            {footerRules.map((place) => (
              <li key={place.href}>
                <FooterLink {...place} />
              </li>
            ))}
            <li>
              <a href={lawDocument.url} className={linkClasses}>
                {typeset(
                  lawDocument.isOfficial
                    ? "Закон № 152-ФЗ, официальный текст (PDF)"
                    : "Путеводитель по закону № 152-ФЗ (PDF)",
                )}
              </a>
            </li>
            {adminLink ? (
              <AdminOnly>
                <li>
                  <FooterLink {...adminLink} />
                </li>
              </AdminOnly>
            ) : null}
          </ul>
        </nav>
        <div className="mt-6 grid gap-x-12 gap-y-5 text-xs text-ink-faint lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
          <p>{typeset(site.disclaimer)}</p>
          <div className="lg:text-right">
            <p>
              <CopyrightYears since={site.since} until={new Date().getFullYear()} /> {site.name}
            </p>
            {owner.length > 0 ? <p className="mt-1">{typeset(owner.join(", "))}</p> : null}
            {contactMethods.length > 0 ? (
              <ul className="mt-1 flex flex-wrap gap-x-4 lg:justify-end">
                {contactMethods.map(({ name, label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      aria-label={`${name}: ${label}`}
                      className="inline-flex min-h-6 items-center hover:text-accent"
                    >
                      {label}
                    </a>
                  </li>
                ))}
                <li className="inline-flex min-h-6 items-center">{contacts.hours}</li>
              </ul>
            ) : null}
            {developer.name ? (
              <p className="mt-1">
                Разработка:{" "}
                {developer.url ? (
                  <a href={developer.url} className="hover:text-accent">
                    {developer.name}
                  </a>
                ) : (
                  developer.name
                )}
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </footer>
  );
}

const linkClasses =
  "inline-flex min-h-8 items-center py-1 text-sm text-ink-soft pointer-coarse:min-h-11 no-underline hover:text-accent hover:underline";

function FooterLink({ href, label }: NavLink) {
  return (
    // Would prefetch some forty pages that are rarely opened.
    <OnDemandLink href={href} className={linkClasses}>
      {label}
    </OnDemandLink>
  );
}
