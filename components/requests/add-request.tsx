"use client";

import { Plus } from "lucide-react";
import { EntryDialog } from "@/components/requests/entry-form";
import { Radio } from "@/components/ui/choice";
import { Field, FieldGroup } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { requestForms } from "@/content/duties/register";
import {
  requestChannelKeys,
  requestChannels,
  requestKindKeys,
  requestKinds,
} from "@/content/duties/requests";
import { useAddRequest } from "@/lib/features/requests/client";
import { requestLengths } from "@/lib/features/requests/messages";
import type { NewRequestRequest } from "@/lib/features/requests/schema";

const words = requestForms.add;

/** «Записать запрос»: what has come, from whom and when. */
export function AddRequest({ siteId, today }: { siteId: string; today: string }) {
  return (
    <EntryDialog
      words={words}
      variant="primary"
      icon={<Plus aria-hidden="true" strokeWidth={1.75} />}
      change={useAddRequest(siteId)}
      // Checked by the server, whose words stand beside the fields.
      toBody={(typed) => typed as NewRequestRequest}
    >
      {(field) => (
        <>
          <FieldGroup {...field("kind")} label={words.kind}>
            {({ id, ...control }) =>
              requestKindKeys.map((kind, at) => (
                <Radio
                  key={kind}
                  id={at === 0 ? id : undefined}
                  {...control}
                  name="kind"
                  value={kind}
                  label={requestKinds[kind].title}
                  note={requestKinds[kind].example}
                />
              ))
            }
          </FieldGroup>
          <Field {...field("receivedOn")} label={words.receivedOn} hint={words.receivedHint}>
            {(control) => (
              <Input
                {...control}
                name="receivedOn"
                type="date"
                className="max-w-44"
                max={today}
                defaultValue={today}
              />
            )}
          </Field>
          <Field {...field("channel")} label={words.channel}>
            {(control) => (
              <Select {...control} name="channel" defaultValue="email">
                {requestChannelKeys.map((channel) => (
                  <option key={channel} value={channel}>
                    {requestChannels[channel]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field {...field("person")} label={words.person} optional hint={words.personHint}>
            {(control) => (
              <Input
                {...control}
                name="person"
                autoComplete="off"
                maxLength={requestLengths.person}
              />
            )}
          </Field>
          <Field {...field("incoming")} label={words.incoming} optional>
            {(control) => (
              <Input
                {...control}
                name="incoming"
                autoComplete="off"
                className="max-w-44"
                maxLength={requestLengths.number}
              />
            )}
          </Field>
          <Field {...field("note")} label={words.noteField} optional>
            {(control) => <Textarea {...control} name="note" maxLength={requestLengths.note} />}
          </Field>
        </>
      )}
    </EntryDialog>
  );
}
