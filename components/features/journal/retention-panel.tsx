"use client";

import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useChangeJournal, usePurgeJournal } from "@/lib/features/journal/client";
import type { Journal } from "@/lib/features/journal/responses";
import { journalYears } from "@/lib/features/journal/settings";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

const terms = Array.from(
  { length: journalYears.max - journalYears.min + 1 },
  (_, at) => journalYears.min + at,
);
const inYears = (years: number) => plural(years, "год", "года", "лет");

const onFailure = (title: string) => (error: unknown) => void showFailure(title, error);

/** How long records are kept, and a way to delete them earlier. */
export function RetentionPanel({ journal }: { journal: Journal }) {
  return (
    <section aria-labelledby="keeping" className="mt-12 max-w-2xl">
      <h2 id="keeping" className="text-xl">
        Сколько хранить
      </h2>
      <Term journal={journal} />
      <Purge siteId={journal.site.id} />
    </section>
  );
}

function Term({ journal: { site, years } }: { journal: Journal }) {
  const change = useChangeJournal(site.id);
  const [pendingYears, setPendingYears] = useState<number | null>(null);
  const save = (next: number) =>
    change.mutate(
      { years: next },
      {
        onSettled: () => setPendingYears(null),
        onSuccess: () => void showMessage("success", { title: "Срок сохранён" }),
        onError: onFailure("Не удалось сохранить срок"),
      },
    );
  return (
    <>
      <Field
        id="years"
        label="Срок"
        hint={typeset(
          "Запись удаляется сама, когда после её месяца пройдёт столько лет. Дольше, чем может понадобиться доказательство, хранить нельзя (152-ФЗ, ст. 5 ч. 7).",
        )}
        className="mt-3"
      >
        {(control) => (
          <Select
            {...control}
            className="max-w-40"
            value={String(change.isPending ? (change.variables.years ?? years) : years)}
            disabled={change.isPending}
            onChange={({ target }) => {
              const next = Number(target.value);
              // A shorter term deletes older records.
              if (next < years) setPendingYears(next);
              else save(next);
            }}
          >
            {terms.map((term) => (
              <option key={term} value={term}>
                {inYears(term)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ConfirmDialog
        open={pendingYears !== null}
        onOpenChange={(opens) => (opens ? undefined : setPendingYears(null))}
        title="Сократить срок?"
        description={
          pendingYears === null
            ? ""
            : `Записи старше, чем ${inYears(pendingYears)}, удалятся в течение часа, вернуть их нельзя.`
        }
        action="Сократить"
        pending={change.isPending}
        onConfirm={() => pendingYears !== null && save(pendingYears)}
      />
    </>
  );
}

function Purge({ siteId }: { siteId: string }) {
  const purge = usePurgeJournal(siteId);
  const [before, setBefore] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const remove = () =>
    purge.mutate(before || null, {
      onSettled: () => setIsAsked(false),
      onSuccess: ({ message }) => void showMessage("success", { title: message }),
      onError: onFailure("Не удалось удалить записи"),
    });
  return (
    <>
      <Field
        id="before"
        label="Удалить раньше срока"
        optional
        hint="Первый день, который останется. Без него удалятся все записи."
        className="mt-6"
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              type="date"
              className="max-w-44"
              value={before}
              onChange={({ target }) => setBefore(target.value)}
            />
            <Button variant="secondary" onClick={() => setIsAsked(true)}>
              Удалить записи
            </Button>
          </div>
        )}
      </Field>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={before ? "Удалить старые записи?" : "Удалить все записи?"}
        description="Доказать эти согласия будет нечем, вернуть записи нельзя. Сначала скачайте их таблицей."
        action="Удалить"
        pending={purge.isPending}
        onConfirm={remove}
      />
    </>
  );
}
