"use client";

import type { PostErrors, PostForm } from "@/components/admin/content/post-form";
import { slugOfTitle } from "@/components/admin/content/post-form";
import { Field, FieldGroup } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { newsCategoryNames } from "@/content/text-categories";
import { newsCategories } from "@/lib/news/operations";
import { longest } from "@/lib/posts/messages";
import { typeset } from "@/lib/russian/screen-typography";

type PostFieldsProps = {
  form: PostForm;
  errors: PostErrors;
  onChange: (part: Partial<PostForm>) => void;
};

const releases = [
  { value: "draft", label: "Черновик: на сайте не видна" },
  { value: "now", label: "Опубликовать сейчас" },
  { value: "later", label: "С даты и времени" },
] as const;

/** Everything that a post consists of. */
export function PostFields({ form, errors, onChange }: PostFieldsProps) {
  return (
    <div className="min-w-0 space-y-6">
      <Field id="post-title" label="Заголовок" error={errors.title}>
        {(control) => (
          <Input
            {...control}
            value={form.title}
            maxLength={longest.title}
            onChange={({ target: { value } }) =>
              onChange(
                form.isSlugOwn ? { title: value } : { title: value, slug: slugOfTitle(value) },
              )
            }
          />
        )}
      </Field>
      <Field
        id="post-slug"
        label="Адрес"
        hint={typeset(
          "Составляется из заголовка. У опубликованного не меняйте: старые ссылки перестанут открываться.",
        )}
        error={errors.slug}
      >
        {(control) => (
          <Input
            {...control}
            value={form.slug}
            maxLength={longest.slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target: { value } }) =>
              onChange({ slug: value.trim(), isSlugOwn: value.trim() !== "" })
            }
          />
        )}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field id="post-section" label="Раздел" error={errors.section}>
          {(control) => (
            <Select
              {...control}
              value={form.section}
              onChange={({ target: { value } }) =>
                onChange({ section: value === "blog" ? "blog" : "news" })
              }
            >
              <option value="news">Новости</option>
              <option value="blog">Блог</option>
            </Select>
          )}
        </Field>
        <Field id="post-category" label="Рубрика" error={errors.category}>
          {(control) => (
            <Select
              {...control}
              value={form.category}
              onChange={({ target: { value } }) =>
                onChange({ category: newsCategories.find((one) => one === value) })
              }
            >
              {newsCategories.map((category) => (
                <option key={category} value={category}>
                  {newsCategoryNames[category]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        id="post-excerpt"
        label="Анонс"
        optional
        hint={typeset("Для списков, поиска и ленты. Без него возьмём начало текста.")}
        error={errors.excerpt}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={form.excerpt}
            maxLength={longest.excerpt}
            onChange={({ target: { value } }) => onChange({ excerpt: value })}
          />
        )}
      </Field>
      <Field
        id="post-content"
        label="Текст"
        optional
        hint={typeset(
          "HTML: заголовки h2 и h3, абзацы p, списки, таблицы, цитаты, ссылки. Скрипты, стили и картинки на сайт не попадут.",
        )}
        error={errors.content}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={16}
            className="max-h-[70dvh] font-mono text-sm"
            spellCheck
            value={form.content}
            maxLength={longest.content}
            onChange={({ target: { value } }) => onChange({ content: value })}
          />
        )}
      </Field>
      <Field id="post-tags" label="Метки" optional hint="Через запятую" error={errors.tags}>
        {(control) => (
          <Input
            {...control}
            value={form.tags}
            onChange={({ target: { value } }) => onChange({ tags: value })}
          />
        )}
      </Field>
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
        <Field
          id="post-publishedAt"
          label="Дата и время"
          hint="По московскому времени. Будущие выйдут сами."
          error={errors.publishedAt}
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              className="max-w-64"
              value={form.moment}
              onChange={({ target: { value } }) => onChange({ moment: value })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
