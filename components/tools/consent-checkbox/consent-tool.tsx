"use client";

import { Download } from "lucide-react";
import { CodeBlock } from "@/components/tools/code-block";
import { ConsentFields } from "@/components/tools/consent-checkbox/consent-fields";
import { ConsentPreview } from "@/components/tools/consent-checkbox/consent-preview";
import { useConsentChoice } from "@/components/tools/consent-checkbox/use-consent-choice";
import { buttonVariants } from "@/components/ui/button-variants";
import { saveFile } from "@/lib/platform/api-client/save-file";
import { plural } from "@/lib/russian/plural";
import { noKindChosen } from "@/lib/tools/consent-checkbox/settings";
import {
  writeConsentCode,
  writeConsentPage,
  writeConsentPreview,
} from "@/lib/tools/consent-checkbox/write-consents";

/** `/generators/consent` (docs/specification/tools.md#consent-checkbox). Input never leaves the browser. */
export function ConsentTool() {
  const choice = useConsentChoice();
  const { kinds, settings, template, errors, confirm } = choice;
  const code = writeConsentCode(settings, kinds, template);
  const download = () => {
    if (!confirm()) return;
    const page = writeConsentPage(settings, kinds, template);
    saveFile(new Blob([page], { type: "text/html;charset=utf-8" }), "soglasiya.html");
  };
  return (
    <>
      <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="min-w-0 print:hidden">
          <ConsentFields choice={choice} />
        </div>
        <section
          aria-labelledby="consent-preview"
          className="min-w-0 max-lg:mt-10 lg:sticky lg:top-24 lg:self-start"
        >
          <h2 id="consent-preview" className="text-lg">
            Как увидит посетитель
          </h2>
          <div className="mt-3">
            {kinds.length > 0 ? (
              <ConsentPreview
                page={writeConsentPreview(settings, kinds, template)}
                boxCount={kinds.length}
              />
            ) : (
              <Nothing />
            )}
          </div>
          <p role="status" className="mt-2 text-sm text-ink-faint">
            {kinds.length > 0
              ? `В\u00a0коде ${plural(kinds.length, "пустая галочка", "пустые галочки", "пустых галочек")}.`
              : ""}
          </p>
        </section>
      </div>

      <section aria-labelledby="consent-code" className="mt-12 border-t border-line pt-9">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="consent-code" className="text-xl">
            Код для сайта
          </h2>
          {kinds.length > 0 ? (
            <button type="button" className={`${buttonVariants()} print:hidden`} onClick={download}>
              <Download aria-hidden="true" strokeWidth={1.75} />
              Скачать HTML
            </button>
          ) : null}
        </div>
        <p role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
          {Object.keys(errors).length > 0
            ? "Сначала исправьте отмеченное в\u00a0настройках: с\u00a0ошибкой код не\u00a0копируется и\u00a0не\u00a0скачивается."
            : ""}
        </p>
        {kinds.length > 0 ? (
          <div className="mt-5 space-y-8">
            <CodeBlock
              title="Разметка"
              object="разметку"
              place="В форму, над кнопкой отправки"
              code={code.markup}
              confirm={confirm}
            />
            {code.style ? (
              <CodeBlock
                title="Стили"
                object="стили"
                place="В head страницы"
                code={code.style}
                confirm={confirm}
              />
            ) : null}
            {code.script ? (
              <CodeBlock
                title="Скрипт"
                object="скрипт"
                place="В конец страницы, перед </body>"
                code={code.script}
                confirm={confirm}
              />
            ) : null}
          </div>
        ) : (
          <div className="mt-5">
            <Nothing />
          </div>
        )}
      </section>
    </>
  );
}

const Nothing = () => (
  <p className="flex min-h-44 items-center justify-center rounded-md border border-dashed border-line-strong px-6 text-center text-ink-faint">
    {noKindChosen}
  </p>
);
