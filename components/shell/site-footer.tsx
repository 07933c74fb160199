import Link from "next/link";
import { CopyrightYears } from "@/components/shell/copyright-years";
import { footerGroups } from "@/content/navigation";
import { site } from "@/content/site";
import { typeset } from "@/lib/russian/screen-typography";

export function SiteFooter() {
  const { contacts, developer, lawDocument } = site;
  return (
    <footer data-print="hide" className="mt-24 border-t border-line">
      <div className="page-column py-12">
        <nav aria-label="Карта разделов">
          <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
            {footerGroups.map((group) => (
              <li key={group.title}>
                <p className="text-sm font-semibold">{group.title}</p>
                <ul className="mt-2">
                  {group.places.map((place) => (
                    <li key={place.href}>
                      <Link
                        href={place.href}
                        // A dozen pages fetched ahead of a press that rarely comes.
                        prefetch={false}
                        className="inline-flex min-h-8 items-center text-sm text-ink-soft no-underline hover:text-accent hover:underline"
                      >
                        {place.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-10 grid gap-x-8 gap-y-4 border-t border-line pt-6 text-xs text-ink-faint lg:grid-cols-[1fr_auto]">
          <div className="max-w-[38rem]">
            <p>{site.disclaimer}</p>
            <p className="mt-1">
              <a
                href={lawDocument.url}
                className="inline-flex min-h-8 items-center text-ink-soft underline underline-offset-4 hover:text-accent"
              >
                {typeset(
                  lawDocument.isOfficial
                    ? "Закон № 152-ФЗ, официальный текст (PDF)"
                    : "Путеводитель по закону № 152-ФЗ (PDF)",
                )}
              </a>
            </p>
          </div>
          <div className="lg:text-right">
            <p>
              <CopyrightYears since={site.since} until={new Date().getFullYear()} /> {site.name}
            </p>
            {contacts.email ? (
              <p className="mt-1">
                <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
                {", "}
                {contacts.hours}
              </p>
            ) : null}
            {developer.name ? (
              <p className="mt-1">
                Разработка:{" "}
                {developer.url ? <a href={developer.url}>{developer.name}</a> : developer.name}
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </footer>
  );
}
