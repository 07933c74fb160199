import type { PostForm } from "@/components/features/admin/posts/post-form";
import { TextBodyField, TitleFields } from "@/components/features/admin/rich-text/body-fields";
import type { FormErrors } from "@/components/features/admin/rich-text/use-text-editor";
import { SelectField, TextAreaField, TextField } from "@/components/forms/text-field";
import { FieldGroup } from "@/components/ui/controls/field";
import { newsCategories, newsCategoryNames } from "@/content/posts/categories";
import { maxPostLengths } from "@/lib/features/posts/messages";
import { typeset } from "@/lib/russian/screen-typography";

type PostFieldsProps = {
  form: PostForm;
  errors: FormErrors;
  onChange: (part: Partial<PostForm>) => void;
};

const releases = [
  { value: "draft", label: "Черновик: на сайте не видна" },
  { value: "now", label: "Опубликовать сейчас" },
  { value: "later", label: "С даты и времени" },
] as const;

/** All fields of a post. */
export function PostFields(props: PostFieldsProps) {
  const { form, errors, onChange } = props;
  return (
    <>
      <TitleFields kind="post" {...props} />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          id="post-section"
          label="Раздел"
          error={errors.section}
          value={form.section}
          onText={(section) => onChange({ section: section === "blog" ? "blog" : "news" })}
        >
          <option value="news">Новости</option>
          <option value="blog">Блог</option>
        </SelectField>
        <SelectField
          id="post-category"
          label="Рубрика"
          error={errors.category}
          value={form.category}
          onText={(category) =>
            onChange({ category: newsCategories.find((key) => key === category) })
          }
        >
          {newsCategories.map((category) => (
            <option key={category} value={category}>
              {newsCategoryNames[category]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        id="post-excerpt"
        label="Анонс"
        optional
        hint={typeset("Для списков, поиска и ленты. Без него возьмём начало текста.")}
        error={errors.excerpt}
        rows={3}
        maxLength={maxPostLengths.excerpt}
        value={form.excerpt}
        onText={(excerpt) => onChange({ excerpt })}
      />
      <TextBodyField kind="post" {...props} />
      <TextField
        id="post-tags"
        label="Метки"
        optional
        hint="Через запятую"
        error={errors.tags}
        value={form.tags}
        onText={(tags) => onChange({ tags })}
      />
      <FieldGroup id="post-isPublished" label="Выход" error={errors.isPublished}>
        {() => (
          <div className="space-y-1">
            {releases.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="release"
                  className="size-5 accent-accent"
                  checked={form.release === value}
                  onChange={() => onChange({ release: value })}
                />
                {label}
              </label>
            ))}
          </div>
        )}
      </FieldGroup>
      {form.release === "later" ? (
        <TextField
          id="post-publishedAt"
          label="Дата и время"
          hint="По московскому времени. Будущие выйдут сами."
          error={errors.publishedAt}
          type="datetime-local"
          className="max-w-64"
          value={form.moment}
          onText={(moment) => onChange({ moment })}
        />
      ) : null}
    </>
  );
}
