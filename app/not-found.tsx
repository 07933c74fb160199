import type { Metadata } from "next";
import Link from "next/link";
import { MissingText } from "@/components/page-blocks/texts/missing-text";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { MissingPage } from "@/components/shell/page/missing-page";
import { Button } from "@/components/ui/button";
import { typeset } from "@/lib/russian/screen-typography";

export const metadata: Metadata = { title: "Страница не найдена" };

const textFolders = [
  { href: "/news", label: "Новости" },
  { href: "/blog", label: "Блог" },
  { href: "/articles", label: "Статьи" },
  { href: "/help", label: "Помощь" },
];

export default function NotFound() {
  return (
    <MissingPage
      page={<NoPage />}
      inFolder={Object.fromEntries(
        textFolders.map((list) => [list.href, <MissingText key={list.href} list={list} />]),
      )}
    />
  );
}

function NoPage() {
  return (
    <>
      <Breadcrumb path="404" />
      <div className="page-column py-20">
        <h1 className="text-3xl">404 Page Not Found</h1>
        <p className="measure mt-4 text-base text-ink-soft">
          {typeset(
            "Такой страницы нет: её переместили или в адресе опечатка. Начатый документ, если он был, сохранён в этом браузере.",
          )}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild>
            <Link href="/">На главную</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href="/generator">К генератору документов</Link>
          </Button>
        </div>
      </div>
    </>
  );
}
