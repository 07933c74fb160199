"use client";

import { AlarmClock } from "lucide-react";
import { IncidentCard } from "@/components/features/incidents/incident-card";
import { MomentField, toMoment } from "@/components/features/incidents/moment-field";
import { EntryDialog } from "@/components/features/requests/entry-form";
import { SiteFrame, SiteHeading } from "@/components/shell/site-frame/site-frame";
import { ForbiddenPart, SiteStates } from "@/components/shell/site-frame/site-states";
import { useWasSignedIn } from "@/components/shell/visitor/use-required-user";
import { incidentForms, incidentTexts as texts } from "@/content/incidents/incidents";
import { useIncidents, useRecordIncident } from "@/lib/features/incidents/client";
import type { Incidents } from "@/lib/features/incidents/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** `/sites/{id}/incident`: leaks, their two deadlines and the notices to the regulator. */
export function IncidentsScreen({ id }: { id: string }) {
  const isOpen = useWasSignedIn();
  return <SiteFrame siteId={id}>{isOpen ? <LoadedIncidents id={id} /> : null}</SiteFrame>;
}

function LoadedIncidents({ id }: { id: string }) {
  const incidents = useIncidents(id);
  const { error } = incidents;
  if (error instanceof ApiError && error.status === 403) {
    return <ForbiddenPart siteId={id} error={error} />;
  }
  return (
    <SiteStates query={incidents} failure={texts.notLoaded} failureNote={texts.areSafe}>
      {(known) => <KnownIncidents known={known} />}
    </SiteStates>
  );
}

function KnownIncidents({ known }: { known: Incidents }) {
  const { site, incidents } = known;
  return (
    <>
      <SiteHeading title={texts.title} address={site.address} lead={texts.intro}>
        <p className="measure mt-2 text-sm text-ink-soft">{typeset(texts.portal)}</p>
        <div className="mt-5">
          <RecordIncident siteId={site.id} />
        </div>
      </SiteHeading>
      {incidents.length === 0 ? (
        <p className="measure mt-10 text-ink-soft">{texts.none}</p>
      ) : (
        incidents.map((incident) => (
          <IncidentCard key={incident.id} incident={incident} known={known} />
        ))
      )}
      <p className="measure mt-12 text-sm text-ink-soft">{typeset(texts.keeping)}</p>
    </>
  );
}

function RecordIncident({ siteId }: { siteId: string }) {
  const form = incidentForms.add;
  return (
    <EntryDialog
      texts={form}
      variant="primary"
      icon={<AlarmClock aria-hidden="true" strokeWidth={1.75} />}
      change={useRecordIncident(siteId)}
      toBody={({ foundAt }) => ({ foundAt: toMoment(foundAt) })}
    >
      {(field) => (
        <MomentField {...field("foundAt")} name="foundAt" label={form.field} initial={new Date()} />
      )}
    </EntryDialog>
  );
}
