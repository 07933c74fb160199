"use client";

import { FileDown } from "lucide-react";
import { type FormEvent, useState } from "react";
import { RecordRow } from "@/components/features/journal/record-row";
import { useJournalDownload } from "@/components/features/journal/use-journal-download";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { ListStates } from "@/components/ui/fetched/list-states";
import { Loading } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { consentEventLabels } from "@/content/journal/labels";
import { useJournalRecords } from "@/lib/features/journal/client";
import type { Journal } from "@/lib/features/journal/responses";
import { typeset } from "@/lib/russian/screen-typography";

type Filter = Record<"visitor" | "from" | "to" | "event" | "source", string>;
const everything: Filter = { visitor: "", from: "", to: "", event: "", source: "" };

/** The records: a search, a paged list, and an export as a table. */
export function RecordsPanel({ journal: { site, texts } }: { journal: Journal }) {
  const [filter, setFilter] = useState(everything);
  const list = useJournalRecords(site.id, filter);
  const { download, pending } = useJournalDownload(site.id);
  const isFiltered = Object.values(filter).some((value) => value !== "");
  const activeFilters = Object.entries(filter).filter(([, value]) => value !== "");
  const exportPath = `export?${new URLSearchParams(activeFilters)}` as const;
  return (
    <section aria-labelledby="records" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="records" className="text-xl">
          Записи
        </h2>
        <Button
          variant="secondary"
          size="sm"
          pending={pending === exportPath}
          onClick={() => download(exportPath)}
        >
          <FileDown aria-hidden="true" strokeWidth={1.75} />
          {isFiltered ? "Скачать найденное (CSV)" : "Скачать все (CSV)"}
        </Button>
      </div>
      <p className="measure mt-1 text-sm text-ink-soft">
        {typeset(
          "Новые первыми, время московское. Номер посетителя случайный и никого не называет.",
        )}
      </p>
      <RecordSearch onSearch={setFilter} isFiltered={isFiltered} />
      <ListStates
        list={list}
        loading={
          <Loading label="Загружаем записи" className="mt-5">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="mt-2 h-16 w-full" />
            <Skeleton className="mt-2 h-16 w-full" />
          </Loading>
        }
        failure="Не удалось загрузить записи"
        className="mt-5"
        freshOnly
        empty={
          <p className="measure mt-5 text-ink-soft">
            {isFiltered
              ? "Таких записей нет. Измените условия или сбросьте их."
              : "Записей пока нет. Они появятся, когда посетители начнут отвечать баннеру на сайте."}
          </p>
        }
      >
        {(records) => (
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {records.map((record) => (
              <RecordRow
                key={`${record.id} ${record.seq}`}
                record={record}
                hasText={texts.some(({ hash }) => hash === record.textHash)}
                pending={pending}
                download={download}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

type RecordSearchProps = { onSearch: (filter: Filter) => void; isFiltered: boolean };

function RecordSearch({ onSearch, isFiltered }: RecordSearchProps) {
  const [typed, setTyped] = useState(everything);
  const [wrong, setWrong] = useState<string>();
  const set = (name: keyof Filter) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const search = (event: FormEvent) => {
    event.preventDefault();
    const visitor = typed.visitor.trim().replace(/^'/, "");
    const isRight = visitor === "" || /^[A-Za-z0-9_-]{22}$/.test(visitor);
    setWrong(isRight ? undefined : "Номер — 22 знака: латинские буквы, цифры, дефис и «_»");
    if (isRight) onSearch({ ...typed, visitor });
  };
  return (
    <form
      onSubmit={search}
      noValidate
      className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]"
    >
      <Field id="visitor" label="Номер посетителя" error={wrong} className="sm:max-lg:col-span-2">
        {(control) => (
          <Input
            {...control}
            value={typed.visitor}
            onChange={set("visitor")}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field id="from" label="С">
        {(control) => <Input {...control} type="date" value={typed.from} onChange={set("from")} />}
      </Field>
      <Field id="to" label="По">
        {(control) => <Input {...control} type="date" value={typed.to} onChange={set("to")} />}
      </Field>
      <Field id="event" label="Событие">
        {(control) => (
          <Select {...control} value={typed.event} onChange={set("event")}>
            <option value="">Любое</option>
            {Object.entries(consentEventLabels).map(([event, label]) => (
              <option key={event} value={event}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="source" label="Откуда">
        {(control) => (
          <Select {...control} value={typed.source} onChange={set("source")}>
            <option value="">Отовсюду</option>
            <option value="banner">Баннер</option>
            <option value="form">Форма</option>
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit" size="sm">
          Найти
        </Button>
        {isFiltered ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setTyped(everything);
              onSearch(everything);
            }}
          >
            Сбросить
          </Button>
        ) : null}
      </div>
    </form>
  );
}
