"use client";

import { Check, ChevronDown, Copy } from "lucide-react";
import { useDocumentCopy } from "@/components/features/documents/use-document-copy";
import { Button } from "@/components/ui/button";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/components/ui/overlay/menu";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";

/** Copies plain text for e-mails and editors, or HTML for the owner's site. */
export function CopyMenu({ document }: { document: DocumentDetails }) {
  const { isTextCopied, isHtmlCopied, copyText, copyHtml } = useDocumentCopy(document);
  const isCopied = isTextCopied || isHtmlCopied;
  const Icon = isCopied ? Check : Copy;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="secondary" size="sm">
          <Icon aria-hidden="true" strokeWidth={1.75} className="max-xs:hidden" />
          <span aria-live="polite">{isCopied ? "Скопировано!" : "Копировать"}</span>
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="-mr-1" />
        </Button>
      </MenuTrigger>
      <MenuContent className="w-72">
        <MenuItem onSelect={() => void copyText()}>Копировать текст</MenuItem>
        <MenuItem className="h-auto py-2" onSelect={() => void copyHtml()}>
          <span>
            Копировать для сайта (HTML)
            <span className="block text-xs text-ink-faint">
              Код для блока HTML: заголовки и таблицы останутся
            </span>
          </span>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
