import { StructuredData } from "@/components/shell/page/structured-data";
import { QuietLink } from "@/components/shell/quiet-link";
import { type NavLink, pageTitles } from "@/content/navigation";
import { breadcrumbData } from "@/lib/features/seo/structured-data";

type BreadcrumbProps = {
  path: string;
  /** The page between home and this one. */
  parent?: NavLink;
  /** The crumb of a page that is one of many; the others have theirs in `pageTitles`. */
  title?: string;
};

const home: NavLink = { href: "/", label: "Главная" };

const linkClasses = "text-ink-faint no-underline hover:text-accent hover:underline";

/** «Главная / Страница». `path` is the page's own; for an unknown one it says that there is no such page. */
export function Breadcrumb({ path, parent, title }: BreadcrumbProps) {
  const label = title ?? pageTitles[path] ?? "Страница не найдена";
  const crumbs = [
    { title: home.label, path: home.href },
    ...(parent ? [{ title: parent.label, path: parent.href }] : []),
    { title: label, path },
  ];
  return (
    <nav
      aria-label="Вы здесь"
      data-print="hide"
      className="page-column pt-5 text-xs text-ink-faint"
    >
      <ol className="flex gap-x-2 whitespace-nowrap">
        {/* A phone has one line for the nearest parent; the logo above leads home. */}
        <EarlierCrumb place={home} className={parent ? "max-sm:hidden" : ""} />
        {parent ? <EarlierCrumb place={parent} /> : null}
        <li className="min-w-0">
          {/* Truncated if there is no room: the heading below has the full text. */}
          <span aria-current="page" className="block truncate">
            {label}
          </span>
        </li>
      </ol>
      {path.startsWith("/") ? <StructuredData data={breadcrumbData(crumbs)} /> : null}
    </nav>
  );
}

function EarlierCrumb({ place, className = "" }: { place: NavLink; className?: string }) {
  return (
    <li className={`flex shrink-0 gap-x-2 ${className}`}>
      <QuietLink href={place.href} className={linkClasses}>
        {place.label}
      </QuietLink>
      <span aria-hidden="true">/</span>
    </li>
  );
}
