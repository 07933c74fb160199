import { AnswerRequest } from "@/components/features/requests/answer-request";
import { AnswerTexts } from "@/components/features/requests/answer-texts";
import { CorrectRequest } from "@/components/features/requests/correct-request";
import { DeleteRequest } from "@/components/features/requests/delete-request";
import { EntryDetails } from "@/components/features/requests/entry-details";
import { EntryHistory } from "@/components/features/requests/entry-history";
import { ExtendRequest } from "@/components/features/requests/extend-request";
import { Badge } from "@/components/ui/badge";
import { type Deadline, deadlines } from "@/content/duties/deadlines";
import { requestKinds } from "@/content/requests/kinds";
import { requestRegisterTexts } from "@/content/requests/register";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { OpenRequests, PersonRequest } from "@/lib/features/requests/responses";
import type { RequestDue } from "@/lib/features/requests/terms/responses";
import { termState } from "@/lib/features/requests/terms/term-state";
import { typeset } from "@/lib/russian/screen-typography";

type PendingRequestRowProps = { request: PersonRequest; register: OpenRequests };

/** An open request: what to do until when, and the actions on it. */
export function PendingRequestRow({ request, register }: PendingRequestRowProps) {
  const { id, kind, dues, canExtend, extension } = request;
  const { site, today } = register;
  const isOver = dues.every(({ date }) => date < today);
  const place = { siteId: site.id, id, today };
  return (
    <li className="py-5">
      <h3 className="text-base font-semibold">{requestKinds[kind].title}</h3>
      <EntryDetails request={request} />
      <ul className="mt-3 space-y-2">
        {dues.map((due) => (
          <DueLine key={due.duty} due={due} today={today} />
        ))}
      </ul>
      {extension ? (
        <p className="mt-2 text-sm break-words text-ink-soft">
          Продлён {formatRussianDate(extension.extendedOn)}
          {extension.reason ? `: ${extension.reason}` : null}
        </p>
      ) : null}
      <EntryHistory changes={request.changes} />
      <div className="mt-4 flex flex-wrap gap-2">
        <AnswerRequest {...place} />
        <AnswerTexts request={request} register={register} />
        {canExtend && !isOver ? <ExtendRequest {...place} /> : null}
        <CorrectRequest siteId={site.id} request={request} today={today} />
        <DeleteRequest siteId={site.id} id={id} />
      </div>
    </li>
  );
}

function DueLine({ due, today }: { due: RequestDue; today: string }) {
  const { duty, norm }: Deadline = deadlines[due.duty];
  const { tone, text } = termState(due.date, today);
  return (
    <li className="text-sm">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="font-semibold tabular-nums">до {formatRussianDate(due.date)}</strong>
        <Badge tone={tone}>{text}</Badge>
      </span>
      <span className="mt-0.5 block">
        {typeset(duty)}
        <span className="text-ink-faint"> · {typeset(norm)}</span>
      </span>
      {due.workDate === due.date ? null : (
        <span className="block text-ink-soft">
          {typeset(`Это выходной: последний рабочий день — ${formatRussianDate(due.workDate)}`)}
        </span>
      )}
      {due.isForecast ? (
        <span className="block text-ink-soft">{typeset(requestRegisterTexts.forecast)}</span>
      ) : null}
    </li>
  );
}
