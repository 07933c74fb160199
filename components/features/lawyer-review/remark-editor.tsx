"use client";

import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import { lawyerMessages, reviewPageTexts as texts } from "@/content/lawyer-review/texts";
import { useSaveRemark } from "@/lib/features/lawyer-review/lawyer/client";
import { lawyerLengths, type RemarkKind } from "@/lib/features/lawyer-review/schema";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type RemarkEditorProps = {
  token: string;
  place: { clause: string; kind: RemarkKind; number: string };
  text: string;
  takesFocus: boolean;
  onType: (text: string) => void;
  /** Called when the remark is saved or discarded. */
  onClose: () => void;
};

/** The editor of a remark on one clause: kept in the window until the server has it. */
export function RemarkEditor(props: RemarkEditorProps) {
  const { token, place, text, takesFocus, onType, onClose } = props;
  const { clause, kind, number } = place;
  const save = useSaveRemark(token);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  const [isChecked, setIsChecked] = useState(false);
  const error =
    isChecked && text.trim() === ""
      ? lawyerMessages.text
      : text.length > lawyerLengths.text
        ? `Не длиннее ${lawyerLengths.text} символов`
        : undefined;
  const submit = () => {
    setIsChecked(true);
    if (save.isPending || error || text.trim() === "") return;
    save.mutate({ clause, kind, text }, { onSuccess: onClose });
  };
  const id = `${kind}-${clause}`;
  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        id={id}
        label={kind === "comment" ? texts.commentLabel(number) : texts.proposalLabel(number)}
        hint={typeset(kind === "comment" ? texts.commentHint : texts.proposalHint)}
        {...(error ? { error } : {})}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            rows={kind === "comment" ? 3 : 5}
            className={kind === "proposal" ? "font-serif" : undefined}
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      {save.error ? (
        <Alert tone="danger" role="alert" title={texts.notSaved} className="mt-3">
          {getErrorMessage(save.error, "Сервер не ответил.")} {texts.kept}.
        </Alert>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={save.isPending}>
          {texts.save}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
