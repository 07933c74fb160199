"use client";

import { IncidentFields } from "@/components/features/incidents/incident-fields";
import { MomentField, toMoment } from "@/components/features/incidents/moment-field";
import { NoticeLine } from "@/components/features/incidents/notice-line";
import { useNow } from "@/components/features/incidents/use-now";
import { DeleteEntry } from "@/components/features/requests/delete-request";
import { EntryDialog } from "@/components/features/requests/entry-form";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import { incidentForms, incidentTexts as texts } from "@/content/incidents/incidents";
import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import { useCorrectDiscoveryTime, useDeleteIncident } from "@/lib/features/incidents/client";
import type { Incident, Incidents } from "@/lib/features/incidents/responses";

type IncidentCardProps = { incident: Incident; known: Incidents };

/** One leak: when it was discovered, both deadlines, the content of the notices. */
export function IncidentCard({ incident, known }: IncidentCardProps) {
  const { id, foundAt, firstFoundAt, correction, fields, notice, results } = incident;
  const now = useNow(known.now);
  const siteId = known.site.id;
  const removal = useDeleteIncident(siteId, id);
  const canCorrect = !firstFoundAt && !notice.sentAt && !results.sentAt;
  const title = `${texts.foundAt} ${minuteOf(foundAt)}`;
  return (
    <section aria-labelledby={`incident-${id}`} className="mt-10 border-t border-line pt-6">
      <h2 id={`incident-${id}`} className="text-xl tabular-nums">
        {title}
      </h2>
      {firstFoundAt ? (
        <p className="mt-1 text-sm break-words text-ink-soft">
          Было записано {minuteOf(firstFoundAt)}
          {correction ? `. Исправлено: ${correction}` : null}
        </p>
      ) : null}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        <NoticeLine part="notice" incident={incident} siteId={siteId} now={now} />
        <NoticeLine part="results" incident={incident} siteId={siteId} now={now} />
      </ul>
      {fields ? (
        <IncidentFields incident={incident} fields={fields} known={known} />
      ) : (
        <p className="mt-4 text-sm text-danger">{texts.unreadable}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {canCorrect && fields ? <CorrectFound siteId={siteId} incident={incident} /> : null}
        <DeleteEntry texts={incidentForms.remove} removal={removal} />
      </div>
    </section>
  );
}

const minuteOf = (moment: string) => formatMoscowTimestamp(new Date(moment)).slice(0, -3);

function CorrectFound({ siteId, incident }: { siteId: string; incident: Incident }) {
  const form = incidentForms.found;
  return (
    <EntryDialog
      texts={form}
      change={useCorrectDiscoveryTime(siteId, incident.id)}
      toBody={({ foundAt, reason = "" }) => ({ foundAt: toMoment(foundAt), reason })}
    >
      {(field) => (
        <>
          <MomentField
            {...field("foundAt")}
            name="foundAt"
            label={incidentForms.add.field}
            initial={new Date(incident.foundAt)}
          />
          <Field {...field("reason")} label={form.reason}>
            {(control) => <Textarea {...control} name="reason" maxLength={1000} />}
          </Field>
        </>
      )}
    </EntryDialog>
  );
}
