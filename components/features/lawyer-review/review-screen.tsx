"use client";

import { ReviewedDocument } from "@/components/features/lawyer-review/reviewed-document";
import { useLinkKey } from "@/components/features/lawyer-review/use-link-key";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { reviewPageTexts as texts } from "@/content/lawyer-review/texts";
import { useReview } from "@/lib/features/lawyer-review/lawyer/client";
import { typeset } from "@/lib/russian/screen-typography";

/** `/lawyer-review#key`: the document behind the link, or that the link is no longer valid. */
export function ReviewScreen() {
  const token = useLinkKey();
  return (
    <div className="page-column py-8 sm:py-10">
      {token === undefined ? (
        <Waiting />
      ) : token === null ? (
        <Closed>{texts.noToken}</Closed>
      ) : (
        <OpenedLink key={token} token={token} />
      )}
    </div>
  );
}

function OpenedLink({ token }: { token: string }) {
  const review = useReview(token);
  return (
    <QueryStates
      query={review}
      loading={<Waiting />}
      missing={<Closed>{texts.closed}</Closed>}
      failure={texts.failed}
    >
      {(opened) => <ReviewedDocument token={token} review={opened} />}
    </QueryStates>
  );
}

function Closed({ children }: { children: string }) {
  return (
    <div className="measure">
      <h1 className="text-3xl">{texts.closedTitle}</h1>
      <p className="mt-3 text-base text-ink-soft">{typeset(children)}</p>
    </div>
  );
}

function Waiting() {
  return (
    <Loading label={texts.waiting}>
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-8 h-[60vh]" />
    </Loading>
  );
}
