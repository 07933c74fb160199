"use client";

import { useState } from "react";
import type {
  CustomClauseItem,
  NewClausePlace,
} from "@/components/features/documents/form/custom-clauses/custom-clause-list";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/controls/choice";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { SectionPlace } from "@/lib/engine/custom-clauses/list-places";
import { maxClauseLength } from "@/lib/engine/questions/custom-clauses";

type CustomClauseDialogProps = {
  /** The clause to edit; null for a new one. */
  item: CustomClauseItem | null;
  /** Null while the document is being assembled. */
  places: SectionPlace[] | null;
  /** Ids of clauses that are already replaced. */
  usedIds: ReadonlySet<string>;
  onClose: () => void;
  onAdd: (place: NewClausePlace, text: string) => void;
  onEdit: (item: CustomClauseItem, text: string) => void;
};

/** The ids of the chosen place; empty while nothing is chosen. */
type ChosenPlace = { kind: "addition" | "replacement"; sectionId: string; clauseId: string };

/**
 * The place and the text of a custom clause; if it replaces a clause of the template, that clause is shown next to it.
 */
export function CustomClauseDialog(props: CustomClauseDialogProps) {
  const { item, places, usedIds, onClose, onAdd, onEdit } = props;
  const [place, setPlace] = useState<ChosenPlace>({
    kind: item?.kind ?? "addition",
    sectionId: "",
    clauseId: "",
  });
  const [text, setText] = useState(item?.text ?? "");
  const [isChecked, setIsChecked] = useState(false);

  const { kind, sectionId, clauseId } = place;
  const section = places?.find(({ id }) => id === sectionId);
  const free = section?.clauses.filter(({ id }) => !usedIds.has(id)) ?? [];
  const clause = free.find(({ id }) => id === clauseId);
  const replaced = item ? item.replaced : kind === "replacement" ? (clause?.text ?? null) : null;
  const problems = {
    section: item || section ? undefined : "Выберите раздел",
    clause: item || kind === "addition" || clause ? undefined : "Выберите пункт",
    text:
      text.trim() === ""
        ? "Напишите текст пункта"
        : text.length > maxClauseLength
          ? `Не длиннее ${maxClauseLength} символов`
          : undefined,
  };
  const shownProblems: Partial<typeof problems> = isChecked ? problems : {};

  const save = () => {
    setIsChecked(true);
    if (problems.section || problems.clause || problems.text) return;
    if (item) onEdit(item, text);
    else if (kind === "addition") onAdd({ kind, section: sectionId }, text);
    else if (clause) onAdd({ kind, clause: clause.id, replaced: clause.text }, text);
  };

  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={item ? "Изменить свой пункт" : "Свой пункт"}
        description={item?.place ?? "Ваш текст войдёт в документ дословно."}
        className="top-[max(1rem,6vh)] z-60 max-h-[calc(100dvh-2rem-6vh)] max-w-2xl"
        onInteractOutside={(event) => event.preventDefault()}
      >
        {places === null ? (
          <Skeleton className="mt-5 h-40 w-full" />
        ) : places.length === 0 && !item ? (
          <p className="mt-5 text-sm text-ink-soft">
            В этом документе все разделы повторяются для каждой цели, и постоянного места для своего
            пункта в нём нет. Свои условия добавьте в политику или соглашение.
          </p>
        ) : (
          <form
            noValidate
            className="mt-5 space-y-5"
            onSubmit={(event) => {
              event.preventDefault();
              // In React the wizard's form is a parent of this one, although not in the DOM.
              event.stopPropagation();
              save();
            }}
          >
            {item ? null : (
              <PlaceFields
                place={place}
                places={places}
                free={section && free}
                errors={shownProblems}
                onChange={setPlace}
              />
            )}
            <div className={replaced ? "grid gap-5 sm:grid-cols-2" : undefined}>
              {replaced ? (
                <div>
                  <p className="font-medium">Наш текст</p>
                  <p
                    lang="ru"
                    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be scrollable by keys
                    tabIndex={0}
                    className="mt-2 max-h-60 overflow-y-auto rounded-md bg-wash px-3 py-2.5 font-serif text-sm whitespace-pre-line"
                  >
                    {replaced}
                  </p>
                </div>
              ) : null}
              <Field id="own-text" label="Ваш текст" error={shownProblems.text}>
                {(control) => (
                  <Textarea
                    {...control}
                    rows={5}
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                  />
                )}
              </Field>
            </div>
            <p className="text-sm text-ink-faint">
              В документе пункт будет отмечен как ваш. За его слова отвечаете вы: мы их не
              проверяем.
            </p>
            <div className="flex flex-wrap-reverse justify-end gap-2">
              <Button variant="secondary" onClick={onClose}>
                Отмена
              </Button>
              <Button type="submit">{item ? "Сохранить пункт" : "Добавить пункт"}</Button>
            </div>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

type PlaceFieldsProps = {
  place: ChosenPlace;
  places: readonly SectionPlace[];
  /** Clauses of the chosen section that are not replaced yet. */
  free: SectionPlace["clauses"] | undefined;
  errors: { section?: string | undefined; clause?: string | undefined };
  onChange: (place: ChosenPlace) => void;
};

/** Whether a clause is added or replaced, and where. */
function PlaceFields({ place, places, free, errors, onChange }: PlaceFieldsProps) {
  const { kind, sectionId, clauseId } = place;
  return (
    <>
      <FieldGroup id="own-kind" label="Что сделать">
        {({ id, ...control }) =>
          (
            [
              ["addition", "Добавить пункт в конец раздела"],
              ["replacement", "Заменить пункт"],
            ] as const
          ).map(([value, label], index) => (
            <Radio
              key={value}
              {...control}
              id={index === 0 ? id : `${id}-${value}`}
              name="own-kind"
              value={value}
              label={label}
              checked={kind === value}
              onChange={() => onChange({ ...place, kind: value })}
            />
          ))
        }
      </FieldGroup>
      <Field id="own-section" label="Раздел" error={errors.section}>
        {(control) => (
          <Select
            {...control}
            value={sectionId}
            onChange={({ target }) => onChange({ kind, sectionId: target.value, clauseId: "" })}
          >
            <option value="">Выберите раздел</option>
            {places.map(({ id, number, title }) => (
              <option key={id} value={id}>
                {number}. {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === "replacement" && free ? (
        <Field id="custom-clause" label="Пункт" error={errors.clause}>
          {(control) => (
            <Select
              {...control}
              value={clauseId}
              onChange={({ target }) => onChange({ ...place, clauseId: target.value })}
            >
              <option value="">Выберите пункт</option>
              {free.map(({ id, number, opening }) => (
                <option key={id} value={id}>
                  {number}. {opening}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </>
  );
}
