import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { teamTexts } from "@/content/team";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

type NameFieldProps = {
  id: string;
  value: string;
  /** What the last call was refused with. */
  error: Error | null;
  onChange: (name: string) => void;
};

/** What a team is called, where it is begun and where it is renamed. */
export function NameField({ id, value, error, onChange }: NameFieldProps) {
  return (
    <Field
      id={id}
      label={teamTexts.create.label}
      hint={teamTexts.create.hint}
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
