"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { TextFileButton } from "@/components/forms/text-file-button";
import { scrollToResult } from "@/components/tools/scroll-to-result";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import type { ListCheck } from "@/lib/tools/random/protocol";

type Verdict = { isGood: boolean; title: string; detail: string };

const judge = {
  holds: (numbers: readonly string[]): Verdict => ({
    isGood: true,
    title: "Протокол верен",
    detail: `Из\u00a0этих условий и\u00a0зерна выпадает то\u00a0же: ${numbers.join(", ")}.`,
  }),
  differs: ({ numbers, stated }: { numbers: readonly string[]; stated: string }): Verdict => ({
    isGood: false,
    title: "Протокол не\u00a0сходится",
    detail: `Из\u00a0этих условий и\u00a0зерна выпадает ${numbers.join(", ")}, а\u00a0в\u00a0протоколе записано ${stated}. Результат, условия или зерно изменили.`,
  }),
};

/** What the list adds to a valid protocol. */
const judgeList: Record<ListCheck, (numbers: readonly string[]) => Verdict> = {
  same: (numbers) => ({
    isGood: true,
    title: "Протокол и\u00a0список верны",
    detail: `Выпадает то\u00a0же: ${numbers.join(", ")}. Список тот самый, и\u00a0под этими номерами стоят названные победители.`,
  }),
  winners: () => ({
    isGood: false,
    title: "Победители не\u00a0те",
    detail:
      "Номера выпали верно, но\u00a0в\u00a0списке под ними стоят другие участники, не\u00a0те, кто назван в\u00a0протоколе.",
  }),
  other: () => ({
    isGood: false,
    title: "Список другой",
    detail:
      "Номера выпали верно, но\u00a0отпечаток этого списка не\u00a0совпадает с\u00a0записанным в\u00a0протоколе. Список изменили или взяли не\u00a0тот файл.",
  }),
  none: () => ({
    isGood: false,
    title: "Списка в\u00a0протоколе нет",
    detail:
      "Номера выпали верно, но\u00a0этот протокол только о\u00a0числах: сверять список не\u00a0с\u00a0чем.",
  }),
};

/** «Проверить протокол»: repeats the draw from the pasted data and shows whether the numbers match. */
export function CheckProtocol() {
  const [text, setText] = useState("");
  const [list, setList] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState("");
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setVerdict(null);
    if (text.trim() === "") return refuse("Вставьте текст протокола");
    try {
      const { checkList, checkProtocol } = await import("@/lib/tools/random/protocol");
      const check = checkProtocol(text);
      if (check.kind === "unreadable") return refuse(`Это не\u00a0протокол. ${check.problem}`);
      setError("");
      const made =
        check.kind === "differs"
          ? judge.differs(check)
          : list.trim() === ""
            ? judge.holds(check.numbers)
            : judgeList[checkList(text, list)](check.numbers);
      flushSync(() => setVerdict(made));
      scrollToResult(place.current);
    } catch {
      refuse(
        "Не\u00a0удалось загрузить часть страницы. Проверьте соединение и\u00a0попробуйте ещё раз.",
      );
    }
  };
  const refuse = (problem: string) => {
    setError(problem);
    document.getElementById("check-text")?.focus();
  };

  return (
    <ScriptedForm className="max-w-2xl" onSubmit={(event) => void submit(event)}>
      <Field id="check-text" label="Текст протокола" error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError("");
              setVerdict(null);
            }}
            className="max-h-80 text-sm"
          />
        )}
      </Field>
      <Field
        id="check-list"
        className="mt-4"
        label="Список участников с&nbsp;номерами"
        optional
        hint="Если разыгрывали призы: файл или текст, который организатор опубликовал"
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            value={list}
            onChange={(event) => {
              setList(event.target.value);
              setVerdict(null);
            }}
            className="max-h-60 text-sm"
          />
        )}
      </Field>
      <div className="mt-3">
        <TextFileButton
          id="check-file"
          onText={(content) => {
            setList(content);
            setVerdict(null);
          }}
        />
      </div>
      <button type="submit" className={`${buttonVariants({ variant: "secondary" })} mt-4`}>
        Проверить
      </button>
      <div ref={place} role="status" className="mt-4">
        {verdict ? <VerdictNote verdict={verdict} /> : null}
      </div>
    </ScriptedForm>
  );
}

function VerdictNote({ verdict: { isGood, title, detail } }: { verdict: Verdict }) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <div
      className={`flex gap-3 rounded-md border-l-3 px-4 py-3.5 text-sm ${isGood ? "border-success bg-success-wash" : "border-danger bg-danger-wash"}`}
    >
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={`mt-px size-5 shrink-0 ${isGood ? "text-success" : "text-danger"}`}
      />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 wrap-anywhere">{detail}</p>
      </div>
    </div>
  );
}
