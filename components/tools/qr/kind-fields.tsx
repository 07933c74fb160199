import type { ClipboardEvent } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import {
  type FieldSpec,
  kindFields,
  kindNotes,
  securityLabels,
} from "@/components/tools/qr/kind-labels";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import { splitCoordinates } from "@/lib/tools/qr/payload/coordinates";
import type { PayloadProblem } from "@/lib/tools/qr/payload/fields";
import { type QrKind, type QrValues, wifiSecurities } from "@/lib/tools/qr/payload/values";

type KindFieldsProps = {
  kind: QrKind;
  values: QrValues;
  problems: readonly PayloadProblem[];
  onChange: <K extends QrKind>(kind: K, part: Partial<QrValues[K]>) => void;
};

export const fieldId = (kind: QrKind, field: string) => `qr-${kind}-${field}`;

/** The fields of one kind of code. */
export function KindFields({ kind, values, problems, onChange }: KindFieldsProps) {
  const { wifi } = values;
  const fields = (kindFields[kind] as FieldSpec[]).filter(
    ({ name }) => !(kind === "wifi" && name === "password" && wifi.security === "nopass"),
  );
  return (
    <div>
      <p className="text-sm text-ink-faint">{kindNotes[kind]}</p>
      <div className="mt-4 grid gap-x-5 gap-y-5 sm:grid-cols-2">
        {fields.map((spec) => (
          <TypedField
            key={`${kind}-${spec.name}`}
            id={fieldId(kind, spec.name)}
            spec={spec}
            value={String((values[kind] as Record<string, unknown>)[spec.name])}
            error={problems.find(({ field }) => field === spec.name)?.message}
            onChange={(value) => onChange(kind, { [spec.name]: value })}
            onPaste={kind === "geo" ? (event) => pastePlace(event, onChange) : undefined}
          />
        ))}
        {kind === "wifi" ? (
          <>
            <Field id="qr-wifi-security" label="Защита">
              {(control) => (
                <Select
                  {...control}
                  value={wifi.security}
                  onChange={(event) => {
                    const security = wifiSecurities.find((key) => key === event.target.value);
                    if (security) onChange("wifi", { security });
                  }}
                >
                  {wifiSecurities.map((security) => (
                    <option key={security} value={security}>
                      {securityLabels[security]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <div className="self-end">
              <LightChoice
                type="checkbox"
                checked={wifi.isHidden}
                onChange={(event) => onChange("wifi", { isHidden: event.target.checked })}
              >
                Сеть скрыта: в&nbsp;списке сетей её нет
              </LightChoice>
            </div>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Pasting coordinates copied from a map fills both fields. */
function pastePlace(event: ClipboardEvent, onChange: KindFieldsProps["onChange"]) {
  const place = splitCoordinates(event.clipboardData.getData("text/plain"));
  if (!place) return;
  event.preventDefault();
  onChange("geo", place);
}

type TypedFieldProps = {
  id: string;
  spec: FieldSpec;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onPaste: ((event: ClipboardEvent) => void) | undefined;
};

function TypedField({ id, spec, value, error, onChange, onPaste }: TypedFieldProps) {
  const { label, hint, isOptional, rows, isHalf, mode, autoComplete = "off" } = spec;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      optional={isOptional ?? false}
      {...(error ? { error } : {})}
      className={isHalf ? undefined : "sm:col-span-2"}
    >
      {(control) => {
        const props = {
          ...control,
          value,
          autoComplete,
          onPaste,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        return rows ? (
          <Textarea {...props} rows={rows} />
        ) : (
          <input
            {...props}
            className={`${controlClasses} h-11`}
            inputMode={mode}
            {...(mode ? { autoCapitalize: "none", spellCheck: false } : {})}
          />
        );
      }}
    </Field>
  );
}
