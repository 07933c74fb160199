"use client";

import { memo, type Ref, useImperativeHandle, useRef } from "react";
import { Field } from "@/components/ui/controls/field";
import type { TemplateFinding } from "@/lib/features/templates/responses";

export type SourceEditorHandle = {
  /** Selects a line, counted from 1, and scrolls it into view. */
  goTo: (line: number) => void;
};

type SourceEditorProps = {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  findings: TemplateFinding[];
  onText: (text: string) => void;
  ref: Ref<SourceEditorHandle>;
};

/** Shared by the textarea and the lines beneath it, so that they match exactly. */
const metrics =
  "py-3 pr-3 pl-13 font-mono text-sm leading-6 whitespace-pre-wrap [overflow-wrap:anywhere]";

/**
 * A text editor with line numbers. The textarea is as tall as the text and lies over an invisible copy of it that
 * carries the numbers, so they stay next to their lines even when lines wrap. Tab moves the focus as in any other
 * field.
 */
export function SourceEditor(props: SourceEditorProps) {
  const { id, label, hint, error, value, findings, onText, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLTextAreaElement>(null);
  const lines = value.split("\n");
  useImperativeHandle(ref, () => ({
    goTo: (line) => {
      const lineElement = scroller.current?.querySelectorAll<HTMLElement>("[data-line]")[line - 1];
      const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
      control.current?.focus({ preventScroll: true });
      control.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
      scroller.current?.scrollIntoView({ block: "nearest" });
      if (lineElement && scroller.current) scroller.current.scrollTop = lineElement.offsetTop - 72;
    },
  }));
  const marks = new Map(findings.map(({ line, severity }) => [line, severity]));
  for (const { line, severity } of findings) if (severity === "error") marks.set(line, "error");
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <div
          ref={scroller}
          className="relative scroll-mt-20 max-h-[70dvh] min-h-60 overflow-y-auto rounded-md border border-line-strong/60 bg-sheet focus-within:border-accent"
        >
          <div className="grid">
            <div aria-hidden="true" className={`[grid-area:1/1] ${metrics} pointer-events-none`}>
              {lines.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
                <Line key={index} number={index + 1} text={text} mark={marks.get(index + 1)} />
              ))}
            </div>
            <textarea
              {...attributes}
              ref={control}
              spellCheck={false}
              autoCapitalize="none"
              value={value}
              onChange={({ target }) => onText(target.value)}
              className={`[grid-area:1/1] ${metrics} relative block w-full resize-none overflow-hidden bg-transparent text-ink outline-none`}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

type LineProps = { number: number; text: string; mark: TemplateFinding["severity"] | undefined };

const markClasses = { error: "bg-danger-wash", warning: "bg-warning-wash" };

/** Memoised: a template has hundreds of lines, and a keystroke changes one. */
const Line = memo(function Line({ number, text, mark }: LineProps) {
  return (
    <div
      data-line={number}
      className={`relative text-transparent ${mark ? markClasses[mark] : ""}`}
    >
      <span className="absolute -left-13 w-10 text-right text-ink-faint tabular-nums select-none">
        {number}
      </span>
      {text === "" ? "\u200b" : text}
    </div>
  );
});
