import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

const badgeVariants = cva(
  "inline-flex items-center gap-1 rounded-sm border px-1.5 py-px text-2xs font-medium whitespace-nowrap [&_svg]:size-3.5",
  {
    variants: {
      tone: {
        plain: "border-line bg-wash text-ink-soft",
        gold: "border-gold-line/60 bg-gold-wash text-gold",
        success: "border-success/30 bg-success-wash text-success",
        danger: "border-danger/30 bg-danger-wash text-danger",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

export function Badge({
  tone,
  className,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={classNames(badgeVariants({ tone }), className)} {...props} />;
}
