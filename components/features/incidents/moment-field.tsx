import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { incidentTexts } from "@/content/incidents/incidents";

const moscowMs = 3 * 60 * 60 * 1000;

/** Moscow time as the value of a datetime-local field: `2026-11-27T10:15`. */
const toTyped = (moment: Date) => new Date(moment.getTime() + moscowMs).toISOString().slice(0, 16);

/** The typed value as the API takes it; an empty field stays empty, and the server reports it. */
export const toMoment = (typed: string | undefined): string => (typed ? `${typed}:00+03:00` : "");

type MomentFieldProps = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  initial: Date;
};

/** A date and time in Moscow. */
export function MomentField({ id, name, label, error, initial }: MomentFieldProps) {
  return (
    <Field id={id} label={label} hint={incidentTexts.moscow} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="datetime-local"
          className="max-w-60"
          defaultValue={toTyped(initial)}
        />
      )}
    </Field>
  );
}
