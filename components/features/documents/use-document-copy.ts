"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toSiteHtml } from "@/components/features/documents/site-html";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { useCopy } from "@/components/shell/use-copy";
import { documentPageQuery } from "@/lib/features/documents/client";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";

type CopiedDocument = Pick<DocumentDetails, "id" | "edition" | "generatedContent" | "shownEdition">;

/** Copies a document: its text, with headings and tables if the target supports them, or its HTML for a site. */
export function useDocumentCopy(document: CopiedDocument) {
  const client = useQueryClient();
  const text = useCopy();
  const html = useCopy();
  const edition = document.shownEdition?.edition ?? document.edition;
  const readHtml = async () =>
    toSiteHtml(await client.query(documentPageQuery(document.id, edition)));

  const copyText = async () => {
    if (!document.generatedContent) return showCopyError();
    await text.copy(document.generatedContent, readHtml());
  };
  const copyHtml = async () => {
    if (!document.generatedContent) return showCopyError();
    try {
      await html.copy(await readHtml());
    } catch (error) {
      void showFailure("Ошибка", error, "Не удалось скопировать.");
    }
  };
  return { isTextCopied: text.isCopied, isHtmlCopied: html.isCopied, copyText, copyHtml };
}

/** Shown when there is nothing to copy, display or download (docs/specification/messages.md#documents). */
export function showCopyError(): void {
  void showMessage("error", { title: "Ошибка", description: "Содержимое документа не найдено" });
}
