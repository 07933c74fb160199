import type { FieldOf } from "@/components/requests/entry-form";
import { Radio } from "@/components/ui/form/choice";
import { Field, FieldGroup } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Textarea } from "@/components/ui/form/textarea";
import { requestDialogTexts } from "@/content/duties/register";
import {
  requestChannelKeys,
  requestChannels,
  requestKindKeys,
  requestKinds,
} from "@/content/duties/requests";
import { requestLengths } from "@/lib/features/requests/messages";
import type { PersonRequest } from "@/lib/features/requests/responses";

const words = requestDialogTexts.add;

type RequestFieldsProps = {
  field: FieldOf;
  today: string;
  /** What was entered, to be mended; nothing was unless given. */
  given?: PersonRequest;
};

/** What has come, from whom and when. */
export function RequestFields({ field, today, given }: RequestFieldsProps) {
  return (
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
              defaultChecked={given?.kind === kind}
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
            defaultValue={given?.receivedOn ?? today}
          />
        )}
      </Field>
      <Field {...field("channel")} label={words.channel}>
        {(control) => (
          <Select {...control} name="channel" defaultValue={given?.channel ?? "email"}>
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
            defaultValue={given?.details?.person}
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
            defaultValue={given?.details?.incoming}
            autoComplete="off"
            className="max-w-44"
            maxLength={requestLengths.number}
          />
        )}
      </Field>
      <Field {...field("note")} label={words.noteField} optional>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            defaultValue={given?.details?.note}
            maxLength={requestLengths.note}
          />
        )}
      </Field>
    </>
  );
}
