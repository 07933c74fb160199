import Link from "next/link";
import type { ReactNode } from "react";
import { StructuredData } from "@/components/shell/page/structured-data";
import { type Place, pageTitles } from "@/content/navigation";
import { breadcrumbData } from "@/lib/seo/structured-data";

type BreadcrumbProps = {
  path: string;
  /** The page between home and this one. */
  parent?: Place;
  /** The crumb of a page that is one of many; the others have theirs in `pageTitles`. */
  title?: string;
};

const linkClasses = "text-ink-faint no-underline hover:text-accent hover:underline";

/** «Главная / Страница». `path` is the page's own; an unknown one says that there is no such page. */
export function Breadcrumb({ path, parent, title }: BreadcrumbProps) {
  const own = title ?? pageTitles[path] ?? "Страница не найдена";
  const crumbs = [
    { title: "Главная", path: "/" },
    ...(parent ? [{ title: parent.label, path: parent.href }] : []),
    { title: own, path },
  ];
  return (
    <nav
      aria-label="Вы здесь"
      data-print="hide"
      className="page-column pt-5 text-xs text-ink-faint"
    >
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link href="/" className={linkClasses}>
            Главная
          </Link>
        </li>
        {parent ? (
          <LaterCrumb>
            <Link href={parent.href} className={linkClasses}>
              {parent.label}
            </Link>
          </LaterCrumb>
        ) : null}
        <LaterCrumb>
          <span aria-current="page">{own}</span>
        </LaterCrumb>
      </ol>
      {path.startsWith("/") ? <StructuredData data={breadcrumbData(crumbs)} /> : null}
    </nav>
  );
}

/** The stroke belongs to the crumb after it: a line may begin with one, but never ends with one. */
function LaterCrumb({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-w-0 gap-x-2">
      <span aria-hidden="true">/</span>
      {children}
    </li>
  );
}
