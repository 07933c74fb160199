import { RotateCcw } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import { bannerCategoryLabels } from "@/content/tools/banner-builder";
import { maxTextLengths } from "@/lib/tools/cookie-banner/check-banner";
import { bannerCategories } from "@/lib/tools/cookie-banner/settings/choices";
import type { BannerTexts } from "@/lib/tools/cookie-banner/settings/settings";

type PlainText = Exclude<keyof BannerTexts, "categories">;

const labels: Readonly<Record<PlainText, string>> = {
  title: "Заголовок",
  body: "Текст",
  accept: "Кнопка согласия",
  refuse: "Кнопка отказа",
  settings: "Кнопка выбора по группам",
  save: "Кнопка сохранения выбора",
  reopen: "Ссылка, которая остаётся на страницах",
  policyLink: "Ссылка на политику",
  necessary: "Обязательные файлы: название",
  necessaryHint: "Обязательные файлы: пояснение",
  leftBehind: "Что остаётся после отзыва",
};
const names = Object.keys(labels) as PlainText[];
const longTexts: ReadonlySet<PlainText> = new Set(["body", "necessaryHint", "leftBehind"]);

type TextFieldsProps = {
  texts: BannerTexts;
  onChange: (texts: BannerTexts) => void;
  /** Restores the template's texts; null if nothing differs from them. */
  onReset: (() => void) | null;
  errors: Readonly<Record<string, string | undefined>>;
};

/** All texts that a visitor reads, each editable. */
export function TextFields({ texts, onChange, onReset, errors }: TextFieldsProps) {
  return (
    <div className="space-y-5">
      {names.map((name) => (
        <BannerTextField
          key={name}
          id={`banner-text-${name}`}
          label={labels[name]}
          isLong={longTexts.has(name)}
          maxLength={maxTextLengths[name]}
          value={texts[name]}
          error={errors[`texts.${name}`]}
          onChange={(value) => onChange({ ...texts, [name]: value })}
        />
      ))}
      {bannerCategories.map((category) => (
        <fieldset key={category} className="space-y-4 border-t border-line pt-5">
          <legend className="float-left mb-3 w-full font-medium">
            Группа «{bannerCategoryLabels[category]}»
          </legend>
          <div className="clear-both space-y-4">
            {(["name", "hint"] as const).map((part) => (
              <BannerTextField
                key={part}
                id={`banner-text-${category}-${part}`}
                label={part === "name" ? "Название" : "Пояснение"}
                isLong={part === "hint"}
                maxLength={maxTextLengths[part === "name" ? "categoryName" : "categoryHint"]}
                value={texts.categories[category][part]}
                error={errors[`texts.categories.${category}.${part}`]}
                onChange={(value) =>
                  onChange({
                    ...texts,
                    categories: {
                      ...texts.categories,
                      [category]: { ...texts.categories[category], [part]: value },
                    },
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      {onReset ? (
        <button
          type="button"
          className={buttonVariants({ variant: "quiet", size: "sm", className: "-ml-3" })}
          onClick={onReset}
        >
          <RotateCcw aria-hidden="true" strokeWidth={1.75} />
          Вернуть слова шаблона
        </button>
      ) : null}
    </div>
  );
}

type BannerTextFieldProps = {
  id: string;
  label: string;
  isLong: boolean;
  maxLength: number;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function BannerTextField({
  id,
  label,
  isLong,
  maxLength,
  value,
  error,
  onChange,
}: BannerTextFieldProps) {
  return (
    <Field id={id} label={label} {...(error && { error })}>
      {(control) => {
        const props = {
          ...control,
          value,
          maxLength,
          autoComplete: "off",
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        return isLong ? (
          <Textarea {...props} rows={3} />
        ) : (
          <input {...props} className={`${controlClasses} h-11`} />
        );
      }}
    </Field>
  );
}
