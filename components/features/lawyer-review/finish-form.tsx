"use client";

import { type SubmitEvent, useState } from "react";
import { TextAreaField, TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/components/ui/format-moment";
import { lawyerMessages, reviewPageTexts as texts } from "@/content/lawyer-review/texts";
import { useSaveOpinion } from "@/lib/features/lawyer-review/lawyer/client";
import type { LawyerReview } from "@/lib/features/lawyer-review/responses";
import { lawyerLengths } from "@/lib/features/lawyer-review/schema";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** The id of the heading, which the top of the page links to. */
export const finishTitleId = "finish-title";

type FinishFormProps = {
  token: string;
  review: LawyerReview;
  typed: Readonly<Record<string, string>>;
  onType: (place: string, text: string | null) => void;
};

/** «Просмотрено» with the reviewer's typed name; once stored, it can be corrected. */
export function FinishForm({ token, review, typed, onType }: FinishFormProps) {
  const { opinion, edition } = review;
  const save = useSaveOpinion(token);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const name = typed.name ?? opinion?.name ?? "";
  const remark = typed.remark ?? opinion?.remark ?? "";
  const messages = fieldMessages(save.error);
  const noName = isChecked && name.trim() === "" ? lawyerMessages.name : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (save.isPending || name.trim() === "") return;
    save.mutate(
      { name, remark },
      {
        onSuccess: () => {
          onType("name", null);
          onType("remark", null);
          setIsCorrecting(false);
        },
      },
    );
  };

  const isAsked = opinion === null || isCorrecting || typed.name !== undefined;
  return (
    <section aria-labelledby={finishTitleId} className="measure mt-10">
      <h2 id={finishTitleId} tabIndex={-1} className="scroll-mt-24 text-xl">
        {texts.finishTitle}
      </h2>
      {opinion ? (
        <Alert
          tone="success"
          className="mt-3"
          title={texts.reviewed(opinion.name, formatDay(opinion.at))}
        >
          {typeset(texts.reviewedNote)}
        </Alert>
      ) : (
        <p className="mt-2 text-ink-soft">
          {typeset(edition === null ? texts.finishDraft : texts.finish)}
        </p>
      )}
      {isAsked ? (
        <form noValidate onSubmit={submit} className="mt-5 space-y-5">
          <TextField
            id="lawyer-name"
            label={texts.name}
            hint={typeset(texts.nameHint)}
            error={noName ?? messages.name}
            autoComplete="name"
            maxLength={lawyerLengths.name}
            value={name}
            onText={(text) => onType("name", text)}
          />
          <TextAreaField
            id="lawyer-remark"
            label={texts.general}
            hint={texts.generalHint}
            error={messages.remark}
            rows={4}
            maxLength={lawyerLengths.remark}
            value={remark}
            onText={(text) => onType("remark", text)}
          />
          {save.error ? (
            <Alert tone="danger" role="alert" title={texts.notSaved}>
              {getErrorMessage(save.error, "Сервер не ответил.")} {texts.kept}.
            </Alert>
          ) : null}
          <Button type="submit" pending={save.isPending}>
            {texts.submit}
          </Button>
        </form>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          onClick={() => setIsCorrecting(true)}
        >
          {texts.again}
        </Button>
      )}
      <p className="mt-6 text-sm text-ink-faint">{typeset(texts.keeping)}</p>
    </section>
  );
}
