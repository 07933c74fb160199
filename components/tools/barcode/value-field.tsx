import type { RefObject } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import { ValueProblems } from "@/components/tools/barcode/value-problems";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import { suggestValues } from "@/lib/tools/barcode/check-value";
import { type BarcodeType, symbologies } from "@/lib/tools/barcode/symbologies";
import type { LineProblem } from "@/lib/tools/barcode/value-list";

type ValueFieldProps = {
  type: BarcodeType;
  isList: boolean;
  value: string;
  problems: LineProblem[];
  input: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  onListChange: (isList: boolean) => void;
  onValue: (value: string) => void;
};

/** The value or values to encode, with their errors and how to fix them. */
export function ValueField({
  type,
  isList,
  value,
  problems,
  input,
  onListChange,
  onValue,
}: ValueFieldProps) {
  const suggestions = isList ? [] : suggestValues(type, value);
  return (
    <>
      <fieldset className="mb-3 flex flex-wrap gap-x-4">
        <legend className="sr-only">Сколько штрихкодов</legend>
        {[false, true].map((many) => (
          <LightChoice
            key={String(many)}
            type="radio"
            name="barcode-many"
            checked={isList === many}
            onChange={() => onListChange(many)}
          >
            {many ? "Список значений" : "Один штрихкод"}
          </LightChoice>
        ))}
      </fieldset>
      <Field
        id="barcode-value"
        label={isList ? "Данные, по\u00a0одному значению в\u00a0строке" : "Данные"}
        hint={describeData(type)}
      >
        {(control) => {
          const described = [
            control["aria-describedby"],
            problems.length > 0 && "barcode-problems",
          ];
          const props = {
            ...control,
            ref: input,
            value,
            autoComplete: "off",
            spellCheck: false,
            "aria-invalid": problems.length > 0 || undefined,
            "aria-describedby": described.filter(Boolean).join(" "),
            onChange: (event: { target: { value: string } }) => onValue(event.target.value),
          };
          return isList ? (
            <Textarea {...props} rows={6} className="tabular-nums" />
          ) : (
            <input
              {...props}
              className={`${controlClasses} h-11 tabular-nums`}
              inputMode={symbologies[type].isNumeric ? "numeric" : undefined}
            />
          );
        }}
      </Field>
      <ValueProblems id="barcode-problems" problems={problems} isList={isList} />
      {suggestions.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {suggestions.map((suggestion) => (
            <button
              key={suggestion.label}
              type="button"
              className="rounded-sm py-1 text-left text-sm font-medium text-accent underline decoration-accent/40 underline-offset-[0.25em] hover:text-accent-deep hover:decoration-current"
              onClick={() => {
                onValue(suggestion.value);
                input.current?.focus();
              }}
            >
              {suggestion.label}: {suggestion.value}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

function describeData(type: BarcodeType): string {
  const example = `Например, ${symbologies[type].example}`;
  return type === "GS1128" || type === "GS1DATAMATRIX"
    ? `${example}. Или код целиком, как\u00a0его выдали; разделитель GS можно записать как\u00a0\\x1d`
    : example;
}
