import { LightChoice } from "@/components/forms/light-choice";
import { SliderField } from "@/components/tools/slider-field";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { plural } from "@/lib/russian/plural";
import {
  hasCapitals,
  type PassphraseOptions,
  type Separator,
  separators,
  wordLimits,
} from "@/lib/tools/password/passphrase";

const separatorLabels: Record<Separator, string> = {
  hyphen: "Дефис",
  space: "Пробел",
  dot: "Точка",
  underscore: "Подчёркивание",
  none: "Ничего, каждое слово с\u00a0заглавной",
};

type PhraseFieldsProps = {
  options: PassphraseOptions;
  onChange: (options: PassphraseOptions) => void;
};

export function PhraseFields({ options, onChange }: PhraseFieldsProps) {
  return (
    <>
      <SliderField
        id="phrase-words"
        label="Сколько слов"
        value={options.words}
        {...wordLimits}
        format={(words) => plural(words, "слово", "слова", "слов")}
        onChange={(words) => onChange({ ...options, words })}
      />
      <FieldGroup id="phrase-script" label="Какими буквами">
        {(control) => (
          <div className="grid gap-x-6 sm:grid-cols-2">
            {[false, true].map((isLatin) => (
              <LightChoice
                key={String(isLatin)}
                type="radio"
                isDense
                name="phrase-script"
                id={isLatin ? `${control.id}-latin` : control.id}
                checked={options.isLatin === isLatin}
                onChange={() => onChange({ ...options, isLatin })}
              >
                {isLatin ? "Латинскими" : "Русскими"}{" "}
                <span className="text-ink-faint">{isLatin ? "arbuz" : "арбуз"}</span>
              </LightChoice>
            ))}
          </div>
        )}
      </FieldGroup>
      <Field id="phrase-separator" label="Что между словами">
        {(control) => (
          <Select
            {...control}
            value={options.separator}
            onChange={(event) =>
              onChange({ ...options, separator: event.target.value as Separator })
            }
          >
            {(Object.keys(separators) as Separator[]).map((separator) => (
              <option key={separator} value={separator}>
                {separatorLabels[separator]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <LightChoice
          type="checkbox"
          isDense
          autoComplete="off"
          checked={hasCapitals(options)}
          disabled={options.separator === "none"}
          onChange={(event) => onChange({ ...options, capitals: event.target.checked })}
        >
          Каждое слово с&nbsp;заглавной буквы
        </LightChoice>
        <LightChoice
          type="checkbox"
          isDense
          autoComplete="off"
          checked={options.digit}
          onChange={(event) => onChange({ ...options, digit: event.target.checked })}
        >
          Добавить цифру после одного из&nbsp;слов
        </LightChoice>
      </div>
    </>
  );
}
