import type { ComponentProps, ReactNode } from "react";
import {
  checkboxClasses,
  choiceRowClasses,
  radioClasses,
} from "@/components/ui/controls/control-classes";

type LightChoiceProps = Omit<ComponentProps<"input">, "className"> & {
  type: "checkbox" | "radio";
  /** Compact rows when the pointer is a mouse. */
  isDense?: boolean;
  children: ReactNode;
};

/** `Checkbox` and `Radio` of `components/ui/controls/choice.tsx` for pages with a tight size budget. */
export function LightChoice({ type, isDense, children, ...props }: LightChoiceProps) {
  return (
    <label className={`${choiceRowClasses} ${isDense ? "lg:min-h-9 lg:py-1.5" : ""}`}>
      <input type={type} className={type === "radio" ? radioClasses : checkboxClasses} {...props} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
