"use client";

import { AffectedDocuments } from "@/components/features/documents/document-page/comparison/affected-documents";
import { LawChangeItem } from "@/components/features/law-watch/law-change-item";
import { RightHint } from "@/components/features/organisations/right-hint";
import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { lawPanelTexts as texts } from "@/content/law-watch/panel";
import { hasRight } from "@/lib/core/access/organisation-roles";
import { useAcceptLawChanges, useSiteLawNotices } from "@/lib/features/law-watch/one-site/client";
import type { SiteLawNotices } from "@/lib/features/law-watch/responses";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** Documents of the site affected by a change in the law, to be accepted at once; nothing without any. */
export function LawPanel({ site }: { site: SiteDetails }) {
  const waiting = site.notices;
  const query = useSiteLawNotices(site.id, { enabled: waiting > 0 });
  if (waiting === 0) return null;
  return (
    <section
      id="law-changes"
      aria-labelledby="law-changes-title"
      className="mt-8 scroll-mt-6 rounded-lg border border-warning/50 bg-sheet p-5 sm:p-6"
    >
      <h2 id="law-changes-title" className="text-xl">
        {texts.title(waiting)}
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">{typeset(texts.lead)}</p>
      <QueryStates
        query={query}
        loading={
          <Loading label="Загружаем изменения закона">
            <Skeleton className="mt-4 h-32" />
          </Loading>
        }
        failure={texts.failed}
        className="mt-4"
        freshOnly
      >
        {(lawNotices) => <Loaded site={site} lawNotices={lawNotices} />}
      </QueryStates>
    </section>
  );
}

function Loaded({ site, lawNotices }: { site: SiteDetails; lawNotices: SiteLawNotices }) {
  const { changes, documents } = lawNotices;
  const acceptance = useAcceptLawChanges(site.id);
  const failure = useFailure(texts.noAnswer);
  const possible = documents.filter(({ refusal }) => refusal === null);
  const made = possible.filter(({ differs }) => differs).length;
  const kept = possible.length - made;
  const accept = async () => {
    failure.clear();
    try {
      const accepted = await acceptance.mutateAsync({
        documents: possible.map(({ id, edition, notices }) => ({ id, after: edition, notices })),
      });
      void showMessage("success", {
        title: texts.done,
        description: texts.doneNote(accepted.documents.length, accepted.kept),
      });
    } catch (error) {
      failure.fail(error);
    }
  };
  return (
    <>
      <ul className="mt-4 mb-5 space-y-3">
        {changes.map((change) => (
          <LawChangeItem key={change.id} change={change} />
        ))}
      </ul>
      <AffectedDocuments documents={documents} />
      {failure.text ? (
        <Alert tone="danger" role="alert" title={texts.notAccepted} className="mt-4">
          {failure.text} {texts.nothingChanged}
        </Alert>
      ) : null}
      <div className="measure mt-4 space-y-1 text-sm text-ink-soft">
        {made > 0 ? <p>{typeset(texts.dateNote)}</p> : null}
        {kept > 0 ? <p>{typeset(texts.keptNote)}</p> : null}
        {possible.length < documents.length ? <p>{typeset(texts.refusedNote)}</p> : null}
      </div>
      {!hasRight(site.role, "followLaw") ? (
        <RightHint right="followLaw" />
      ) : possible.length > 0 ? (
        <Button className="mt-5" pending={acceptance.isPending} onClick={() => void accept()}>
          {texts.accept(made, kept)}
        </Button>
      ) : null}
    </>
  );
}
