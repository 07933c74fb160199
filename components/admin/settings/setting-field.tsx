import type { ComponentProps } from "react";
import { TextField } from "@/components/forms/text-field";
import { fixedSettingHint } from "@/content/admin/settings";
import type { Settings } from "@/lib/features/settings/responses";

type SettingFieldProps = Omit<ComponentProps<typeof TextField>, "hint"> & {
  hint?: string | undefined;
  /** What the environment sets of it: then it is shown, and cannot be typed. */
  fixed: Settings["fixed"][string] | undefined;
};

/** A line of the settings, read-only where the installation has the last word. */
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
