import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import {
  checkboxClasses,
  choiceRowClasses,
  radioClasses,
} from "@/components/ui/controls/control-classes";

type ChoiceProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  /** A sentence below the label. */
  note?: ReactNode;
};

/**
 * A checkbox with its label; the whole row is clickable. Native on purpose: it works with forms, phones and screen
 * readers, and before any script has loaded.
 */
export function Checkbox({ label, note, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames(choiceRowClasses, className)}>
      <input type="checkbox" className={checkboxClasses} {...props} />
      <ChoiceText label={label} note={note} />
    </label>
  );
}

/** A radio button; put it into a `FieldGroup`. */
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
