import Link from "next/link";
import { ExportButton } from "@/components/features/account-data/export-button";
import { typeset } from "@/lib/russian/screen-typography";

/** All stored data as a file, readable for people and programs. */
export function DataExport() {
  return (
    <>
      <p className="text-ink-soft">
        {typeset(
          "В файле JSON: профиль, документы со всеми редакциями и ответами, черновики, уведомления, обращения и сеансы. Готовые документы в TXT, HTML, Word и PDF удобнее скачать архивом на странице",
        )}{" "}
        <Link href="/documents" className="text-accent">
          «Мои документы»
        </Link>
        .
      </p>
      <ExportButton className="mt-5" />
    </>
  );
}
