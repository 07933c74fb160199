import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

type TextFieldProps = Omit<ComponentProps<"input">, "id" | "value" | "onChange"> & {
  id: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  value: string;
  onText: (text: string) => void;
};

/** A labelled line of text. */
export function TextField({ id, label, hint, error, value, onText, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          {...input}
          value={value}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
}
