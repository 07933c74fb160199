import "server-only";

import type { DomainError } from "@/lib/core/errors";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { findPublicDocument } from "@/lib/features/documents/publication/data";
import { publicAddress } from "@/lib/features/documents/publication/public-id";
import {
  publicPageStyle,
  writeErrorPage,
  writePublicPage,
} from "@/lib/features/documents/publication/public-page";
import { documentNotFound } from "@/lib/features/documents/record/data";
import type { Database } from "@/lib/platform/db/database";
import type { SandboxedPage } from "@/lib/platform/http/responses/file-response";

const styles = [publicPageStyle];

/**
 * The page of a public document. Search engines may only list the edition in force, and only if the owner allows it: of
 * several texts they would show the wrong one.
 * @throws DomainError NOT_FOUND when there is none, it was withdrawn, or it has no such edition.
 */
export async function viewPublicDocument(
  database: Database,
  { publicId, edition }: { publicId: string; edition?: number },
  { today, siteUrl }: { today: IsoDate; siteUrl: string },
): Promise<SandboxedPage & { indexed: boolean }> {
  const document = await findPublicDocument(database, publicId, { edition, today });
  if (document === null) throw documentNotFound();
  const indexed = document.allowsIndexing && edition === undefined;
  const address = publicAddress(siteUrl, publicId);
  return { html: writePublicPage(document, { today, address, indexed }), styles, indexed };
}

/** The error page; for a defect, with the id of the request to report. */
export function publicErrorPage({ code, message }: DomainError, requestId: string): SandboxedPage {
  const text =
    code === "NOT_FOUND"
      ? {
          title: "Документ не найден",
          advice:
            "По этому адресу нет документа, или владелец закрыл к нему доступ. Проверьте адрес: строчные и прописные буквы в нём различаются.",
        }
      : {
          title: "Документ сейчас не открыть",
          advice: code === "INTERNAL" ? `${message} Номер запроса: ${requestId}.` : message,
        };
  return { html: writeErrorPage(text), styles };
}
