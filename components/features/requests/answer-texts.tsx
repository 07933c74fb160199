"use client";

import { useState } from "react";
import { FileButtons } from "@/components/shell/file-buttons";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { answersOf } from "@/content/requests/answers";
import { requestDialogTexts } from "@/content/requests/register";
import { writeAnswer } from "@/lib/features/requests/answers/answer-text";
import { useAnswerFile } from "@/lib/features/requests/client";
import type { OpenRequests, PersonRequest } from "@/lib/features/requests/responses";
import { typeset } from "@/lib/russian/screen-typography";

const labels = requestDialogTexts.texts;

type AnswerTextsProps = {
  request: PersonRequest;
  register: Pick<OpenRequests, "site" | "operator" | "today">;
};

/** «Тексты ответов»: texts to copy for this request. */
export function AnswerTexts(props: AnswerTextsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {labels.button}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        {isOpen ? (
          <DialogContent
            title={labels.title}
            description={typeset(labels.note)}
            placement="screen"
            className="sm:max-w-2xl"
          >
            <Texts {...props} />
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}

function Texts({ request, register: { site, operator, today } }: AnswerTextsProps) {
  const texts = answersOf[request.kind];
  const [at, setAt] = useState(0);
  const { isCopied, copy } = useCopy();
  const file = useAnswerFile(site.id, request.id);
  const text = texts[at];
  if (!text) return null;
  const letter = writeAnswer(text, { request, operator, today });
  return (
    <>
      {texts.length > 1 ? (
        <Field id="answer-text" label={labels.label} className="mt-5">
          {(control) => (
            <Select
              {...control}
              value={String(at)}
              onChange={({ target }) => setAt(Number(target.value))}
            >
              {texts.map(({ title }, place) => (
                <option key={title} value={String(place)}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <p className="mt-4 text-sm text-ink-soft">
        {typeset(`152-ФЗ, ${text.norm}.${text.advice ? ` ${text.advice}` : ""}`)}
      </p>
      <div className="mt-4 rounded-md border border-line bg-paper p-4 font-serif text-sm break-words whitespace-pre-wrap">
        {letter}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy(letter)}>
          {isCopied ? labels.copied : labels.copy}
        </Button>
        <FileButtons
          file={file}
          save={(format, options) => file.mutate({ text: text.key, format }, options)}
          texts={labels}
        />
      </div>
    </>
  );
}
