"use client";

import { QueryProvider } from "@/components/shell/query-provider";
import { Badge } from "@/components/ui/badge";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatDay } from "@/components/ui/format-moment";
import { Skeleton } from "@/components/ui/skeleton";
import { feedbackTypes } from "@/content/feedback/options";
import { feedbackStatuses } from "@/content/feedback/statuses";
import { useOwnFeedback } from "@/lib/features/feedback/client";
import type { Feedback } from "@/lib/features/feedback/responses";

/** The user's messages with their state; renders nothing without any. */
export function UserFeedback() {
  return (
    <QueryProvider>
      <FeedbackList />
    </QueryProvider>
  );
}

function FeedbackList() {
  const messages = useOwnFeedback();
  if (messages.data?.length === 0) return null;
  return (
    <section aria-labelledby="own-feedback" className="mt-16">
      <h2 id="own-feedback" className="text-2xl">
        Ваши сообщения
      </h2>
      <QueryStates
        query={messages}
        loading={
          <Loading label="Загружаем сообщения" className="mt-6">
            <Skeleton className="h-24 w-full" />
          </Loading>
        }
        failure="Не удалось загрузить сообщения"
        className="mt-4"
      >
        {(items) => (
          <ul className="mt-5">
            {items.map((item) => (
              <OwnFeedbackRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </QueryStates>
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
