"use client";

import { AffectedDocuments } from "@/components/features/documents/document-page/comparison/affected-documents";
import { RightHint } from "@/components/features/organisations/right-hint";
import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { QueryStates } from "@/components/ui/fetched/query-states";
import { hasRight } from "@/lib/core/access/organisation-roles";
import { useCreateEditions, useOutdatedDocuments } from "@/lib/features/sites/client";
import type { OutdatedDocuments, SiteDetails } from "@/lib/features/sites/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** Documents that no longer match the site's facts; nothing without any. */
export function OutdatedDocumentsPanel({ site }: { site: SiteDetails }) {
  const query = useOutdatedDocuments(site.id);
  return (
    <QueryStates
      variant="aside"
      query={query}
      loading={null}
      failure="Не удалось сверить документы со сведениями"
      retry="Сверить ещё раз"
      className="mt-8"
    >
      {(data) => (data.touched.length > 0 ? <OutdatedList site={site} {...data} /> : null)}
    </QueryStates>
  );
}

function OutdatedList({
  site,
  passport,
  touched: outdated,
}: OutdatedDocuments & { site: SiteDetails }) {
  const creation = useCreateEditions(site.id);
  const failure = useFailure();
  const possible = outdated.filter(({ refusal }) => refusal === null);
  const update = async () => {
    failure.clear();
    try {
      const { documents } = await creation.mutateAsync({ passport, outdated: possible });
      void showMessage("success", {
        title: `Обновлено: ${plural(documents.length, "документ", "документа", "документов")}`,
        description: "Прежние редакции остались в истории каждого.",
      });
    } catch (error) {
      failure.fail(error);
    }
  };
  return (
    <section
      aria-labelledby="outdated-title"
      className="mt-8 rounded-lg border border-warning/50 bg-sheet p-5 sm:p-6"
    >
      <h2 id="outdated-title" className="text-xl">
        {outdated.length === 1 ? "Документ разошёлся" : "Документы разошлись"} со сведениями о сайте
      </h2>
      <p className="measure mt-1 mb-4 text-sm text-ink-soft">
        {typeset(
          "Сведения изменились после того, как документ был составлен. Посмотрите, что изменится в тексте, и обновите всё одним нажатием. Лимит месяца на это не тратится.",
        )}
      </p>
      <AffectedDocuments documents={outdated} />
      {failure.text ? (
        <Alert tone="danger" role="alert" title="Не получилось" className="mt-4">
          {failure.text} Ни один документ не изменён.
        </Alert>
      ) : null}
      {!hasRight(site.role, "makeDocuments") ? (
        <RightHint right="makeDocuments" />
      ) : possible.length > 0 ? (
        <Button className="mt-5" pending={creation.isPending} onClick={() => void update()}>
          {possible.length === 1
            ? "Обновить документ"
            : `Обновить все: ${plural(possible.length, "документ", "документа", "документов")}`}
        </Button>
      ) : null}
    </section>
  );
}
