import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";

type CodeFieldProps = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  label?: string;
  hint?: string;
  error?: string;
  /** A recovery code has letters, which a numeric keyboard lacks. */
  takesLetters?: boolean;
  autoFocus?: boolean;
};

/** The code of an authenticator, which phones and password managers fill in. */
export function CodeField({ value, onChange, takesLetters, autoFocus, ...props }: CodeFieldProps) {
  return (
    <Field label="Код из приложения" {...props}>
      {(control) => (
        <Input
          {...control}
          // Mounted by an action of the visitor, who now types the code.
          ref={autoFocus ? focus : undefined}
          name="code"
          inputMode={takesLetters ? "text" : "numeric"}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="tracking-wide tabular-nums"
        />
      )}
    </Field>
  );
}

const focus = (element: HTMLInputElement | null) => element?.focus();
