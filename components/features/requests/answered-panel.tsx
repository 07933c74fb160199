"use client";

import { AnswerRequest } from "@/components/features/requests/answer-request";
import { CorrectRequest } from "@/components/features/requests/correct-request";
import { DeleteRequest } from "@/components/features/requests/delete-request";
import { EntryDetails } from "@/components/features/requests/entry-details";
import { EntryHistory } from "@/components/features/requests/entry-history";
import { ListStates } from "@/components/ui/fetched/list-states";
import { Loading } from "@/components/ui/fetched/query-states";
import { requestKinds, requestOutcomes } from "@/content/requests/kinds";
import { requestRegisterTexts as texts } from "@/content/requests/register";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { useAnsweredRequests } from "@/lib/features/requests/client";
import type { OpenRequests, PersonRequest } from "@/lib/features/requests/responses";

/** Answered requests that are still kept. */
export function AnsweredPanel({ register: { site, today } }: { register: OpenRequests }) {
  const list = useAnsweredRequests(site.id);
  return (
    <section aria-labelledby="answered-requests" className="mt-12">
      <h2 id="answered-requests" className="text-xl">
        {texts.answered}
      </h2>
      <ListStates
        list={list}
        loading={<Loading label="Загружаем отвеченные запросы" className="mt-4" />}
        failure={texts.answeredNotLoaded}
        className="mt-4"
        empty={<p className="measure mt-3 text-ink-soft">{texts.noneAnswered}</p>}
      >
        {(requests) => (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {requests.map((request) => (
              <AnsweredRow key={request.id} request={request} siteId={site.id} today={today} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

type AnsweredRowProps = { request: PersonRequest; siteId: string; today: string };

function AnsweredRow({ request, siteId, today }: AnsweredRowProps) {
  const { id, kind, answer, dues, keptUntil } = request;
  if (!answer) return null;
  const isLate = dues.every(({ date }) => date < answer.answeredOn);
  const { outgoing = "", note = "" } = answer.details ?? {};
  return (
    <li className="py-4">
      <h3 className="text-base font-semibold">{requestKinds[kind].title}</h3>
      <EntryDetails request={request} />
      <p className="mt-1 text-sm break-words">
        {[
          `Ответ ${formatRussianDate(answer.answeredOn)}: ${requestOutcomes[answer.outcome]}`,
          ...(outgoing ? [`исх. № ${outgoing}`] : []),
          ...(isLate ? ["позже срока"] : []),
        ].join(" · ")}
      </p>
      {note ? (
        <p className="mt-1 text-sm break-words whitespace-pre-wrap text-ink-soft">{note}</p>
      ) : null}
      <p className="mt-1 text-xs text-ink-faint">Хранится до {formatRussianDate(keptUntil)}</p>
      <EntryHistory changes={request.changes} />
      <div className="mt-3 flex flex-wrap gap-2">
        <AnswerRequest siteId={siteId} id={id} today={today} initial={answer} />
        <CorrectRequest siteId={siteId} request={request} today={today} />
        <DeleteRequest siteId={siteId} id={id} />
      </div>
    </li>
  );
}
