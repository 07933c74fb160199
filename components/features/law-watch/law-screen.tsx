"use client";

import Link from "next/link";
import { useState } from "react";
import { LawChangeItem } from "@/components/features/law-watch/law-change-item";
import { LawSiteRow } from "@/components/features/law-watch/law-site-row";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { lawSitesTexts as texts } from "@/content/law-watch/screen";
import { acceptableDocuments, batchesOf } from "@/lib/features/law-watch/many-sites/batches";
import {
  type SiteResult,
  useAcceptSites,
  useWaitingSites,
} from "@/lib/features/law-watch/many-sites/client";
import type { WaitingSite, WaitingSites } from "@/lib/features/law-watch/many-sites/schema";
import { typeset } from "@/lib/russian/screen-typography";

/** `/sites/law-changes`: how a change in the law affects all sites, and one button for the selected ones. */
export function LawScreen() {
  const user = useRequiredUser();
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-3 text-ink-soft">{typeset(texts.lead)}</p>
      {user ? <Waiting /> : null}
    </>
  );
}

function Waiting() {
  const { query, isWhole } = useWaitingSites();
  return (
    <QueryStates
      query={query}
      loading={
        <Loading label={texts.looking(0, 0)}>
          <Skeleton className="mt-6 h-32 w-full" />
        </Loading>
      }
      failure={texts.failed}
      className="mt-6"
    >
      {(pages) => <Sites pages={pages} isWhole={isWhole} onAgain={() => void query.refetch()} />}
    </QueryStates>
  );
}

type SitesProps = { pages: WaitingSites[]; isWhole: boolean; onAgain: () => void };

function Sites({ pages, isWhole, onAgain }: SitesProps) {
  const sites = pages.flatMap((page) => page.sites);
  const changes = new Map(
    pages.flatMap((page) => page.changes.map((change) => [change.id, change])),
  );
  const total = Math.max(pages.at(-1)?.total ?? 0, sites.length);
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set());
  const [isConfirming, setIsConfirming] = useState(false);
  const { run, results, progress, isPending: isRunning } = useAcceptSites();
  const possible = sites.filter((site) => acceptableDocuments(site).length > 0);
  const chosen = possible.filter(({ id }) => !deselected.has(id) && !isDone(results.get(id)));
  const choose = (id: string, isChosen: boolean) =>
    setDeselected((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(id);
      else next.add(id);
      return next;
    });
  if (sites.length === 0) {
    return (
      <div className="mt-6">
        <p className="text-ink-soft">{texts.none}</p>
        <Button asChild variant="secondary" className="mt-4">
          <Link href="/sites">{texts.toSites}</Link>
        </Button>
      </div>
    );
  }
  return (
    <>
      <h2 className="mt-8 text-xl">{texts.changes}</h2>
      <ul className="mt-3 space-y-3">
        {[...changes.values()].map((change) => (
          <LawChangeItem key={change.id} change={change} />
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl">{texts.sites}</h2>
        {possible.length > 1 && !isRunning && results.size === 0 ? (
          <Button
            variant="link"
            size="inline"
            onClick={() =>
              setDeselected(
                deselected.size === 0 ? new Set(possible.map(({ id }) => id)) : new Set(),
              )
            }
          >
            {deselected.size === 0 ? texts.noOne : texts.all}
          </Button>
        ) : null}
      </div>
      {isWhole ? null : (
        <Running label={texts.looking(sites.length, total)} value={sites.length} max={total} />
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {sites.map((site) => (
          <LawSiteRow
            key={site.id}
            site={site}
            isChosen={!deselected.has(site.id)}
            isLocked={isRunning || isDone(results.get(site.id))}
            result={results.get(site.id)}
            onChoose={(isChosen) => choose(site.id, isChosen)}
          />
        ))}
      </ul>
      <Outcome sites={sites} results={results} isRunning={isRunning} onAgain={onAgain} />
      {progress ? (
        <Running
          label={texts.running(progress.completed, progress.all)}
          value={progress.completed}
          max={progress.all}
        />
      ) : chosen.length > 0 && isWhole ? (
        <Button className="mt-5" onClick={() => setIsConfirming(true)}>
          {texts.accept(chosen.length)}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        tone="primary"
        title={texts.question(chosen.length)}
        description={typeset(texts.outcome(countDocuments(chosen)))}
        action={texts.confirm}
        onConfirm={() => {
          setIsConfirming(false);
          void run(batchesOf(chosen));
        }}
      />
    </>
  );
}

const isDone = (result: SiteResult | undefined): boolean =>
  result !== undefined && !("failure" in result) && result.refusal === null;

function countDocuments(sites: readonly WaitingSite[]) {
  const all = sites.flatMap(({ documents }) => documents);
  const possible = sites.flatMap(acceptableDocuments);
  const created = possible.filter(({ differs }) => differs).length;
  return {
    created,
    unchanged: possible.length - created,
    remaining: all.length - possible.length,
  };
}

function Running({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <div className="mt-4 max-w-md" role="status">
      <p className="mb-1.5 text-sm text-ink-soft tabular-nums">{label}</p>
      <Progress value={value} max={Math.max(1, max)} label={label} />
    </div>
  );
}

type OutcomeProps = {
  sites: readonly WaitingSite[];
  results: ReadonlyMap<string, SiteResult>;
  isRunning: boolean;
  onAgain: () => void;
};

/** The result: how many sites were updated, and the names of those that were not. */
function Outcome({ sites, results, isRunning, onAgain }: OutcomeProps) {
  if (isRunning || results.size === 0) return null;
  const failed = sites.filter(({ id }) => results.has(id) && !isDone(results.get(id)));
  return (
    <Alert
      tone={failed.length > 0 ? "warning" : "success"}
      role="alert"
      title={texts.done(results.size - failed.length, results.size)}
      className="mt-5"
    >
      {failed.length > 0 ? (
        <p className="break-words">{typeset(texts.failedSites(failed.map(({ name }) => name)))}</p>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-3">
        {failed.length > 0 ? (
          <Button variant="secondary" size="sm" onClick={onAgain}>
            {texts.lookAgain}
          </Button>
        ) : null}
        <Button asChild variant="secondary" size="sm" className="no-underline">
          <Link href="/sites">{texts.toSites}</Link>
        </Button>
      </div>
    </Alert>
  );
}
