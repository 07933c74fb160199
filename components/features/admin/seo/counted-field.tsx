import { clsx } from "clsx";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Textarea } from "@/components/ui/controls/textarea";
import { typeset } from "@/lib/russian/screen-typography";

type CountedFieldProps = {
  id: string;
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  /** How many characters a search result shows. */
  shown: number;
  isLong?: boolean;
  onText: (text: string) => void;
};

/** A text for search engines with its length and the length that they show. */
export function CountedField({ id, shown, value, isLong, onText, ...field }: CountedFieldProps) {
  const length = [...value.trim()].length;
  const Control = isLong ? Textarea : Input;
  return (
    <div>
      <Field id={id} {...field}>
        {(control) => (
          <Control
            {...control}
            aria-describedby={clsx(control["aria-describedby"], `${id}-length`)}
            value={value}
            onChange={(event: { target: { value: string } }) => onText(event.target.value)}
          />
        )}
      </Field>
      <p
        id={`${id}-length`}
        className={clsx(
          "mt-1.5 text-sm tabular-nums",
          length > shown ? "text-danger" : "text-ink-faint",
        )}
      >
        {typeset(
          length > shown
            ? `${length} из ${shown}: поиск обрежет на ${length - shown}`
            : `${length} из ${shown}`,
        )}
      </p>
    </div>
  );
}
