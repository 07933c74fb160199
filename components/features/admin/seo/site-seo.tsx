"use client";

import { CountedField } from "@/components/features/admin/seo/counted-field";
import {
  visibleDescriptionLength,
  visibleTitleLength,
} from "@/components/features/admin/seo/search-preview";
import { useSettingsForm } from "@/components/features/admin/settings/use-settings-form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useSettings } from "@/lib/features/settings/client";
import type { Settings, SiteSeo as Words } from "@/lib/features/settings/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type Values = Record<keyof Words, string>;

const toValues = ({ seoTitle, seoDescription, seoKeywords }: Settings): Values => ({
  seoTitle: seoTitle ?? "",
  seoDescription: seoDescription ?? "",
  seoKeywords: seoKeywords ?? "",
});

/** Metadata of the whole site, collapsed: the home page, pages without their own, keywords. */
export function SiteSeo() {
  const settings = useSettings();
  return (
    <details className="mt-8 border-y border-line">
      <summary className="min-h-12 cursor-pointer py-2.5">
        <h2 className="inline text-lg">Весь сайт</h2>
      </summary>
      <p className="measure mt-1.5 text-sm text-ink-soft">
        {typeset(
          "Заголовок и описание главной и страниц без своих слов. Ключевые слова получит каждая страница; на место в поиске они почти не влияют.",
        )}
      </p>
      {settings.data ? (
        <Form settings={settings.data} />
      ) : settings.error ? (
        <p role="alert" className="mt-4 text-sm text-danger">
          {getErrorMessage(settings.error, "Сервер не ответил.")}
        </p>
      ) : (
        <div role="status" className="mt-5">
          <span className="sr-only">Загружаем слова сайта</span>
          <Skeleton className="h-32 w-full" />
        </div>
      )}
    </details>
  );
}

const controlIds = {
  seoTitle: "seo-site-title",
  seoDescription: "seo-site-description",
  seoKeywords: "seo-site-keywords",
};

function Form({ settings }: { settings: Settings }) {
  const { values, set, isChanged, submit, isPending, errorOf } = useSettingsForm(settings, {
    toValues,
    controlId: (field) => controlIds[field],
  });
  return (
    <form noValidate onSubmit={submit} className="mt-5 max-w-[42rem] space-y-5 pb-8">
      <CountedField
        id={controlIds.seoTitle}
        label="Заголовок сайта"
        error={errorOf("seoTitle")}
        shown={visibleTitleLength}
        value={values.seoTitle}
        onText={(seoTitle) => set({ seoTitle })}
      />
      <CountedField
        id={controlIds.seoDescription}
        label="Описание сайта"
        error={errorOf("seoDescription")}
        shown={visibleDescriptionLength}
        isLong
        value={values.seoDescription}
        onText={(seoDescription) => set({ seoDescription })}
      />
      <TextField
        id={controlIds.seoKeywords}
        label="Ключевые слова"
        hint="Через запятую."
        error={errorOf("seoKeywords")}
        value={values.seoKeywords}
        onText={(seoKeywords) => set({ seoKeywords })}
      />
      <Button type="submit" disabled={!isChanged} pending={isPending}>
        Сохранить для сайта
      </Button>
    </form>
  );
}
