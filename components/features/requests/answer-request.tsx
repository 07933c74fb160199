"use client";

import { EntryDialog } from "@/components/features/requests/entry-form";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import { requestOutcomeKeys, requestOutcomes } from "@/content/requests/kinds";
import { requestDialogTexts } from "@/content/requests/register";
import { useAnswerRequest } from "@/lib/features/requests/client";
import { requestLengths } from "@/lib/features/requests/messages";
import type { PersonRequest } from "@/lib/features/requests/responses";
import type { AnswerRequest as AnswerBody } from "@/lib/features/requests/schema";

const texts = requestDialogTexts.answer;

type AnswerRequestProps = {
  siteId: string;
  id: string;
  today: string;
  /** The recorded answer, to be corrected; undefined for a new one. */
  initial?: PersonRequest["answer"];
};

/** «Ответили»: when, and with what result. */
export function AnswerRequest({ siteId, id, today, initial }: AnswerRequestProps) {
  return (
    <EntryDialog
      texts={initial ? { ...texts, button: texts.correct } : texts}
      change={useAnswerRequest(siteId, id)}
      toBody={(typed) => typed as AnswerBody}
    >
      {(field) => (
        <>
          <Field {...field("answeredOn")} label={texts.answeredOn}>
            {(control) => (
              <Input
                {...control}
                name="answeredOn"
                type="date"
                className="max-w-44"
                max={today}
                defaultValue={initial?.answeredOn ?? today}
              />
            )}
          </Field>
          <Field {...field("outcome")} label={texts.outcome}>
            {(control) => (
              <Select {...control} name="outcome" defaultValue={initial?.outcome ?? "done"}>
                {requestOutcomeKeys.map((outcome) => (
                  <option key={outcome} value={outcome}>
                    {requestOutcomes[outcome]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field {...field("outgoing")} label={texts.outgoing} optional>
            {(control) => (
              <Input
                {...control}
                name="outgoing"
                defaultValue={initial?.details?.outgoing}
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
      )}
    </EntryDialog>
  );
}
