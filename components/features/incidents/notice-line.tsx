"use client";

import { MomentField, toMoment } from "@/components/features/incidents/moment-field";
import { EntryDialog } from "@/components/features/requests/entry-form";
import { Badge } from "@/components/ui/badge";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import {
  type IncidentPart,
  incidentForms,
  incidentNotices,
  incidentTexts,
} from "@/content/incidents/incidents";
import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import { useRecordReport } from "@/lib/features/incidents/client";
import type { Incident } from "@/lib/features/incidents/responses";
import { describeTimeLeft } from "@/lib/features/incidents/time-left";

type NoticeLineProps = { part: IncidentPart; incident: Incident; siteId: string; now: number };

/** A notice: its deadline, the time left, and whether it was sent. */
export function NoticeLine({ part, incident, siteId, now }: NoticeLineProps) {
  const { endsAt, sentAt, number } = incident[part];
  const clock = describeTimeLeft(endsAt, now);
  return (
    <li className="rounded-lg border border-line bg-sheet p-4">
      <h3 className="text-base font-semibold">{incidentNotices[part].title}</h3>
      <p className="mt-1 text-sm tabular-nums">
        до {formatMoscowTimestamp(new Date(endsAt)).slice(0, -3)}{" "}
        <span className="text-ink-soft">(мск)</span>
      </p>
      <p className="mt-2">
        {sentAt ? (
          <Badge tone={sentAt <= endsAt ? "success" : "danger"}>
            {incidentTexts.sent} {formatMoscowTimestamp(new Date(sentAt)).slice(0, -3)}
          </Badge>
        ) : (
          <Badge tone={clock.isOver ? "danger" : "gold"} className="tabular-nums">
            {clock.text}
          </Badge>
        )}
      </p>
      {number ? <p className="mt-2 text-sm break-words text-ink-soft">{number}</p> : null}
      {incident.fields ? (
        <div className="mt-3">
          <RecordSent part={part} incident={incident} siteId={siteId} now={now} />
        </div>
      ) : null}
    </li>
  );
}

function RecordSent({ part, incident, siteId, now }: NoticeLineProps) {
  const form = incidentForms.sent;
  const { sentAt, number } = incident[part];
  return (
    <EntryDialog
      texts={sentAt ? { ...form, button: form.correct } : form}
      change={useRecordReport(siteId, incident.id)}
      toBody={({ sentAt: typed, number: given }) => ({
        part,
        sentAt: toMoment(typed),
        number: given,
      })}
    >
      {(field) => (
        <>
          <MomentField
            {...field("sentAt")}
            name="sentAt"
            label={form.sentAt}
            initial={new Date(sentAt ?? now)}
          />
          <Field {...field("number")} label={form.number} optional>
            {(control) => (
              <Input
                {...control}
                name="number"
                defaultValue={number}
                maxLength={200}
                autoComplete="off"
              />
            )}
          </Field>
        </>
      )}
    </EntryDialog>
  );
}
