"use client";

import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import { TextFileButton } from "@/components/forms/text-file-button";
import { CopyButton } from "@/components/tools/copy-button";
import { listFileName, saveText } from "@/components/tools/random/save-text";
import type { SourceFieldsProps } from "@/components/tools/random/source-fields";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import { plural } from "@/lib/russian/plural";
import { fingerprintOf, writeNumbered } from "@/lib/tools/random/numbered-list";
import { readParticipants, withoutDuplicates } from "@/lib/tools/random/participants";
import { columnText, type PeopleTable, readPeopleTable } from "@/lib/tools/random/people-table";
import { findSeparator, readTable } from "@/lib/tools/read-table";

/** Participants or comments, one per line, typed, pasted or from a file. Loaded on demand. */
export function PeopleFields({ form, errors, onChange }: SourceFieldsProps) {
  const [table, setTable] = useState<PeopleTable | null>(null);
  const [column, setColumn] = useState(0);
  // The button was clicked before these fields had loaded, so it could not focus the missing one.
  useEffect(() => {
    if (errors.people) document.getElementById("draw-people")?.focus();
  }, [errors.people]);
  // Deferred: typing must not wait for the counting of thousands of lines.
  const people = useDeferredValue(form.people);
  const all = useMemo(() => readParticipants(people), [people]);
  const once = useMemo(() => withoutDuplicates(all), [all]);
  const taking = form.isOnceEach ? once : all;

  const takeFile = (text: string, { isTable }: { isTable: boolean }) => {
    const separator = findSeparator(text, isTable ? ["\t", ";", ","] : ["\t", ";"]);
    const read = readPeopleTable(readTable(text, separator).rows);
    const isWide = read.columns.length > 1;
    setTable(isWide ? read : null);
    setColumn(read.likely);
    onChange({ people: isWide || isTable ? columnText(read, read.likely) : text });
  };

  return (
    <div className="space-y-4">
      <Field
        id="draw-people"
        label="Участники"
        hint={"Имя, @ник или комментарий\u00a0— по\u00a0одному в\u00a0строке"}
        error={errors.people ?? ""}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={7}
            autoComplete="off"
            spellCheck={false}
            value={form.people}
            onChange={(event) => {
              setTable(null);
              onChange({ people: event.target.value });
            }}
            className="max-h-96"
          />
        )}
      </Field>
      <TextFileButton id="draw-file" onText={takeFile} />
      {table ? (
        <Field id="draw-column" label="В&nbsp;каком столбце имена">
          {(control) => (
            <Select
              {...control}
              value={column}
              onChange={(event) => {
                const chosen = Number(event.target.value);
                setColumn(chosen);
                onChange({ people: columnText(table, chosen) });
              }}
            >
              {table.columns.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table may call two columns the same
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <p role="status" className="font-medium tabular-nums">
        {describeList(all.length, all.length - once.length)}
      </p>
      <LightChoice
        type="checkbox"
        autoComplete="off"
        checked={form.isOnceEach}
        onChange={(event) => onChange({ isOnceEach: event.target.checked })}
      >
        Убрать повторы: у&nbsp;каждого один шанс
        <span className="block text-sm text-ink-faint">
          {form.isOnceEach
            ? "Кто записан дважды, участвует один раз. Узнаём по\u00a0@нику, а\u00a0без него по\u00a0всей строке."
            : "Каждая строка\u00a0— отдельный шанс, и\u00a0выиграть один человек может не\u00a0раз."}
        </span>
      </LightChoice>
      {taking.length > 0 ? <NumberedList taking={taking} /> : null}
    </div>
  );
}

function describeList(count: number, twice: number): string {
  if (count === 0) return "";
  const lines = `В\u00a0списке ${plural(count, "строка", "строки", "строк")}`;
  return twice > 0
    ? `${lines}, из\u00a0них ${plural(twice, "повтор", "повтора", "повторов")}`
    : `${lines}, без\u00a0повторов`;
}

/** Published before the draw, it proves that the list was not changed later. */
function NumberedList({ taking }: { taking: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const numbered = useMemo(() => (isOpen ? writeNumbered(taking) : ""), [isOpen, taking]);
  const fingerprint = useMemo(() => (numbered ? fingerprintOf(numbered) : ""), [numbered]);
  return (
    <details
      className="group rounded-md border border-line px-4 py-3"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex items-baseline justify-between gap-4 font-medium hover:text-accent">
        Список с&nbsp;номерами, для розыгрыша при&nbsp;всех
        <span
          aria-hidden="true"
          className="w-4 shrink-0 text-center text-lg leading-none text-ink-faint after:content-['+'] group-open:after:content-['−']"
        />
      </summary>
      <p className="mt-3 text-sm text-ink-soft">
        Опубликуйте список или его отпечаток до&nbsp;розыгрыша: отпечаток попадёт в&nbsp;протокол,
        и&nbsp;подменить участника потом не&nbsp;выйдет.
      </p>
      <p className="mt-3 text-xs text-ink-faint">Отпечаток SHA-256</p>
      <code className="mt-0.5 block text-xs wrap-anywhere">{fingerprint}</code>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", size: "sm" })}
          onClick={() => saveText(numbered, listFileName)}
        >
          Скачать список
        </button>
        <CopyButton text={fingerprint} label="Копировать отпечаток" />
      </div>
    </details>
  );
}
