"use client";

import { describeRecipients } from "@/components/features/admin/notifications/describe-recipients";
import { RemoveButton } from "@/components/features/admin/remove-button";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cancelTexts, plannedTexts } from "@/content/admin/notifications";
import { formatMoscowDateTime } from "@/lib/core/time/moscow-time";
import {
  useCancelPlanned,
  usePlannedNotifications,
} from "@/lib/features/notifications/planned/client";
import type { PlannedNotification } from "@/lib/features/notifications/planned/responses";

type PlannedListProps = {
  /** Loads one into the form. */
  onEdit: (planned: PlannedNotification) => void;
  /** Called when one no longer exists. */
  onRemoved: () => void;
};

/** Scheduled notifications and drafts; nothing when there are none. */
export function PlannedList({ onEdit, onRemoved }: PlannedListProps) {
  const { data = [] } = usePlannedNotifications();
  const removal = useCancelPlanned();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="planned" className="mt-14">
      <h2 id="planned" className="text-xl">
        {plannedTexts.list}
      </h2>
      <ul className="mt-5 border-t border-line">
        {data.map((item) => {
          const { dueAt, title } = item;
          const texts = dueAt ? cancelTexts.planned : cancelTexts.draft;
          return (
            <li
              key={item.id}
              className="grid items-start gap-x-8 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0">
                <h3 className="text-[1rem] break-words">{title}</h3>
                <p className="measure mt-1 line-clamp-2 break-words text-ink-soft">
                  {item.message}
                </p>
                <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs break-words text-ink-faint">
                  {dueAt ? (
                    <Badge>
                      <time dateTime={dueAt}>{formatMoscowDateTime(dueAt)}</time>
                    </Badge>
                  ) : (
                    <Badge>{plannedTexts.draftBadge}</Badge>
                  )}
                  <span>
                    кому: {describeRecipients(item)} · от {item.adminEmail}
                  </span>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`${plannedTexts.edit}: ${title}`}
                  onClick={() => onEdit(item)}
                >
                  {plannedTexts.edit}
                </Button>
                <RemoveButton
                  id={item.id}
                  name={title}
                  removal={removal}
                  texts={{ ...texts, failure: cancelTexts.failure }}
                  losses={cancelTexts.losses}
                  onRemoved={onRemoved}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
