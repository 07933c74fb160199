"use client";

import { SettingField } from "@/components/features/admin/settings/setting-field";
import { useSettingsForm } from "@/components/features/admin/settings/use-settings-form";
import { SelectField } from "@/components/forms/text-field";
import { useDebouncedWarning } from "@/components/forms/use-debounced-warning";
import { Button } from "@/components/ui/button";
import {
  fixedSettingHint,
  operatorFields,
  operatorSaveNote,
  operatorTypeLabels,
} from "@/content/admin/settings";
import type { ChangedSettings } from "@/lib/features/settings/client";
import type { Settings, StoredOperator } from "@/lib/features/settings/responses";
import { checkTypedRequisite } from "@/lib/russian/requisites";
import { typeset } from "@/lib/russian/screen-typography";

type Name = (typeof operatorFields)[number]["name"] | "operatorType";
type Values = Record<Name, string>;
type OperatorType = NonNullable<StoredOperator["operatorType"]>;

const names: readonly Name[] = ["operatorType", ...operatorFields.map(({ name }) => name)];

/** Values fixed by the environment are in the form as shown, so that they never count as changed. */
const toValues = (settings: Settings): Values =>
  Object.fromEntries(
    names.map((name) => [
      name,
      settings.fixed[name]?.value ?? settings[name] ?? (name === "operatorType" ? "legal" : ""),
    ]),
  ) as Values;

const toPatch = (changed: Partial<Values>): ChangedSettings => changed as ChangedSettings;

const controlId = (field: Name) => `setting-${field}`;

/** Who runs the service: name, requisites, and what our own policy says about the operator. */
export function OperatorForm({ settings }: { settings: Settings }) {
  const { values, set, isChanged, submit, isPending, errorOf } = useSettingsForm(settings, {
    toValues,
    toPatch,
    controlId,
  });
  const warnings: Partial<Record<Name, string | undefined>> = {
    operatorInn: useDebouncedWarning(
      checkTypedRequisite("taxNumber", values.operatorInn) ?? undefined,
    ),
    operatorOgrn: useDebouncedWarning(
      checkTypedRequisite("registrationNumber", values.operatorOgrn) ?? undefined,
    ),
  };
  const fixedType = settings.fixed.operatorType;
  return (
    <form noValidate onSubmit={submit}>
      <div className="space-y-5">
        <SelectField
          id={controlId("operatorType")}
          label="Вид владельца"
          hint={fixedType ? fixedSettingHint(fixedType.variable) : undefined}
          error={errorOf("operatorType")}
          disabled={fixedType !== undefined}
          value={values.operatorType}
          onText={(operatorType) => set({ operatorType })}
        >
          {(Object.entries(operatorTypeLabels) as [OperatorType, string][]).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </SelectField>
        {operatorFields.map(({ name, label, ...more }) => (
          <SettingField
            key={name}
            id={controlId(name)}
            label={label}
            hint={"hint" in more ? more.hint : undefined}
            fixed={settings.fixed[name]}
            error={errorOf(name)}
            warning={warnings[name]}
            value={values[name]}
            onText={(text) => set({ [name]: text })}
          />
        ))}
      </div>
      <p className="measure mt-6 text-sm text-ink-soft">{typeset(operatorSaveNote)}</p>
      <Button type="submit" className="mt-4" disabled={!isChanged} pending={isPending}>
        Сохранить сведения о сервисе
      </Button>
    </form>
  );
}
