"use client";

import { ChevronDown, Crown, Download } from "lucide-react";
import Link from "next/link";
import { useDocumentDownload } from "@/components/features/documents/use-document-download";
import { Button } from "@/components/ui/button";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from "@/components/ui/overlay/menu";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { canExport } from "@/lib/features/documents/rights/plan-rights";
import type { Plan } from "@/lib/platform/auth/roles";

type DownloadMenuProps = {
  document: Pick<DocumentSummary, "id" | "name" | "type">;
  /** The plan of the document's owner. */
  plan: Plan;
  /** The newest edition by default. */
  edition?: number | undefined;
};

/** TXT and HTML on every plan; DOCX and PDF if the plan includes them, otherwise the plan they need. */
export function DownloadMenu({ document, plan, edition }: DownloadMenuProps) {
  const { download, busy } = useDocumentDownload(document, { edition });
  const allows = (format: DocumentFormat) => canExport(plan, format, document.type);
  const isPaid = allows("pdf");
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Скачать: ${document.name}`}
          pending={busy !== null}
        >
          {busy ? null : (
            <Download aria-hidden="true" strokeWidth={1.75} className="max-xs:hidden" />
          )}
          Скачать
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="-mr-1" />
        </Button>
      </MenuTrigger>
      <MenuContent className="w-72">
        <MenuItem onSelect={() => download("txt")}>Текст (TXT)</MenuItem>
        <MenuItem onSelect={() => download("html")}>Страница для сайта (HTML)</MenuItem>
        <MenuItem disabled={!allows("docx")} onSelect={() => download("docx")}>
          <FormatName isAllowed={allows("docx")}>Word (DOCX)</FormatName>
        </MenuItem>
        <MenuItem disabled={!isPaid} onSelect={() => download("pdf")}>
          <FormatName isAllowed={isPaid}>PDF</FormatName>
        </MenuItem>
        {isPaid ? null : (
          <>
            <MenuSeparator />
            <MenuItem asChild>
              <Link href="/premium" className="!h-auto py-2 !text-accent">
                {allows("docx") ? "PDF доступен" : "Word и PDF доступны"} на плане «Премиум»
              </Link>
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}

function FormatName({ isAllowed, children }: { isAllowed: boolean; children: string }) {
  return isAllowed ? (
    children
  ) : (
    <span className="flex flex-1 items-center justify-between text-ink-faint">
      {children}
      <Crown aria-hidden="true" strokeWidth={1.75} className="!size-4 !text-gold" />
    </span>
  );
}
