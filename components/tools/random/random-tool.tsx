"use client";

import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LightChoice } from "@/components/forms/light-choice";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { loadFailure } from "@/components/shell/lazy-part";
import { lazyToolPart } from "@/components/tools/lazy-tool-part";
import { ListField, RangeFields } from "@/components/tools/random/source-fields";
import { useDrawForm, writeToUrl } from "@/components/tools/random/use-draw-form";
import { type CreatedDraw, useDraws } from "@/components/tools/random/use-draws";
import { scrollToResult } from "@/components/tools/scroll-to-result";
import { SliderField } from "@/components/tools/slider-field";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field, FieldError } from "@/components/ui/controls/field";
import { plural } from "@/lib/russian/plural";
import { countLimits, type DrawForm, readDrawForm } from "@/lib/tools/random/terms";

const DrawResult = lazyToolPart(
  async () => (await import("@/components/tools/random/draw-result")).DrawResult,
);
const Reveal = lazyToolPart(async () => (await import("@/components/tools/random/reveal")).Reveal);
const PeopleFields = lazyToolPart(
  async () => (await import("@/components/tools/random/people-fields")).PeopleFields,
);

const modes: Record<DrawForm["mode"], string> = {
  range: "Из\u00a0диапазона",
  list: "Из\u00a0списка",
  people: "Розыгрыш среди участников",
};
const maxSeedLength = 200;

/** `/generators/random` (docs/specification/tools.md#random-numbers). Calls no server. */
export function RandomTool() {
  const { form, errors, change, setErrors } = useDrawForm();
  const [ownSeed, setOwnSeed] = useState("");
  const [failure, setFailure] = useState("");
  const { draws, shown, make, add, show } = useDraws();
  const [revealed, setRevealed] = useState<CreatedDraw | null>(null);
  const result = useRef<HTMLElement>(null);
  const isOfPeople = form.mode === "people";

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as globalThis.SubmitEvent).submitter;
    const isForAll = pressed?.getAttribute("value") === "reveal";
    setFailure("");
    const { terms, participants, errors: formErrors } = readDrawForm(form);
    if (!terms) {
      flushSync(() => setErrors(formErrors));
      const [first] = Object.keys(formErrors);
      document.getElementById(`draw-${first}`)?.focus();
      return;
    }
    // Reversed bounds are swapped visibly (docs/specification/tools.md#random-numbers).
    const bounds =
      form.mode === "range" && terms.kind === "range"
        ? { min: String(terms.min), max: String(terms.max) }
        : undefined;
    if (bounds) change(bounds);
    writeToUrl({ ...form, ...bounds });
    try {
      // First, so that a lost connection is reported here instead of breaking the page.
      await Promise.all([DrawResult.prepare(), isForAll && Reveal.prepare()]);
      const draw = await make(terms, ownSeed, participants);
      // The presenter reveals the names one by one: the page must not contain them before.
      if (isForAll) return setRevealed(draw);
      flushSync(() => add(draw));
      scrollToResult(result.current);
    } catch {
      setFailure(loadFailure);
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
          {(Object.keys(modes) as DrawForm["mode"][]).map((mode) => (
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
        ) : isOfPeople ? (
          <PeopleFields form={form} errors={errors} onChange={change} />
        ) : (
          <ListField form={form} errors={errors} onChange={change} />
        )}
        <SliderField
          id="draw-count"
          label={isOfPeople ? "Сколько победителей" : "Сколько чисел"}
          value={form.count}
          {...countLimits}
          format={(count) =>
            isOfPeople
              ? plural(count, "победитель", "победителя", "победителей")
              : plural(count, "число", "числа", "чисел")
          }
          error={errors.count}
          onChange={(count) => change({ count })}
        />
        <LightChoice
          type="checkbox"
          autoComplete="off"
          checked={isOfPeople ? form.winnersRepeat : form.repeats}
          onChange={(event) =>
            change({ [isOfPeople ? "winnersRepeat" : "repeats"]: event.target.checked })
          }
        >
          {isOfPeople ? "Победители могут повторяться" : "Числа могут повторяться"}
        </LightChoice>
        <SeedField
          seed={ownSeed}
          mayRepeat={!isOfPeople && form.repeats && form.count > 1}
          onSeed={setOwnSeed}
        />
        <div>
          <div className="flex flex-wrap gap-2.5">
            <button type="submit" className={buttonVariants()}>
              {isOfPeople ? "Выбрать победителей" : "Сгенерировать"}
            </button>
            <button
              type="submit"
              value="reveal"
              className={buttonVariants({ variant: "secondary" })}
            >
              Показать на&nbsp;весь экран
            </button>
          </div>
          <div role="alert">
            <FieldError id="draw-failure">{failure}</FieldError>
          </div>
        </div>
      </ScriptedForm>
      <section ref={result} aria-label="Результат" className="min-w-0">
        <p role="status" className="sr-only">
          {shown?.announcement}
        </p>
        {shown ? (
          <DrawResult draws={draws} shown={shown} onShow={show} onReveal={setRevealed} />
        ) : (
          <p className="flex min-h-36 items-center justify-center rounded-lg border border-dashed border-line-strong px-6 text-center text-ink-faint print:hidden">
            {isOfPeople ? "Здесь появятся победители" : "Здесь появятся числа"}
          </p>
        )}
      </section>
      {revealed ? (
        <Reveal
          key={revealed.id}
          draw={revealed}
          onClose={() => {
            setRevealed(null);
            if (!draws.includes(revealed)) add(revealed);
          }}
        />
      ) : null}
    </div>
  );
}

type SeedFieldProps = {
  seed: string;
  /** Whether a number may be drawn twice. */
  mayRepeat: boolean;
  onSeed: (seed: string) => void;
};

function SeedField({ seed, mayRepeat, onSeed }: SeedFieldProps) {
  return (
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
        warning={
          mayRepeat && seed.trim() !== ""
            ? "Числа могут повториться, и\u00a0один номер выиграет дважды. Для розыгрыша снимите отметку выше."
            : undefined
        }
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={maxSeedLength}
            value={seed}
            onChange={(event) => onSeed(event.target.value)}
            className={`${controlClasses} h-11`}
          />
        )}
      </Field>
    </details>
  );
}
