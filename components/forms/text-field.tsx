import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";

/** Common props of form fields: label, hint and error are associated with the control. */
type Labelled = {
  id: string;
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  error: string | undefined;
  value: string;
  onText: (text: string) => void;
};

type Control<Tag extends "input" | "textarea" | "select"> = Labelled &
  Omit<ComponentProps<Tag>, keyof Labelled | "onChange">;

/** A labelled one-line text field; `warning` is a non-blocking message. */
export function TextField({
  id,
  label,
  optional,
  hint,
  error,
  warning,
  onText,
  ...input
}: Control<"input"> & { warning?: string | undefined }) {
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      {...(warning === undefined ? {} : { warning })}
    >
      {(control) => (
        <Input {...input} {...control} onChange={({ target }) => onText(target.value)} />
      )}
    </Field>
  );
}

/** A labelled multi-line text field. */
export function TextAreaField({
  id,
  label,
  optional,
  hint,
  error,
  onText,
  ...input
}: Control<"textarea">) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <Textarea {...input} {...control} onChange={({ target }) => onText(target.value)} />
      )}
    </Field>
  );
}

/** A labelled select; its options are the children. */
export function SelectField({
  id,
  label,
  optional,
  hint,
  error,
  onText,
  ...select
}: Control<"select">) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <Select {...select} {...control} onChange={({ target }) => onText(target.value)} />
      )}
    </Field>
  );
}
