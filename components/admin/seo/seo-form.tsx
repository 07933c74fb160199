"use client";

import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { ApiError, explain } from "@/lib/api-client/api-error";
import type { FieldErrors } from "@/lib/core/errors";
import { plural } from "@/lib/russian/plural";
import { useChangeSeo, usePageHead } from "@/lib/seo/admin/client";
import type { SeoPage } from "@/lib/seo/admin/types";

/** What a search result shows before it cuts; a hint, not a rule. */
const shownTitle = 60;
const shownDescription = 160;

/** Title and description of one page, beside what the page says now. */
export function SeoForm({ page }: { page: SeoPage }) {
  const [title, setTitle] = useState(page.title ?? "");
  const [description, setDescription] = useState(page.description ?? "");
  const [errors, setErrors] = useState<FieldErrors>({});
  const head = usePageHead(page.path);
  const change = useChangeSeo();
  const save = async (written: Omit<SeoPage, "path">) => {
    if (change.isPending) return;
    setErrors({});
    try {
      await change.mutateAsync({ path: page.path, ...written });
      toast.success("Заголовки сохранены");
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fieldErrors);
      toast.error("Ошибка", { description: explain(error, "Не удалось сохранить заголовки") });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ title: title.trim() || null, description: description.trim() || null });
  };
  const idOf = (field: string) => `seo-${page.path}-${field}`;
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-x-10 gap-y-5 pt-1 pb-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
    >
      <div className="space-y-5">
        <Field
          id={idOf("title")}
          label="Заголовок"
          hint={lengthHint(title, shownTitle)}
          error={errors.title?.[0]}
        >
          {(control) => (
            <Input {...control} value={title} onChange={(event) => setTitle(event.target.value)} />
          )}
        </Field>
        <Field
          id={idOf("description")}
          label="Описание"
          hint={lengthHint(description, shownDescription)}
          error={errors.description?.[0]}
        >
          {(control) => (
            <Textarea
              {...control}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={change.isPending}>
            Сохранить
          </Button>
          {page.title !== null || page.description !== null ? (
            <Button variant="quiet" onClick={() => void save({ title: null, description: null })}>
              Вернуть слова страницы
            </Button>
          ) : null}
        </div>
      </div>
      <div className="text-sm">
        <h3 className="font-medium">Сейчас на странице</h3>
        {head.data ? (
          <>
            <p className="mt-2 break-words text-accent">{head.data.title}</p>
            <p className="mt-1 break-words text-ink-soft">{head.data.description}</p>
          </>
        ) : (
          <p className="mt-2 text-ink-faint">
            {head.isPending ? "Читаем страницу…" : "Не удалось прочитать страницу."}
          </p>
        )}
      </div>
    </form>
  );
}

function lengthHint(text: string, shown: number): string {
  const length = [...text.trim()].length;
  const limit = `Поисковики показывают около ${shown} знаков.`;
  return length === 0 ? limit : `${limit} Сейчас ${plural(length, "знак", "знака", "знаков")}.`;
}
