import Link from "next/link";
import { pageTitles } from "@/content/navigation";

/** «Главная / Страница». `path` is the page's own; an unknown one says that there is no such page. */
export function Breadcrumb({ path }: { path: string }) {
  return (
    <nav
      aria-label="Вы здесь"
      data-print="hide"
      className="page-column pt-5 text-xs text-ink-faint"
    >
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link href="/" className="text-ink-faint no-underline hover:text-accent hover:underline">
            Главная
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <span aria-current="page">{pageTitles[path] ?? "Страница не найдена"}</span>
        </li>
      </ol>
    </nav>
  );
}
