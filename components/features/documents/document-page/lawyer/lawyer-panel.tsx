"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { LawyerLinkItem } from "@/components/features/documents/document-page/lawyer/lawyer-link-item";
import { NewLawyerLink } from "@/components/features/documents/document-page/lawyer/new-lawyer-link";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { maxOpenLinks, lawyerLinkTexts as texts } from "@/content/lawyer-review/texts";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import { useLawyerLinks } from "@/lib/features/lawyer-review/owner/client";
import type { LawyerLinks } from "@/lib/features/lawyer-review/responses";
import { typeset } from "@/lib/russian/screen-typography";

type LawyerPanelProps = {
  document: Pick<DocumentDetails, "id" | "shownEdition">;
  /** The link whose remarks are displayed. */
  shown: string | null;
};

/** The lawyers' links of the document: for whom, until when, and with what result. */
export function LawyerPanel({ document, shown }: LawyerPanelProps) {
  const links = useLawyerLinks(document.id);
  return (
    <section aria-labelledby="lawyer-title" className="border-t border-line pt-4">
      <h2 id="lawyer-title" className="text-[1rem]">
        {texts.title}
      </h2>
      <QueryStates
        query={links}
        loading={
          <Loading label="Загружаем ссылки" className="mt-3">
            <Skeleton className="h-16" />
          </Loading>
        }
        failure="Не удалось загрузить ссылки"
        className="mt-3"
      >
        {(loaded) => <Links document={document} loaded={loaded} shown={shown} />}
      </QueryStates>
    </section>
  );
}

function Links({ document, loaded, shown }: LawyerPanelProps & { loaded: LawyerLinks }) {
  const { links, acceptsTexts } = loaded;
  const [isAsking, setIsAsking] = useState(false);
  const isFull = links.filter(({ state }) => state === "open").length >= maxOpenLinks;
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">{typeset(texts.lead)}</p>
      {links.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {links.map((link) => (
            <LawyerLinkItem
              key={link.id}
              documentId={document.id}
              link={link}
              isShown={link.id === shown}
            />
          ))}
        </ul>
      ) : null}
      {isFull ? <p className="mt-3 text-sm text-ink-faint">{typeset(texts.full)}</p> : null}
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={isFull}
        onClick={() => setIsAsking(true)}
      >
        <Plus aria-hidden="true" strokeWidth={1.75} />
        {texts.make}
      </Button>
      {isAsking ? (
        <NewLawyerLink
          documentId={document.id}
          edition={document.shownEdition?.edition ?? null}
          acceptsTexts={acceptsTexts}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
