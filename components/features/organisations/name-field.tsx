import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { organisationTexts } from "@/content/organisations/texts";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

type NameFieldProps = {
  id: string;
  value: string;
  /** The error of the last call. */
  error: Error | null;
  onChange: (name: string) => void;
};

/** The name of an organisation, for creating and renaming it. */
export function NameField({ id, value, error, onChange }: NameFieldProps) {
  return (
    <Field
      id={id}
      label={organisationTexts.create.label}
      hint={organisationTexts.create.hint}
      {...(error ? { error: getErrorMessage(error, "Попробуйте ещё раз.") } : {})}
    >
      {(control) => (
        <Input
          {...control}
          maxLength={120}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
