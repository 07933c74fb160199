"use client";

import { LoaderCircle } from "lucide-react";
import { type DragEvent, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { TextAreaField } from "@/components/forms/text-field";
import { useSending } from "@/components/forms/use-sending";
import { LoadFailedLine, lazyPart } from "@/components/shell/lazy-part";
import { buttonVariants } from "@/components/ui/button-variants";
import { focusControl } from "@/components/ui/controls/error-summary";
import type { PolicyCheck } from "@/lib/features/policy-check/responses";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { formatNumber } from "@/lib/russian/numbers";
import { plural } from "@/lib/russian/plural";

const TextResult = lazyPart(
  async () => (await import("@/components/features/policy-check/text-result")).TextResult,
  { waiting: () => <p role="status">Открываем результат</p>, failed: LoadFailedLine },
);

const fieldId = "check-text";
/** Longer texts are sent as a file. */
const maxLength = 250_000;
const maxFileBytes = 2 * 1024 * 1024;

const messages = {
  empty: "Вставьте текст политики или выберите файл",
  tooLong: `Текст длиннее ${formatNumber(maxLength)} знаков: пришлите его файлом`,
  tooLarge: "Файл больше 2\u00a0МБ. Сохраните текст политики отдельно или вставьте его в\u00a0поле",
  failed: "Сервер не ответил. Попробуйте ещё раз.",
};

type Outcome = { checked: PolicyCheck; name: string; count: number };

/** The text of a policy, pasted or from a file; the result is shown below it. */
export function TextForm() {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [source, setSource] = useState<"text" | "file">("text");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isOver, setIsOver] = useState(false);
  const count = useRef(0);

  const fail = (message: string) => {
    flushSync(() => setError(message));
    focusControl(fieldId);
  };

  const { isPending, run: check } = useSending(async (input: string | File) => {
    setError(undefined);
    setSource(typeof input === "string" ? "text" : "file");
    try {
      const { sendPolicyText } = await import("@/lib/features/policy-check/calls");
      const checked = await sendPolicyText(input);
      count.current += 1;
      const name = typeof input === "string" ? "Вставленный текст" : input.name;
      setOutcome({ checked, name, count: count.current });
    } catch (failure) {
      const fieldErrors = fieldMessages(failure);
      fail(fieldErrors.text ?? fieldErrors.file ?? getErrorMessage(failure, messages.failed));
    }
  });
  const sending = isPending ? source : null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === "") return fail(messages.empty);
    if (text.length > maxLength) return fail(messages.tooLong);
    void check(text);
  };

  const checkFile = (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxFileBytes) return fail(messages.tooLarge);
    void check(file);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    checkFile(event.dataTransfer.files[0]);
  };

  return (
    <>
      <ScriptedForm
        onSubmit={submit}
        className={`max-w-3xl rounded-lg print:hidden ${isOver ? "outline-2 outline-offset-8 outline-accent outline-dashed" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <TextAreaField
          id={fieldId}
          label="Текст политики"
          hint="Целиком, вместе с заголовком. Мы его не сохраняем: он нужен только на время проверки."
          rows={8}
          className="max-h-[28rem] overflow-y-auto"
          spellCheck={false}
          error={error}
          value={text}
          onText={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
        <p className="mt-1.5 text-xs text-ink-faint tabular-nums">
          {plural(text.length, "знак", "знака", "знаков")} из {formatNumber(maxLength)}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <button
            type="submit"
            aria-disabled={sending !== null || undefined}
            aria-busy={sending === "text" || undefined}
            className={`${buttonVariants()} max-sm:w-full`}
          >
            {sending === "text" ? <Turning /> : null}
            Проверить текст
          </button>
          <label
            className={`${buttonVariants({ variant: "secondary" })} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-sm:w-full`}
          >
            <input
              type="file"
              accept=".txt,.html,.htm,.docx,.pdf"
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                checkFile(event.target.files?.[0]);
                // Allows choosing the same file again after it was changed.
                event.target.value = "";
              }}
            />
            {sending === "file" ? <Turning /> : null}
            Выбрать файл
          </label>
          <p className="text-xs text-ink-faint max-sm:w-full">
            TXT, HTML, DOCX или PDF до&nbsp;2&nbsp;МБ. Файл можно перетащить сюда.
          </p>
        </div>
      </ScriptedForm>
      <p role="status" className="sr-only">
        {sending ? "Проверяем текст" : outcome ? "Результат готов" : ""}
      </p>
      {outcome ? <TextResult key={outcome.count} {...outcome} /> : null}
    </>
  );
}

const Turning = () => (
  <LoaderCircle aria-hidden="true" strokeWidth={1.75} className="animate-turn" />
);
