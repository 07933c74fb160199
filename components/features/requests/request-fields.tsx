import type { FieldOf } from "@/components/features/requests/entry-form";
import { Radio } from "@/components/ui/controls/choice";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import {
  requestChannelKeys,
  requestChannels,
  requestKindKeys,
  requestKinds,
} from "@/content/requests/kinds";
import { requestDialogTexts } from "@/content/requests/register";
import { requestLengths } from "@/lib/features/requests/messages";
import type { PersonRequest } from "@/lib/features/requests/responses";

const texts = requestDialogTexts.add;

type RequestFieldsProps = {
  field: FieldOf;
  today: string;
  /** The entered values, to be corrected; undefined for a new entry. */
  initial?: PersonRequest;
};

/** What was asked, by whom and when. */
export function RequestFields({ field, today, initial }: RequestFieldsProps) {
  return (
    <>
      <FieldGroup {...field("kind")} label={texts.kind}>
        {({ id, ...control }) =>
          requestKindKeys.map((kind, at) => (
            <Radio
              key={kind}
              id={at === 0 ? id : undefined}
              {...control}
              name="kind"
              value={kind}
              defaultChecked={initial?.kind === kind}
              label={requestKinds[kind].title}
              note={requestKinds[kind].example}
            />
          ))
        }
      </FieldGroup>
      <Field {...field("receivedOn")} label={texts.receivedOn} hint={texts.receivedHint}>
        {(control) => (
          <Input
            {...control}
            name="receivedOn"
            type="date"
            className="max-w-44"
            max={today}
            defaultValue={initial?.receivedOn ?? today}
          />
        )}
      </Field>
      <Field {...field("channel")} label={texts.channel}>
        {(control) => (
          <Select {...control} name="channel" defaultValue={initial?.channel ?? "email"}>
            {requestChannelKeys.map((channel) => (
              <option key={channel} value={channel}>
                {requestChannels[channel]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...field("person")} label={texts.person} optional hint={texts.personHint}>
        {(control) => (
          <Input
            {...control}
            name="person"
            defaultValue={initial?.details?.person}
            autoComplete="off"
            maxLength={requestLengths.person}
          />
        )}
      </Field>
      <Field {...field("incoming")} label={texts.incoming} optional>
        {(control) => (
          <Input
            {...control}
            name="incoming"
            defaultValue={initial?.details?.incoming}
            autoComplete="off"
            className="max-w-44"
            maxLength={requestLengths.number}
          />
        )}
      </Field>
      <Field {...field("note")} label={texts.noteField} optional>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            defaultValue={initial?.details?.note}
            maxLength={requestLengths.note}
          />
        )}
      </Field>
    </>
  );
}
