import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

/** The look of everything that one types into or picks from. 16 px: less makes phones zoom in. */
export const controlClasses =
  "w-full rounded-md border border-line-strong bg-sheet px-3 text-[1rem] text-ink transition-[border-color] duration-150 hover:border-ink-soft aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] disabled:bg-wash disabled:text-ink-faint focus-visible:outline-offset-0";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={classNames(controlClasses, "h-11", className)} {...props} />;
}
