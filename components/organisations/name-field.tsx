import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { teamWords } from "@/content/team";
import { explain } from "@/lib/platform/api-client/api-error";

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
      label={teamWords.create.label}
      hint={teamWords.create.hint}
      {...(error ? { error: explain(error, "Попробуйте ещё раз.") } : {})}
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
