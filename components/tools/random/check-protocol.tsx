"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

type Verdict = { isGood: boolean; title: string; detail: string };

/** «Проверить протокол»: draws once more from what was pasted and says whether the numbers are the same. */
export function CheckProtocol() {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setVerdict(null);
    if (text.trim() === "") return refuse("Вставьте текст протокола");
    try {
      const { checkProtocol } = await import("@/lib/tools/random/protocol");
      const check = checkProtocol(text);
      if (check.kind === "unreadable") return refuse(`Это не\u00a0протокол. ${check.problem}`);
      setError("");
      setVerdict(
        check.kind === "holds"
          ? {
              isGood: true,
              title: "Протокол верен",
              detail: `Из\u00a0этих условий и\u00a0зерна выпадает то\u00a0же: ${check.numbers.join(", ")}.`,
            }
          : {
              isGood: false,
              title: "Протокол не\u00a0сходится",
              detail: `Из\u00a0этих условий и\u00a0зерна выпадает ${check.numbers.join(", ")}, а\u00a0в\u00a0протоколе записано ${check.stated}. Результат, условия или зерно изменили.`,
            },
      );
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
      <button type="submit" className={`${buttonVariants({ variant: "secondary" })} mt-3`}>
        Проверить
      </button>
      <div role="status" className="mt-4">
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
