import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

type ChoiceProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  /** A sentence under the label. */
  note?: ReactNode;
};

const rowClasses =
  "group relative flex min-h-11 items-start gap-3 rounded-md py-2.5 pr-3 text-[1rem] leading-snug";
const boxClasses =
  "mt-px size-5 shrink-0 appearance-none border border-line-strong bg-sheet transition-colors duration-150 group-hover:border-ink-soft checked:border-accent group-hover:checked:border-accent-deep aria-invalid:border-danger";

/**
 * A checkbox with its words; the whole row is the target. Native on purpose: forms, phones and
 * screen readers know it, and it works before any script does.
 */
export function Checkbox({ label, note, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames(rowClasses, className)}>
      <input
        type="checkbox"
        className={classNames(
          boxClasses,
          "rounded-sm bg-[image:var(--tick)] bg-center bg-no-repeat checked:bg-accent",
        )}
        {...props}
      />
      <ChoiceWords label={label} note={note} />
    </label>
  );
}

/** One of several; put them in a `FieldGroup`. */
export function Radio({ label, note, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames(rowClasses, className)}>
      <input
        type="radio"
        className={classNames(boxClasses, "rounded-full checked:border-[6px]")}
        {...props}
      />
      <ChoiceWords label={label} note={note} />
    </label>
  );
}

function ChoiceWords({ label, note }: { label: ReactNode; note?: ReactNode }) {
  return (
    <span className="min-w-0">
      {label}
      {note ? <span className="mt-0.5 block text-xs text-ink-faint">{note}</span> : null}
    </span>
  );
}
