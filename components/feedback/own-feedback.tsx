"use client";

import { QueryProvider } from "@/components/shell/query-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/components/ui/format-moment";
import { Skeleton } from "@/components/ui/skeleton";
import { feedbackTypes } from "@/content/pages/feedback-options";
import { feedbackStatuses } from "@/content/pages/feedback-statuses";
import { useOwnFeedback } from "@/lib/features/feedback/client";
import type { Feedback } from "@/lib/features/feedback/responses";
import { explain } from "@/lib/platform/api-client/api-error";

/** The user's messages with their state; absent until there is one. */
export function OwnFeedback() {
  return (
    <QueryProvider>
      <FeedbackList />
    </QueryProvider>
  );
}

function FeedbackList() {
  const { data, isPending, error, refetch } = useOwnFeedback();
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="own-feedback" className="mt-16">
      <h2 id="own-feedback" className="text-2xl">
        Ваши сообщения
      </h2>
      {isPending ? <Skeleton className="mt-6 h-24 w-full" /> : null}
      {error ? (
        <p className="mt-4 text-ink-soft">
          {explain(error, "Список не\u00a0загрузился.")}{" "}
          <Button variant="link" size="inline" onClick={() => void refetch()}>
            Загрузить ещё раз
          </Button>
        </p>
      ) : null}
      <ul className="mt-5">
        {data?.map((item) => (
          <OwnFeedbackRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function OwnFeedbackRow({ item }: { item: Feedback }) {
  const isAnswered = item.adminResponse !== null;
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-[1.0625rem] break-words">{item.title}</h3>
        <Badge tone={isAnswered ? "success" : "plain"}>{feedbackStatuses[item.status]}</Badge>
      </div>
      <p className="mt-0.5 text-xs text-ink-faint">
        {feedbackTypes[item.type]} ·{" "}
        <time dateTime={item.createdAt}>{formatDay(item.createdAt)}</time>
      </p>
      <p className="measure mt-2 text-sm whitespace-pre-line text-ink-soft">{item.description}</p>
      {isAnswered ? (
        <blockquote className="measure mt-3 border-l-3 border-success pl-4 text-sm">
          <p className="font-medium">Ответ</p>
          <p className="mt-0.5 whitespace-pre-line">{item.adminResponse}</p>
        </blockquote>
      ) : null}
    </li>
  );
}
