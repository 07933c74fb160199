"use client";

import { type FormEvent, useState } from "react";
import { CountedField } from "@/components/features/admin/seo/counted-field";
import {
  SearchPreview,
  visibleDescriptionLength,
  visibleTitleLength,
} from "@/components/features/admin/seo/search-preview";
import { useFailure } from "@/components/forms/use-failure";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useChangeSeo, usePageHead } from "@/lib/features/seo/admin/client";
import type { SeoPage } from "@/lib/features/seo/admin/schema";

type SeoTexts = Omit<SeoPage, "path" | "name">;

/** Title and description of one page: the operator's, the page's own, and how a search result shows them. */
export function SeoForm({ page }: { page: SeoPage }) {
  const [title, setTitle] = useState(page.title ?? "");
  const [description, setDescription] = useState(page.description ?? "");
  const failure = useFailure();
  const [isAsking, setIsAsking] = useState(false);
  const head = usePageHead(page.path);
  const change = useChangeSeo();
  const isChanged =
    title.trim() !== (page.title ?? "") || description.trim() !== (page.description ?? "");

  const save = async (written: SeoTexts, successMessage: string) => {
    if (change.isPending) return false;
    failure.clear();
    try {
      await change.mutateAsync({ path: page.path, ...written });
      void showMessage("success", { title: successMessage });
      return true;
    } catch (error) {
      failure.fail(error);
      void showFailure("Ошибка", error, "Не удалось сохранить заголовки");
      return false;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = { title: title.trim() || null, description: description.trim() || null };
    void save(written, "Заголовки сохранены");
  };
  const takeBack = async () => {
    if (await save({ title: null, description: null }, "Вернули исходные слова")) {
      setTitle("");
      setDescription("");
    }
    setIsAsking(false);
  };
  const idOf = (field: string) => `seo-${page.path}-${field}`;
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-x-12 gap-y-8 pt-2 pb-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <div className="space-y-5">
        <CountedField
          id={idOf("title")}
          label="Свой заголовок"
          hint="Пусто — остаётся исходный."
          error={failure.errorOf("title")}
          shown={visibleTitleLength}
          value={title}
          onText={setTitle}
        />
        <CountedField
          id={idOf("description")}
          label="Своё описание"
          hint="Пусто — остаётся исходное."
          error={failure.errorOf("description")}
          shown={visibleDescriptionLength}
          isLong
          value={description}
          onText={setDescription}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!isChanged} pending={change.isPending && !isAsking}>
            Сохранить
          </Button>
          {page.title !== null || page.description !== null ? (
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              Вернуть исходное
            </Button>
          ) : null}
        </div>
      </div>
      {head.data ? (
        <div className="min-w-0 space-y-6">
          <SearchPreview
            path={page.path}
            title={(title.trim() || head.data.own.title) + head.data.suffix}
            description={description.trim() || head.data.own.description}
          />
          <BuiltInTexts {...head.data.own} />
        </div>
      ) : head.isPending ? (
        <div role="status">
          <span className="sr-only">Читаем страницу</span>
          <Skeleton className="h-32 w-full" />
        </div>
      ) : (
        <p className="text-sm text-danger">Не удалось прочитать страницу.</p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Вернуть исходные слова?"
        description={`Свой заголовок и описание страницы ${page.path} удалим.`}
        action="Вернуть"
        pending={change.isPending}
        onConfirm={() => void takeBack()}
      />
    </form>
  );
}

/** The page's built-in title and description. */
function BuiltInTexts({ title, description }: { title: string; description: string }) {
  return (
    <dl className="space-y-3 text-sm">
      <div>
        <dt className="font-medium">Исходный заголовок</dt>
        <dd className="mt-0.5 break-words text-ink-soft">{title}</dd>
      </div>
      <div>
        <dt className="font-medium">Исходное описание</dt>
        <dd className="mt-0.5 break-words text-ink-soft">{description || "Нет"}</dd>
      </div>
    </dl>
  );
}
