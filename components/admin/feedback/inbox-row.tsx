"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { InboxMessageView } from "@/components/admin/feedback/inbox-message";
import { Badge } from "@/components/ui/badge";
import { formatMoment } from "@/components/ui/format-moment";
import { feedbackTypes } from "@/content/pages/feedback-options";
import { feedbackStatuses } from "@/content/pages/feedback-statuses";
import type { InboxItem } from "@/lib/features/feedback/inbox/responses";

/** A message in one line; expanded, its full text and the reply. */
export function InboxRow({ item }: { item: InboxItem }) {
  const [isOpen, setIsOpen] = useState(false);
  // Stays once it was opened: closing must not lose an answer half typed.
  const [wasOpened, setWasOpened] = useState(false);
  const toggle = () => {
    setIsOpen(!isOpen);
    setWasOpened(true);
  };
  const { id, title, description, status, type, priority, createdAt } = item;
  return (
    <article>
      <h2 className="text-[1rem]">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`message-${id}`}
          onClick={toggle}
          className="flex w-full items-start gap-3 py-4 text-left hover:text-accent"
        >
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
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={`mt-0.5 size-5 shrink-0 text-ink-faint ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      <div id={`message-${id}`} hidden={!isOpen}>
        {wasOpened ? <InboxMessageView id={id} /> : null}
      </div>
    </article>
  );
}
