"use client";

import Link from "next/link";
import { ExportButton } from "@/components/account/settings/export-button";

/** All that is stored, as a file for people and programs. */
export function DataExport() {
  return (
    <>
      <p className="text-ink-soft">
        В файле JSON: профиль, документы со всеми редакциями и ответами, черновики, уведомления,
        обращения и сеансы. Готовые документы в{"\u00a0"}TXT, HTML, Word и{"\u00a0"}PDF удобнее
        скачать архивом на странице{" "}
        <Link href="/documents" className="text-accent">
          «Мои документы»
        </Link>
        .
      </p>
      <ExportButton className="mt-5" />
    </>
  );
}
