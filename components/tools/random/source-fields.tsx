import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import { plural } from "@/lib/russian/plural";
import { readNumberList } from "@/lib/tools/random/read-numbers";
import type { DrawErrors, DrawForm } from "@/lib/tools/random/terms";

export type SourceFieldsProps = {
  form: DrawForm;
  errors: DrawErrors;
  onChange: (part: Partial<DrawForm>) => void;
};

/** The range, and what is excluded. */
export function RangeFields({ form, errors, onChange }: SourceFieldsProps) {
  const bounds = [
    ["min", "От"],
    ["max", "До"],
  ] as const;
  return (
    <>
      <div className="grid grid-cols-2 gap-5">
        {bounds.map(([name, label]) => (
          <Field key={name} id={`draw-${name}`} label={label} error={errors[name] ?? ""}>
            {(control) => (
              <input
                {...control}
                // Not `inputMode`: the numeric keyboard of a phone may lack the minus.
                type="number"
                step={1}
                autoComplete="off"
                value={form[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
                // Scrolling over the field must not change the number.
                onWheel={(event) => event.currentTarget.blur()}
                className={`${controlClasses} h-11 tabular-nums`}
              />
            )}
          </Field>
        ))}
      </div>
      <Field
        id="draw-excluded"
        label="Исключить числа"
        optional
        hint={"Целые, через запятую: 13,\u00a066"}
        error={errors.excluded ?? ""}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            value={form.excluded}
            onChange={(event) => onChange({ excluded: event.target.value })}
            className={`${controlClasses} h-11 tabular-nums`}
          />
        )}
      </Field>
    </>
  );
}

/** More would not be read. */
const maxNamed = 5;

/** A custom list, with its parsed items shown while typing. */
export function ListField({ form, errors, onChange }: SourceFieldsProps) {
  const { numbers, skipped, isCommaDoubtful } = readNumberList(form.list);
  const rest = skipped.length - maxNamed;
  const warnings = [
    isCommaDoubtful &&
      "Запятая здесь разделяет числа: «1,5» — это 1 и\u00a05. Дробь пишите с\u00a0точкой, 1.5, или разделяйте числа точкой с\u00a0запятой.",
    numbers.length > 0 &&
      skipped.length > 0 &&
      `Пропустим, это не\u00a0числа: ${skipped.slice(0, maxNamed).join(", ")}${rest > 0 ? ` и\u00a0ещё ${rest}` : ""}.`,
  ].filter(Boolean);
  return (
    <Field
      id="draw-list"
      label="Список чисел"
      hint={"Через запятую, пробел или с\u00a0новой строки. Дробь — с\u00a0точкой: 1.5"}
      error={errors.list ?? ""}
      warning={warnings.length > 0 ? warnings.join(" ") : undefined}
    >
      {(control) => (
        <>
          <Textarea
            {...control}
            rows={4}
            autoComplete="off"
            spellCheck={false}
            value={form.list}
            onChange={(event) => onChange({ list: event.target.value })}
            className="max-h-80 tabular-nums"
          />
          <p className="mt-1.5 text-sm text-ink-faint tabular-nums">
            {numbers.length > 0
              ? `В\u00a0списке ${plural(numbers.length, "число", "числа", "чисел")}`
              : "\u00a0"}
          </p>
        </>
      )}
    </Field>
  );
}
