import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import {
  type AuditFact,
  describeAction,
  describeFacts,
} from "@/lib/features/admin/audit-export/describe-facts";
import type { AuditEntry } from "@/lib/features/audit/schema";

/** One line of the log: the action, its target, Moscow time, the administrator, and «было → стало». */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { adminEmail, createdAt } = entry;
  const facts = describeFacts(entry);
  return (
    <li className="border-t border-line py-4">
      <h2 className="text-[1rem] font-medium break-words">{describeAction(entry)}</h2>
      <p className="mt-0.5 text-xs break-words text-ink-faint tabular-nums">
        <time dateTime={createdAt}>{formatMoscowTimestamp(new Date(createdAt)).slice(0, -3)}</time>{" "}
        · {adminEmail}
      </p>
      {facts.length > 0 ? (
        <dl className="measure mt-2 space-y-1 text-sm">
          {facts.map((fact) => (
            <FactLine key={fact.name} {...fact} />
          ))}
        </dl>
      ) : null}
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
