import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Attributes that associate a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  /** Marks the field «Необязательно»; required fields have no mark (GOV.UK). */
  optional?: boolean;
  hint?: ReactNode;
  /** Shown below the hint, outside `aria-describedby`: «Зачем мы спрашиваем». */
  reason?: ReactNode;
  /** The error message; the error summary has the same text. */
  error?: string;
  /** A non-blocking message about a suspicious value, such as a wrong check digit. Read with the control. */
  warning?: ReactNode;
  className?: string;
};

/** A label, a hint, one control and its error, associated by ids. */
export function Field({
  children,
  ...props
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { id, label, optional, hint, reason, error, warning, className } = props;
  return (
    <div className={fieldClasses(error, className)} data-question="">
      <label htmlFor={id} className="font-medium text-ink">
        {label}
      </label>
      <Hint id={`${id}-hint`} optional={optional} reason={reason}>
        {hint}
      </Hint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="mt-2">
        {children({
          id,
          "aria-describedby": describedBy(props),
          "aria-invalid": error ? true : undefined,
        })}
      </div>
      <FieldWarning id={`${id}-warning`}>{warning}</FieldWarning>
    </div>
  );
}

/** Labels several controls together: radios, a checklist. The first control gets `id`. */
export function FieldGroup({
  children,
  ...props
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { id, label, optional, hint, reason, error, warning, className } = props;
  return (
    <fieldset
      className={fieldClasses(error, className)}
      data-question=""
      aria-describedby={describedBy(props)}
    >
      <legend className="font-medium text-ink">{label}</legend>
      <Hint id={`${id}-hint`} optional={optional} reason={reason}>
        {hint}
      </Hint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="mt-1">
        {children({ id, "aria-describedby": undefined, "aria-invalid": error ? true : undefined })}
      </div>
      <FieldWarning id={`${id}-warning`}>{warning}</FieldWarning>
    </fieldset>
  );
}

function fieldClasses(error: string | undefined, className: string | undefined) {
  // Not merged: no classes conflict here, and a small form does without the merging code.
  return clsx("min-w-0 scroll-mt-5", error && "border-l-3 border-danger pl-4", className);
}

function describedBy({ id, hint, optional, error, warning }: FieldProps): string | undefined {
  const hasHint = hint || optional;
  const ids = [hasHint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`];
  return ids.filter(Boolean).join(" ") || undefined;
}

type HintProps = {
  id: string;
  optional: boolean | undefined;
  reason: ReactNode;
  children: ReactNode;
};

/**
 * «Необязательно» starts the hint: after a long label it would wrap to its own line. The reason follows on a separate
 * line, outside the control's description.
 */
function Hint({ id, optional, reason, children }: HintProps) {
  const hasDescription = children || optional;
  if (!hasDescription && !reason) return null;
  return (
    <div className="mt-0.5 max-w-[38rem] text-sm text-ink-faint">
      {hasDescription ? (
        <p id={id}>
          {optional ? "Необязательно." : null}
          {optional && children ? " " : null}
          {children}
        </p>
      ) : null}
      {reason}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <span className="sr-only">Ошибка: </span>
        {children}
      </span>
    </p>
  ) : null;
}

function FieldWarning({ id, children }: { id: string; children: ReactNode }) {
  // The live region must exist before its text, or screen readers would miss the first warning.
  return (
    <div id={id} aria-live="polite">
      {children ? (
        <p className="mt-2 rounded-md bg-warning-wash px-3 py-2 text-sm text-warning">{children}</p>
      ) : null}
    </div>
  );
}
