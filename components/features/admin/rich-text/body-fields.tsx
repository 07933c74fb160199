import { MarkdownCheatSheet } from "@/components/features/admin/rich-text/markdown-cheat-sheet";
import {
  slugOfTitle,
  type TextBody,
  type TextFormat,
  textFormats,
} from "@/components/features/admin/rich-text/text-body";
import type { FormErrors } from "@/components/features/admin/rich-text/use-text-editor";
import { TextAreaField, TextField } from "@/components/forms/text-field";
import { maxTextLength } from "@/lib/features/rich-text/messages";
import { typeset } from "@/lib/russian/screen-typography";

type BodyFieldsProps = {
  /** Prefix of the field ids: `{kind}-title` and so on. */
  kind: string;
  form: TextBody;
  errors: FormErrors;
  onChange: (part: Partial<TextBody>) => void;
};

/** The fields for a text's title and address. */
export function TitleFields({ kind, form, errors, onChange }: BodyFieldsProps) {
  return (
    <>
      <TextField
        id={`${kind}-title`}
        label="Заголовок"
        error={errors.title}
        maxLength={maxTextLength.title}
        value={form.title}
        onText={(title) =>
          onChange(form.isSlugOwn ? { title } : { title, slug: slugOfTitle(title) })
        }
      />
      <TextField
        id={`${kind}-slug`}
        label="Адрес"
        hint={typeset(
          "Составляется из заголовка. У опубликованного не меняйте: старые ссылки перестанут открываться.",
        )}
        error={errors.slug}
        maxLength={maxTextLength.slug}
        autoCapitalize="none"
        spellCheck={false}
        value={form.slug}
        onText={(text) => onChange({ slug: text.trim(), isSlugOwn: text.trim() !== "" })}
      />
    </>
  );
}

const formatNames: Record<TextFormat, string> = { markdown: "Markdown", html: "HTML" };

const formatHints: Record<TextFormat, string> = {
  markdown: "Заголовки, списки и таблицы — знаками. Картинки на сайт не попадут.",
  html: "Заголовки h2 и h3, абзацы p, списки, таблицы, цитаты, ссылки. Скрипты, стили и картинки на сайт не попадут.",
};

/** The body of a text, as Markdown or HTML. Switching changes no text, only how it is parsed. */
export function TextBodyField({ kind, form, errors, onChange }: BodyFieldsProps) {
  const { format, text } = form;
  return (
    <div>
      <fieldset className="mb-4">
        <legend className="font-medium text-ink">Как написан текст</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {textFormats.map((textFormat) => (
            <label key={textFormat} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={`${kind}-format`}
                className="size-5 accent-accent"
                checked={format === textFormat}
                onChange={() => onChange({ format: textFormat })}
              />
              {formatNames[textFormat]}
            </label>
          ))}
        </div>
        {format === "markdown" ? <MarkdownCheatSheet /> : null}
      </fieldset>
      <TextAreaField
        id={`${kind}-${format === "markdown" ? "markdown" : "content"}`}
        label="Текст"
        optional
        hint={typeset(formatHints[format])}
        error={errors.markdown ?? errors.content}
        rows={16}
        className="max-h-[70dvh] font-mono text-sm"
        spellCheck
        maxLength={format === "markdown" ? maxTextLength.markdown : maxTextLength.content}
        value={text}
        onText={(typed) => onChange({ text: typed })}
      />
    </div>
  );
}
