import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { controlClasses } from "@/components/ui/controls/control-classes";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={classNames(controlClasses, "h-11", className)} {...props} />;
}
