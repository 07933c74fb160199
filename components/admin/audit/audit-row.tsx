import { type AuditFact, describeFacts } from "@/components/admin/audit/describe-change";
import { formatMoment } from "@/components/ui/format-moment";
import { auditActions } from "@/lib/features/audit/actions";
import type { AuditEntry } from "@/lib/features/audit/schema";

const wordsOf = (action: string) =>
  action in auditActions ? auditActions[action as keyof typeof auditActions] : action;

/** One line of the log: what, by whom, when, and «было → стало». */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { action, adminEmail, createdAt } = entry;
  return (
    <li className="grid gap-x-10 gap-y-2 border-t border-line py-4 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h2 className="text-[1rem] font-medium">{wordsOf(action)}</h2>
        <p className="text-sm break-all text-ink-faint">{adminEmail}</p>
        <p className="text-sm text-ink-faint">
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
      </div>
      <dl className="min-w-0 space-y-1 text-sm">
        {describeFacts(entry).map((fact) => (
          <FactLine key={fact.name} {...fact} />
        ))}
      </dl>
    </li>
  );
}

function FactLine({ name, before, value }: AuditFact) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-faint">{name}:</dt>
      <dd className="min-w-0 break-words">
        {before === undefined ? (
          value
        ) : (
          <>
            <del className="text-ink-faint">
              <span className="sr-only">было: </span>
              {before}
            </del>{" "}
            <span aria-hidden="true">→</span>{" "}
            <ins className="no-underline">
              <span className="sr-only">стало: </span>
              {value}
            </ins>
          </>
        )}
      </dd>
    </div>
  );
}
