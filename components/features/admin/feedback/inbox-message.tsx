"use client";

import { FactList } from "@/components/features/admin/fact-list";
import { AnswerForm } from "@/components/features/admin/feedback/answer-form";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatMoment } from "@/components/ui/format-moment";
import { Skeleton } from "@/components/ui/skeleton";
import {
  featureIdeas,
  feedbackCategories,
  feedbackPriorities,
  recommendLevels,
  satisfactionLevels,
  usabilityLevels,
} from "@/content/feedback/options";
import { ratingLabels } from "@/content/reviews/rating-labels";
import { useInboxMessage } from "@/lib/features/feedback/inbox/client";
import type { InboxMessage } from "@/lib/features/feedback/inbox/responses";

/** The full message, the options marked in the form, and the answer. */
export function InboxMessageView({ id }: { id: string }) {
  return (
    <QueryStates
      query={useInboxMessage(id)}
      loading={
        <Loading label="Загружаем обращение">
          <Skeleton className="mb-8 h-32 w-full" />
        </Loading>
      }
      failure="Не удалось загрузить обращение"
      className="mb-8"
    >
      {(message) => (
        <div className="grid gap-x-12 gap-y-6 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
          <div className="min-w-0">
            <p className="measure break-words whitespace-pre-line">{message.description}</p>
            <AnswerForm message={message} />
          </div>
          <Facts message={message} />
        </div>
      )}
    </QueryStates>
  );
}

/** Only answered questions: empty lines are left out. */
function Facts({ message }: { message: InboxMessage }) {
  const { satisfaction, usability, recommend, rating, features, consent } = message;
  const ideas: Record<string, string> = featureIdeas;
  const facts: [string, string | null][] = [
    ["Почта для ответа", message.email],
    ["Кабинет", message.account?.email ?? null],
    ["О чём", feedbackCategories[message.category]],
    ["Срочность", feedbackPriorities[message.priority]],
    ["Оценка", rating && `${rating} из 5, ${ratingLabels[rating].toLowerCase()}`],
    ["Довольны ли", satisfaction && satisfactionLevels[satisfaction]],
    ["Легко ли пользоваться", usability && usabilityLevels[usability]],
    ["Посоветуют ли", recommend && recommendLevels[recommend]],
    ["Хотели бы", features.map((key) => ideas[key] ?? key).join(", ") || null],
    ["Рассылка", message.agreeToNewsletters ? "Согласие дано" : null],
    ["Согласие на обработку", consent ? formatConsent(consent) : "Сведения удалены"],
    ["Отвечено", message.answeredAt && formatMoment(message.answeredAt)],
  ];
  return <FactList facts={facts} />;
}

const formatConsent = ({ at, version }: NonNullable<InboxMessage["consent"]>) =>
  `${formatMoment(at)}, редакция ${version}`;
