import Link from "next/link";
import { Breadcrumb } from "@/components/shell/page/breadcrumb";
import { Button } from "@/components/ui/button";
import type { NavLink } from "@/content/navigation";

/** Shown for a missing post (docs/specification/content.md#news). `list` is the page of all posts. */
export function MissingText({ list }: { list: NavLink }) {
  return (
    <>
      <Breadcrumb path="404" parent={list} title="Статья не найдена" />
      <div className="page-column py-20">
        <h1 className="text-3xl">Статья не найдена</h1>
        <p className="measure mt-4 text-base text-ink-soft">
          По этому адресу текста нет: его сняли, переименовали или в адресе опечатка. Поищите его по
          слову в&nbsp;общем списке.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild>
            <Link href={list.href}>{list.label}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href="/">На главную</Link>
          </Button>
        </div>
      </div>
    </>
  );
}
