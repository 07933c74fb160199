"use client";

import { useId, useState } from "react";
import { CopyableCode } from "@/components/shell/copyable-code";
import { ConsentPreview } from "@/components/tools/consent-checkbox/consent-preview";
import { Checkbox } from "@/components/ui/controls/choice";
import { FieldGroup } from "@/components/ui/controls/field";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import {
  listSiteCheckboxes,
  writeSiteConsents,
} from "@/lib/features/installation/consent-checkbox";
import type { InstallationItem } from "@/lib/features/installation/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** The form fields that the checkboxes submit, by their names in the code. */
const fieldNames = (markup: string): string[] =>
  [...markup.matchAll(/ name="([^"]+)"/g)].map(([, name = ""]) => name);

type SiteCheckboxesProps = { facts: AnswersDraft; papers: readonly InstallationItem[] };

/** The code of the checkboxes for one form; the owner chooses the form's purposes. */
export function SiteCheckboxes({ facts, papers }: SiteCheckboxesProps) {
  const boxes = listSiteCheckboxes({ facts, papers });
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const chosen = boxes.filter(({ key }) => !deselected.has(key));
  const missing = chosen.filter(({ address }) => address === null);
  const code = writeSiteConsents(
    { facts, papers },
    chosen.map(({ key }) => key),
  );
  if (boxes.length === 0) {
    return (
      <p className="mt-4 text-sm text-ink-soft">
        {typeset("По сведениям о сайте галочки у форм не нужны.")}
      </p>
    );
  }
  return (
    <div className="mt-4 max-w-2xl">
      <FieldGroup
        id={id}
        label="Для чего эта форма"
        hint="Оставьте цели, которым она служит: у каждой будет своя галочка."
        error={chosen.length === 0 ? "Оставьте хотя бы одну цель" : undefined}
      >
        {() =>
          boxes.map(({ key, label, address, version }) => (
            <Checkbox
              key={key}
              label={label}
              note={
                address
                  ? `${address.replace(/^https?:\/\//, "")}, редакция ${version}`
                  : version
                    ? "Согласие составлено, но не\u00a0опубликовано"
                    : "Согласия для этой цели ещё нет"
              }
              checked={!deselected.has(key)}
              onChange={(event) => {
                const next = new Set(deselected);
                if (event.target.checked) next.delete(key);
                else next.add(key);
                setDeselected(next);
              }}
            />
          ))
        }
      </FieldGroup>
      {missing.length > 0 ? (
        <p className="mt-2 text-sm text-warning">
          {typeset(
            "Опубликуйте отмеченные согласия: пока их нет, ссылка в коде ведёт на обычный адрес вашего сайта.",
          )}
        </p>
      ) : null}
      {chosen.length > 0 ? (
        <>
          <div className="mt-4">
            <p className="mb-1.5 text-sm font-medium">Как увидит посетитель</p>
            <ConsentPreview page={code.page} boxCount={chosen.length} />
          </div>
          <CopyableCode
            code={code.markup}
            object="разметку"
            place="В форму, над кнопкой отправки. Галочки пустые"
          />
          <CopyableCode
            code={`${code.style}\n${code.script}`}
            object="стили и скрипт"
            place="В конец страницы. Скрипт запишет в скрытые поля редакцию и время, когда форму отправят"
          />
          <p className="mt-3 text-xs text-ink-faint">
            {typeset("На ваш сервер с формой придут поля:")}{" "}
            <code className="wrap-anywhere">{fieldNames(code.markup).join(", ")}</code>.{" "}
            {typeset("Сохраните их вместе с заявкой и временем сервера (152-ФЗ, ст. 9 ч. 3).")}
          </p>
          {/* The journal's snippet belongs here: once the site has a journal, how its owner's server sends these fields to it. */}
        </>
      ) : null}
    </div>
  );
}
