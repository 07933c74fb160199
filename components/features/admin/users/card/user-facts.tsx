import type { ReactNode } from "react";
import { formatDay, formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { orderStateLabels, userCardTexts } from "@/content/admin/users";
import { feedbackStatuses } from "@/content/feedback/statuses";
import type { UserCard } from "@/lib/features/admin/card/responses";
import { formatNumber, formatPrice } from "@/lib/russian/numbers";
import { plural } from "@/lib/russian/plural";

/** Facts about the user: visits, documents, payments, requests. */
export function UserFacts({ card }: { card: UserCard }) {
  const { user, lastSeenAt, sites, documents, orders, feedback, siteRequests } = card;
  return (
    <div>
      <dl className="space-y-1.5 text-sm">
        <Fact name={userCardTexts.since}>{formatDay(user.createdAt)}</Fact>
        <Fact name={userCardTexts.lastSeen}>
          {lastSeenAt ? formatMoment(lastSeenAt) : userCardTexts.notSeen}
        </Fact>
        {siteRequests.count > 0 ? (
          <Fact name={userCardTexts.siteRequests}>
            {formatNumber(siteRequests.count)}, без ответа {formatNumber(siteRequests.open)}
          </Fact>
        ) : null}
      </dl>
      <div className="mt-4 border-t border-line">
        <Part name={userCardTexts.sites} count={sites.count}>
          {sites.newest.map(({ name, address }) => (
            <Row key={address} aside={name === address ? null : address}>
              {name}
            </Row>
          ))}
          <Rest all={sites.count} shown={sites.newest.length} />
        </Part>
        <Part
          name={userCardTexts.documents}
          count={documents.count}
          note={
            documents.drafts > 0
              ? plural(documents.drafts, "черновик", "черновика", "черновиков")
              : null
          }
        >
          {documents.newest.map(({ name, createdAt }) => (
            <Row key={`${createdAt} ${name}`} aside={formatDay(createdAt)}>
              {name}
            </Row>
          ))}
          <Rest all={documents.count} shown={documents.newest.length} />
        </Part>
        <Part name={userCardTexts.orders} count={orders.length}>
          {orders.map(({ id, title, amount, state, isTest, createdAt, paidAt }) => (
            <Row
              key={id}
              aside={`${formatPrice(amount / 100)}, ${orderStateLabels[state] ?? state}${isTest ? `, ${userCardTexts.trial}` : ""}`}
            >
              {title}
              <span className="text-ink-faint">, {formatDay(paidAt ?? createdAt)}</span>
            </Row>
          ))}
        </Part>
        <Part name={userCardTexts.feedback} count={feedback.length}>
          {feedback.map(({ id, subject, status, createdAt }) => (
            <Row
              key={id}
              aside={`${feedbackStatuses[status as keyof typeof feedbackStatuses] ?? status}, ${formatDay(createdAt)}`}
            >
              <OnDemandLink href="/admin/feedback" className="text-accent underline">
                {subject}
              </OnDemandLink>
            </Row>
          ))}
        </Part>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-faint">{name}:</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

type PartProps = { name: string; count: number; note?: string | null; children: ReactNode };

/** A list with its count, collapsed; an empty one cannot be expanded. */
function Part({ name, count, note, children }: PartProps) {
  const title = (
    <>
      <span className="font-medium">{name}</span>
      <span className="text-ink-faint tabular-nums">
        {count === 0 ? userCardTexts.none : formatNumber(count)}
        {note ? `, ${note}` : ""}
      </span>
    </>
  );
  const line = "flex min-h-11 items-center justify-between gap-4 text-sm";
  if (count === 0) return <p className={`${line} border-b border-line`}>{title}</p>;
  return (
    <details className="border-b border-line">
      <summary className={`${line} cursor-pointer`}>{title}</summary>
      <ul className="space-y-2 pb-4 text-sm">{children}</ul>
    </details>
  );
}

function Row({ aside, children }: { aside: string | null; children: ReactNode }) {
  return (
    <li className="min-w-0">
      <p className="break-words">{children}</p>
      {aside ? <p className="text-xs break-words text-ink-faint">{aside}</p> : null}
    </li>
  );
}

function Rest({ all, shown }: { all: number; shown: number }) {
  return all > shown ? (
    <li className="text-xs text-ink-faint">и ещё {formatNumber(all - shown)}</li>
  ) : null;
}
