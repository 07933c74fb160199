"use client";

import { EntryDialog } from "@/components/requests/entry-form";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Textarea } from "@/components/ui/form/textarea";
import { requestDialogTexts } from "@/content/duties/register";
import { requestOutcomeKeys, requestOutcomes } from "@/content/duties/requests";
import { useAnswerRequest } from "@/lib/features/requests/client";
import { requestLengths } from "@/lib/features/requests/messages";
import type { PersonRequest } from "@/lib/features/requests/responses";
import type { AnswerRequest as AnswerBody } from "@/lib/features/requests/schema";

const words = requestDialogTexts.answer;

type AnswerRequestProps = {
  siteId: string;
  id: string;
  today: string;
  /** What was recorded, to be corrected; nothing was unless given. */
  given?: PersonRequest["answer"];
};

/** «Ответили»: when, and how it ended. */
export function AnswerRequest({ siteId, id, today, given }: AnswerRequestProps) {
  return (
    <EntryDialog
      words={given ? { ...words, button: words.correct } : words}
      change={useAnswerRequest(siteId, id)}
      toBody={(typed) => typed as AnswerBody}
    >
      {(field) => (
        <>
          <Field {...field("answeredOn")} label={words.answeredOn}>
            {(control) => (
              <Input
                {...control}
                name="answeredOn"
                type="date"
                className="max-w-44"
                max={today}
                defaultValue={given?.answeredOn ?? today}
              />
            )}
          </Field>
          <Field {...field("outcome")} label={words.outcome}>
            {(control) => (
              <Select {...control} name="outcome" defaultValue={given?.outcome ?? "done"}>
                {requestOutcomeKeys.map((outcome) => (
                  <option key={outcome} value={outcome}>
                    {requestOutcomes[outcome]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field {...field("outgoing")} label={words.outgoing} optional>
            {(control) => (
              <Input
                {...control}
                name="outgoing"
                defaultValue={given?.details?.outgoing}
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
      )}
    </EntryDialog>
  );
}
