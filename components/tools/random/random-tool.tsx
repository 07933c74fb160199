"use client";

import dynamic from "next/dynamic";
import { type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import { LightChoice } from "@/components/forms/light-choice";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { ListField, RangeFields } from "@/components/tools/random/source-fields";
import { useDrawForm, writeAddress } from "@/components/tools/random/use-draw-form";
import { useDraws } from "@/components/tools/random/use-draws";
import { SliderField } from "@/components/tools/slider-field";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/control-classes";
import { Field, FieldError } from "@/components/ui/field";
import { plural } from "@/lib/russian/plural";
import { countLimits, readDrawForm } from "@/lib/tools/random/terms";

const loadResult = () => import("@/components/tools/random/draw-result");
const DrawResult = dynamic(() => loadResult().then((module) => module.DrawResult));

const modes = { range: "Из\u00a0диапазона", list: "Из\u00a0списка" } as const;
const longestSeed = 200;

/** `/generators/random` (specification §§ 5 and 9 «Random numbers»). Calls no server. */
export function RandomTool() {
  const { form, errors, change, setErrors } = useDrawForm();
  const [ownSeed, setOwnSeed] = useState("");
  const [failure, setFailure] = useState("");
  const { draws, shown, make, show } = useDraws();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure("");
    const { terms, errors: found } = readDrawForm(form);
    if (!terms) {
      flushSync(() => setErrors(found));
      const [first] = Object.keys(found);
      document.getElementById(`draw-${first}`)?.focus();
      return;
    }
    // Specification § 5: reversed bounds are swapped, and are seen to be.
    const bounds =
      terms.kind === "range" ? { min: String(terms.min), max: String(terms.max) } : undefined;
    if (bounds) change(bounds);
    writeAddress({ ...form, ...bounds });
    try {
      // First, so that a lost connection is said here instead of breaking the page.
      await loadResult();
      await make(terms, ownSeed);
    } catch {
      setFailure(
        "Не\u00a0удалось загрузить часть страницы. Проверьте соединение и\u00a0попробуйте ещё раз.",
      );
    }
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] print:block">
      <ScriptedForm
        className="max-w-xl space-y-6 print:hidden"
        onSubmit={(event) => void submit(event)}
      >
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">Откуда брать числа</legend>
          {(["range", "list"] as const).map((mode) => (
            <LightChoice
              key={mode}
              type="radio"
              name="draw-mode"
              checked={form.mode === mode}
              onChange={() => change({ mode })}
            >
              {modes[mode]}
            </LightChoice>
          ))}
        </fieldset>
        {form.mode === "range" ? (
          <RangeFields form={form} errors={errors} onChange={change} />
        ) : (
          <ListField form={form} errors={errors} onChange={change} />
        )}
        <SliderField
          id="draw-count"
          label="Сколько чисел"
          value={form.count}
          {...countLimits}
          format={(count) => plural(count, "число", "числа", "чисел")}
          error={errors.count}
          onChange={(count) => change({ count })}
        />
        <LightChoice
          type="checkbox"
          autoComplete="off"
          checked={form.repeats}
          onChange={(event) => change({ repeats: event.target.checked })}
        >
          Числа могут повторяться
        </LightChoice>
        <details className="group rounded-md border border-line px-4 py-3">
          <summary className="flex items-baseline justify-between gap-4 font-medium hover:text-accent">
            Своё зерно, для розыгрыша при&nbsp;всех
            <span
              aria-hidden="true"
              className="w-4 shrink-0 text-center text-lg leading-none text-ink-faint after:content-['+'] group-open:after:content-['−']"
            />
          </summary>
          <Field
            id="draw-seed"
            className="mt-4 mb-1"
            label="Зерно"
            optional
            hint="Слова или число, которых до розыгрыша никто не&nbsp;мог знать. Пусто — зерно случайное."
          >
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                maxLength={longestSeed}
                value={ownSeed}
                onChange={(event) => setOwnSeed(event.target.value)}
                className={`${controlClasses} h-11`}
              />
            )}
          </Field>
        </details>
        <div>
          <button type="submit" className={buttonVariants()}>
            Сгенерировать
          </button>
          <div role="alert">
            <FieldError id="draw-failure">{failure}</FieldError>
          </div>
        </div>
      </ScriptedForm>
      <section aria-label="Результат" className="min-w-0">
        <p role="status" className="sr-only">
          {shown?.announcement}
        </p>
        {shown ? (
          <DrawResult draws={draws} shown={shown} onShow={show} />
        ) : (
          <p className="flex min-h-36 items-center justify-center rounded-lg border border-dashed border-line-strong px-6 text-center text-ink-faint print:hidden">
            Здесь появятся числа
          </p>
        )}
      </section>
    </div>
  );
}
