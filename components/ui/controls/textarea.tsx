import { clsx } from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import { controlClasses } from "@/components/ui/controls/control-classes";

/** Grows with its text if the browser supports it (`field-sizing`), from `rows` upwards. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={clsx(
        controlClasses,
        "field-sizing-content min-h-[calc(1lh*var(--rows)+1.25rem)] resize-y py-2.5 leading-normal",
        className,
      )}
      style={{ "--rows": rows } as CSSProperties}
      {...props}
    />
  );
}
