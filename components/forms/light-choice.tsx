import type { ComponentProps, ReactNode } from "react";
import { checkboxClasses, choiceRowClasses, radioClasses } from "@/components/ui/control-classes";

type LightChoiceProps = Omit<ComponentProps<"input">, "className"> & {
  type: "checkbox" | "radio";
  children: ReactNode;
};

/** `Checkbox` and `Radio` of `components/ui/choice.tsx` for pages that count their kilobytes. */
export function LightChoice({ type, children, ...props }: LightChoiceProps) {
  return (
    <label className={choiceRowClasses}>
      <input type={type} className={type === "radio" ? radioClasses : checkboxClasses} {...props} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
