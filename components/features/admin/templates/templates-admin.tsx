"use client";

import { useRouter } from "next/navigation";
import { LoadedText } from "@/components/features/admin/rich-text/loaded-text";
import { TemplateEditor } from "@/components/features/admin/templates/template-editor";
import { TemplateRow } from "@/components/features/admin/templates/template-row";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { useTemplate, useTemplates } from "@/lib/features/templates/editing/client";
import type { ListedTemplate } from "@/lib/features/templates/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** `/admin/templates`: the templates of documents; `?key=` opens one. */
export function TemplatesAdmin() {
  const [key, open] = useAddressParameter("key", { step: true });
  return key === "" ? (
    <TemplateList onOpen={open} />
  ) : (
    <OpenTemplate key={key} templateKey={key} onClose={() => open("")} />
  );
}

function TemplateList({ onOpen }: { onOpen: (key: string) => void }) {
  const router = useRouter();
  const query = useTemplates();
  return (
    <LoadedText
      query={query}
      title="Шаблоны документов"
      failure="Не удалось загрузить шаблоны"
      onClose={() => router.push("/admin")}
    >
      {(templates) => (
        <>
          <h1 className="text-3xl">Шаблоны документов</h1>
          <p className="measure mt-2 text-ink-soft">
            {typeset(
              "Опубликованный текст действует сразу: по нему составляются новые документы и новые редакции. Готовые документы не меняются.",
            )}
          </p>
          <Rows
            title="Основные"
            templates={templates.filter((template) => !template.isIndustryTemplate)}
            onOpen={onOpen}
          />
          <Rows
            title="Отраслевые"
            templates={templates.filter((template) => template.isIndustryTemplate)}
            onOpen={onOpen}
          />
        </>
      )}
    </LoadedText>
  );
}

type RowsProps = { title: string; templates: ListedTemplate[]; onOpen: (key: string) => void };

function Rows({ title, templates, onOpen }: RowsProps) {
  return (
    <section>
      <h2 className="mt-8 text-xl">{title}</h2>
      <ul className="mt-3 border-b border-line">
        {templates.map((template) => (
          <TemplateRow key={template.key} template={template} onOpen={() => onOpen(template.key)} />
        ))}
      </ul>
    </section>
  );
}

function OpenTemplate({ templateKey, onClose }: { templateKey: string; onClose: () => void }) {
  const query = useTemplate(templateKey);
  return (
    <LoadedText query={query} title="Шаблон" failure="Не удалось открыть шаблон" onClose={onClose}>
      {(template) => (
        <TemplateEditor
          // Another edition in force means another text to start from.
          key={template.edition}
          template={template}
          onClose={onClose}
        />
      )}
    </LoadedText>
  );
}
