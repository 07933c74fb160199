import type { ComponentProps } from "react";
import { TextField } from "@/components/forms/text-field";
import { fixedSettingHint } from "@/content/admin/settings";
import type { Settings } from "@/lib/features/settings/responses";

type SettingFieldProps = Omit<ComponentProps<typeof TextField>, "hint"> & {
  hint?: string | undefined;
  /** The value fixed by the environment: shown read-only. */
  fixed: Settings["fixed"][string] | undefined;
};

/** One setting; read-only when the environment fixes it. */
export function SettingField({ fixed, hint, ...field }: SettingFieldProps) {
  if (fixed === undefined) return <TextField {...field} hint={hint} />;
  return (
    <TextField
      {...field}
      hint={fixedSettingHint(fixed.variable)}
      value={fixed.value}
      readOnly
      disabled
    />
  );
}
