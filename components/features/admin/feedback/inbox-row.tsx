import { ExpandableRow } from "@/components/features/admin/expandable-row";
import { InboxMessageView } from "@/components/features/admin/feedback/inbox-message";
import { Badge } from "@/components/ui/badge";
import { formatMoment } from "@/components/ui/format-moment";
import { feedbackTypes } from "@/content/feedback/options";
import { feedbackStatuses } from "@/content/feedback/statuses";
import type { InboxItem } from "@/lib/features/feedback/inbox/responses";

/** A message in one line; expanded, its full text and the reply. */
export function InboxRow({ item }: { item: InboxItem }) {
  const { id, title, description, status, type, priority, createdAt } = item;
  return (
    <ExpandableRow
      id={`message-${id}`}
      line={(isOpen) => (
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span
              className={`min-w-0 break-words ${status === "new" ? "font-semibold" : "font-medium"}`}
            >
              {title}
            </span>
            <Badge tone={status === "answered" ? "success" : "plain"}>
              {feedbackStatuses[status]}
            </Badge>
            {priority === "high" ? <Badge tone="danger">Мешает работать</Badge> : null}
          </span>
          {isOpen ? null : (
            <span className="mt-1 line-clamp-1 text-sm font-normal break-all text-ink-soft">
              {description}
            </span>
          )}
          <span className="mt-1 block text-xs font-normal text-ink-faint">
            {feedbackTypes[type]} · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </span>
        </span>
      )}
    >
      <InboxMessageView id={id} />
    </ExpandableRow>
  );
}
