import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { checkboxClasses, choiceRowClasses, radioClasses } from "./control-classes";

type ChoiceProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  /** A sentence under the label. */
  note?: ReactNode;
};

/**
 * A checkbox with its words; the whole row is the target. Native on purpose: forms, phones and
 * screen readers know it, and it works before any script does.
 */
export function Checkbox({ label, note, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames(choiceRowClasses, className)}>
      <input type="checkbox" className={checkboxClasses} {...props} />
      <ChoiceText label={label} note={note} />
    </label>
  );
}

/** One of several; put them in a `FieldGroup`. */
export function Radio({ label, note, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames(choiceRowClasses, className)}>
      <input type="radio" className={radioClasses} {...props} />
      <ChoiceText label={label} note={note} />
    </label>
  );
}

function ChoiceText({ label, note }: { label: ReactNode; note?: ReactNode }) {
  return (
    <span className="min-w-0">
      {label}
      {note ? <span className="mt-0.5 block text-xs text-ink-faint">{note}</span> : null}
    </span>
  );
}
