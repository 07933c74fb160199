"use client";

import type { FormEvent } from "react";
import { IncidentPaper } from "@/components/features/incidents/incident-paper";
import { useDraftText } from "@/components/features/incidents/use-draft-text";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import {
  type IncidentFieldKey,
  type IncidentGroup,
  type IncidentPart,
  incidentFieldKeys,
  incidentFields,
  incidentGroups,
  incidentNotices,
  incidentTexts as texts,
} from "@/content/incidents/incidents";
import { type IncidentPaper as IncidentPaperKey, incidentPapers } from "@/content/incidents/papers";
import { useSaveIncident } from "@/lib/features/incidents/client";
import { writeNotice } from "@/lib/features/incidents/notice-text";
import type { Incident, Incidents } from "@/lib/features/incidents/responses";
import { typeset } from "@/lib/russian/screen-typography";

type Typed = Record<IncidentFieldKey, string>;
type IncidentFieldsProps = { incident: Incident; fields: Typed; known: Incidents };

/** What the notices and papers say, to save, and to copy while typing. */
export function IncidentFields({ incident, fields, known }: IncidentFieldsProps) {
  const { typed, set, isChanged, wasRestored, takeBack } = useDraftText(incident.id, fields);
  const saving = useSaveIncident(known.site.id, incident.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(typed, {
      onSuccess: () => void showMessage("success", { title: texts.saved }),
      onError: (error) => void showFailure(texts.failed, error, texts.noAnswer),
    });
  };
  return (
    <form noValidate onSubmit={save} className="mt-6 max-w-2xl">
      {wasRestored && isChanged ? (
        <p
          role="status"
          className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-soft"
        >
          {texts.restored}
          <Button variant="link" size="inline" onClick={takeBack}>
            {texts.takeBack}
          </Button>
        </p>
      ) : null}
      {incidentGroups.map((group) => (
        <fieldset key={group} className="mt-8 space-y-4 first:mt-0">
          <legend className="text-base font-semibold">{titleOf(group)}</legend>
          {isPaper(group) ? (
            <p className="text-sm text-ink-soft">
              {typeset(`${incidentPapers[group].note} (152-ФЗ, ${incidentPapers[group].norm})`)}
            </p>
          ) : null}
          {incidentFieldKeys
            .filter((key) => incidentFields[key].part === group)
            .map((key) => (
              <OneField
                key={key}
                name={key}
                id={`${key}-${incident.id}`}
                value={typed[key]}
                onChange={(value) => set(key, value)}
              />
            ))}
          {isPaper(group) ? (
            <IncidentPaper
              paper={group}
              incident={{ ...incident, fields: typed }}
              known={known}
              isChanged={isChanged}
            />
          ) : (
            <CopyNotice part={group} incident={{ ...incident, fields: typed }} known={known} />
          )}
        </fieldset>
      ))}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" pending={saving.isPending}>
          {texts.save}
        </Button>
        {isChanged ? <p className="text-sm text-ink-soft">{texts.unsaved}</p> : null}
      </div>
    </form>
  );
}

const isPaper = (group: IncidentGroup): group is IncidentPaperKey => group in incidentPapers;
const titleOf = (group: IncidentGroup) =>
  isPaper(group) ? incidentPapers[group].name : incidentNotices[group].title;

type OneFieldProps = {
  name: IncidentFieldKey;
  id: string;
  value: string;
  onChange: (value: string) => void;
};

function OneField({ name, id, value, onChange }: OneFieldProps) {
  const { label, ...rest } = incidentFields[name];
  return (
    <Field id={id} label={label} hint={"hint" in rest ? typeset(rest.hint) : undefined}>
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={4000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

type CopyNoticeProps = { part: IncidentPart; incident: Incident; known: Incidents };

function CopyNotice({ part, incident, known: { operator } }: CopyNoticeProps) {
  const { isCopied, copy } = useCopy();
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => void copy(writeNotice(part, incident, operator))}
    >
      {isCopied ? texts.copied : texts.copy}
    </Button>
  );
}
