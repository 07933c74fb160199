"use client";

import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { useOutdatedDocuments, useSiteOf } from "@/lib/features/sites/client";

type DocumentProps = { document: Pick<DocumentSummary, "id" | "formData" | "shared"> };

/** The site of a document, with a link to its page if there is one. */
export function DocumentSite({ document }: DocumentProps) {
  const site = useSiteOf(document);
  return (
    // No line break after a hyphen in the address: it would look like hyphenation.
    <span className="inline-block max-w-full">
      {site ? (
        <Link href={`/sites/${site.id}`} className="text-accent underline">
          {site.address}
        </Link>
      ) : (
        toDisplayAddress(ownerAndSite(document.formData).site)
      )}
    </span>
  );
}

/** A notice that the document no longer matches its site's passport; nothing while it does. */
export function SiteDisagreement({ document }: DocumentProps) {
  const site = useSiteOf(document);
  return site ? <Disagreement documentId={document.id} siteId={site.id} /> : null;
}

function Disagreement({ documentId, siteId }: { documentId: string; siteId: string }) {
  const { touched: outdated = [] } = useOutdatedDocuments(siteId).data ?? {};
  if (!outdated.some(({ id }) => id === documentId)) return null;
  return (
    <Alert tone="warning" title="Сведения о сайте изменились">
      <p>В документе остались прежние. Новую редакцию можно создать сразу для всех документов.</p>
      <Link href={`/sites/${siteId}`} className="mt-1 inline-block text-accent underline">
        На страницу сайта
      </Link>
    </Alert>
  );
}
