"use client";

import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useController } from "react-hook-form";
import type {
  StatementField,
  WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import type { ControlProps } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import { questions } from "@/lib/engine/questions/questions";
import { maxStatements } from "@/lib/engine/questions/vocabulary/definition";
import { typeset } from "@/lib/russian/screen-typography";

const iconButton = "size-9 text-ink-faint [&_svg]:size-4.5";

/**
 * The owner's own sentences, one per item. Enter starts the next item, pasting several lines creates several, Alt with
 * an arrow key moves; each action has a button too.
 */
export function StatementList({
  field,
  control: { id, ...control },
}: {
  field: StatementField;
  control: ControlProps;
}) {
  const {
    field: { value: items, onChange, onBlur },
  } = useController<WizardValues, StatementField>({ name: field });
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const { label, suggestions: usual } = questions[field];
  const suggestions = usual.filter((text) => !items.includes(text));

  /** Changes the list, then focuses an item (or «Добавить пункт» if there is none). */
  const change = (next: string[], focused: number | null, cursor?: number) => {
    flushSync(() => onChange(next));
    const inputs = list.current?.querySelectorAll("textarea") ?? [];
    const input = focused === null ? undefined : inputs[focused];
    if (!input) return addButton.current?.focus();
    input.focus();
    if (cursor !== undefined) input.setSelectionRange(cursor, cursor);
  };

  const remove = (index: number) => {
    setAnnouncement("Пункт убран");
    const next = removeAt(items, index);
    change(next, next.length === 0 ? null : Math.max(0, index - 1));
  };

  const shift = (index: number, by: 1 | -1) => {
    const target = index + by;
    if (target < 0 || target >= items.length) return;
    setAnnouncement(`Пункт теперь ${target + 1}-й из ${items.length}`);
    change(move(items, index, by), target);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (items.length < maxStatements) change(insertAt(items, index + 1, [""]), index + 1);
    } else if (event.key === "Backspace" && items[index] === "") {
      event.preventDefault();
      remove(index);
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      shift(index, event.key === "ArrowUp" ? -1 : 1);
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const pasted = paste(
      value,
      event.clipboardData.getData("text/plain"),
      selectionStart,
      selectionEnd,
    );
    if (!pasted) return;
    event.preventDefault();
    change(
      [...items.slice(0, index), ...pasted.items, ...items.slice(index + 1)],
      index + pasted.items.length - 1,
    );
  };

  return (
    <>
      {items.length > 0 ? (
        <ol ref={list} className="mt-2 space-y-2">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the texts repeat and change as they are typed
            <li key={index} className="flex items-start gap-1">
              <span
                aria-hidden="true"
                className="w-7 shrink-0 pt-2.5 text-sm text-ink-faint tabular-nums"
              >
                {index + 1}.
              </span>
              <Textarea
                {...control}
                rows={1}
                value={item}
                aria-label={`${label}: пункт ${index + 1}`}
                onChange={(event) => onChange(items.with(index, event.target.value))}
                onBlur={onBlur}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPaste={(event) => onPaste(event, index)}
                className="min-w-0 flex-1"
              />
              <ItemButtons
                index={index}
                isLast={index === items.length - 1}
                onShift={(by) => shift(index, by)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <Button
        ref={addButton}
        id={id}
        variant="secondary"
        size="sm"
        className="mt-2"
        disabled={items.length >= maxStatements}
        onClick={() => change([...items, ""], items.length)}
      >
        <Plus aria-hidden="true" strokeWidth={1.75} />
        Добавить пункт
      </Button>
      {suggestions.length > 0 ? (
        <Suggestions
          texts={suggestions}
          onAdd={(text) => {
            setAnnouncement("Пункт добавлен");
            // The button disappears with its suggestion: focus the new item.
            change([...items, text], items.length, text.length);
          }}
        />
      ) : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

type ItemButtonsProps = {
  index: number;
  isLast: boolean;
  onShift: (by: 1 | -1) => void;
  onRemove: () => void;
};

function ItemButtons({ index, isLast, onShift, onRemove }: ItemButtonsProps) {
  return (
    <div className="flex shrink-0 flex-col sm:flex-row sm:pt-1">
      <Button
        variant="quiet"
        size="icon"
        className={iconButton}
        aria-label={`Поднять пункт ${index + 1}`}
        title="Выше (Alt и стрелка вверх)"
        disabled={index === 0}
        onClick={() => onShift(-1)}
      >
        <ArrowUp aria-hidden="true" strokeWidth={1.75} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className={iconButton}
        aria-label={`Опустить пункт ${index + 1}`}
        title="Ниже (Alt и стрелка вниз)"
        disabled={isLast}
        onClick={() => onShift(1)}
      >
        <ArrowDown aria-hidden="true" strokeWidth={1.75} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className={iconButton}
        aria-label={`Убрать пункт ${index + 1}`}
        title="Убрать"
        onClick={onRemove}
      >
        <X aria-hidden="true" strokeWidth={1.75} />
      </Button>
    </div>
  );
}

type SuggestionsProps = { texts: readonly string[]; onAdd: (text: string) => void };

function Suggestions({ texts, onAdd }: SuggestionsProps) {
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-faint">Часто добавляют:</p>
      <ul className="mt-1 space-y-0.5">
        {texts.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onAdd(text)}
              className="flex min-h-8 items-start gap-2 rounded-sm py-1 text-left text-sm text-accent hover:text-accent-deep hover:underline"
            >
              <Plus aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
              <span>
                <span className="sr-only">Добавить: </span>
                {typeset(text)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pure operations on an editable list of statements: each returns a new list. */

export function insertAt(items: readonly string[], index: number, added: readonly string[]) {
  return [...items.slice(0, index), ...added, ...items.slice(index)];
}

export function removeAt(items: readonly string[], index: number) {
  return items.filter((_item, place) => place !== index);
}

/** Swaps an item with its neighbour; at the edge nothing changes. */
export function move(items: readonly string[], index: number, by: 1 | -1): string[] {
  const target = index + by;
  const [item, neighbour] = [items[index], items[target]];
  if (item === undefined || neighbour === undefined) return [...items];
  const moved = [...items];
  moved[index] = neighbour;
  moved[target] = item;
  return moved;
}

/**
 * Pastes a text over `from`–`to` of an item: several lines become several items, without the bullets and numbers of the
 * copied list. Null when the text is one line, which the browser handles better.
 */
export function paste(
  item: string,
  pasted: string,
  from: number,
  to: number,
): { items: string[] } | null {
  const lines = pasted
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-–—•·*▪‣]|\(?\d{1,3}(?:\.\d{1,3})*[.)])\s+/, "").trim())
    .filter((line) => line !== "");
  if (lines.length < 2) return null;
  const [first = "", ...others] = lines;
  const last = others.pop() ?? "";
  const items = [item.slice(0, from) + first, ...others, last + item.slice(to)];
  return { items: items.map((text) => text.trim()) };
}
