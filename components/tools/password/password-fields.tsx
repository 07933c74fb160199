import { LightChoice } from "@/components/forms/light-choice";
import { SliderField } from "@/components/tools/slider-field";
import { FieldGroup } from "@/components/ui/controls/field";
import { plural } from "@/lib/russian/plural";
import {
  type CharacterClass,
  characterClasses,
  lengthLimits,
  type PasswordOptions,
} from "@/lib/tools/password/alphabet";

const classLabels: Record<CharacterClass, readonly [name: string, example: string]> = {
  upper: ["Заглавные буквы", "A–Z"],
  lower: ["Строчные буквы", "a–z"],
  digits: ["Цифры", "0–9"],
  symbols: ["Символы", "! # $ % & * + ="],
};

type PasswordFieldsProps = {
  options: PasswordOptions;
  error: string | undefined;
  onChange: (options: PasswordOptions) => void;
};

/** Length, classes, exclusions (docs/specification/tools.md#passwords). */
export function PasswordFields({ options, error, onChange }: PasswordFieldsProps) {
  return (
    <>
      <SliderField
        id="password-length"
        label="Длина"
        value={options.length}
        {...lengthLimits}
        format={(length) => plural(length, "знак", "знака", "знаков")}
        onChange={(length) => onChange({ ...options, length })}
      />
      <FieldGroup id="password-classes" label="Из чего состоит" error={error ?? ""}>
        {(control) => (
          <div className="grid gap-x-6 sm:grid-cols-2">
            {characterClasses.map((name, index) => {
              const [label, example] = classLabels[name];
              return (
                <LightChoice
                  key={name}
                  type="checkbox"
                  isDense
                  id={index === 0 ? control.id : `${control.id}-${name}`}
                  aria-invalid={control["aria-invalid"]}
                  autoComplete="off"
                  checked={options.classes[name]}
                  onChange={(event) =>
                    onChange({
                      ...options,
                      classes: { ...options.classes, [name]: event.target.checked },
                    })
                  }
                >
                  {label} <span className="whitespace-nowrap text-ink-faint">{example}</span>
                </LightChoice>
              );
            })}
          </div>
        )}
      </FieldGroup>
      <FieldGroup id="password-excluded" label="Что исключить">
        {(control) => (
          <>
            <LightChoice
              type="checkbox"
              isDense
              id={control.id}
              autoComplete="off"
              checked={options.noLookAlikes}
              onChange={(event) => onChange({ ...options, noLookAlikes: event.target.checked })}
            >
              Похожие знаки{" "}
              <span className="whitespace-nowrap text-ink-faint">0 O o · 1 I i l |</span>
            </LightChoice>
            <LightChoice
              type="checkbox"
              isDense
              id={`${control.id}-hard`}
              autoComplete="off"
              checked={options.noHardToRead}
              onChange={(event) => onChange({ ...options, noHardToRead: event.target.checked })}
            >
              Трудночитаемые знаки{" "}
              <span className="whitespace-nowrap text-ink-faint">скобки . , : ; / | ~</span>
            </LightChoice>
          </>
        )}
      </FieldGroup>
    </>
  );
}
