"use client";

import { useState } from "react";
import { SeoForm } from "@/components/features/admin/seo/seo-form";
import { SiteSeo } from "@/components/features/admin/seo/site-seo";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { Badge } from "@/components/ui/badge";
import { Input } from "@/components/ui/controls/input";
import { EmptyList } from "@/components/ui/fetched/list-states";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { useSeoPages } from "@/lib/features/seo/admin/client";
import type { SeoPage } from "@/lib/features/seo/admin/schema";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/seo`: titles and descriptions of all public pages, as search engines show them. */
export function SeoAdmin() {
  const pages = useSeoPages();
  const [q, setQ] = useAddressParameter("q");
  const query = q.trim().toLowerCase();
  const matching = pages.data?.filter(
    ({ path, name }) => path.includes(query) || name.toLowerCase().includes(query),
  );
  return (
    <>
      <h1 className="text-3xl">SEO</h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          "Заголовок и описание, которые страница отдаёт поисковикам. Пустое поле оставляет исходные слова.",
        )}
      </p>
      <SiteSeo />
      <h2 className="mt-12 text-lg">Страницы</h2>
      <Input
        type="search"
        aria-label="Найти страницу"
        placeholder="Название или адрес"
        className="mt-4 max-w-md"
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <QueryStates
        query={{ ...pages, data: matching }}
        loading={
          <Loading label="Загружаем страницы" className="mt-6">
            <Skeleton className="h-40 w-full" />
          </Loading>
        }
        failure="Не удалось загрузить страницы"
        className="mt-6"
        empty={<EmptyList title="Такой страницы нет" />}
      >
        {(matching) => (
          <ul className="mt-6 border-t border-line">
            {matching.map((page) => (
              <PageRow key={page.path} page={page} />
            ))}
          </ul>
        )}
      </QueryStates>
    </>
  );
}

/** A page is fetched only when its row is expanded: there are dozens of them. */
function PageRow({ page }: { page: SeoPage }) {
  const [isOpen, setOpen] = useState(false);
  const isWritten = page.title !== null || page.description !== null;
  return (
    <li className="border-b border-line">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="block font-medium break-words">{page.name}</span>
            <span className="block text-xs break-all text-ink-faint">{page.path}</span>
          </span>
          {isWritten ? <Badge>Изменено</Badge> : null}
        </summary>
        {isOpen ? <SeoForm page={page} /> : null}
      </details>
    </li>
  );
}
