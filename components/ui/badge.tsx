import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

const tones = {
  plain: "border-line bg-wash text-ink-soft",
  gold: "border-gold-line/60 bg-gold-wash text-gold",
  success: "border-success/30 bg-success-wash text-success",
  danger: "border-danger/30 bg-danger-wash text-danger",
};

const base =
  "inline-flex items-center gap-1 rounded-sm border px-1.5 py-px text-2xs font-medium whitespace-nowrap [&_svg]:size-3.5";

type BadgeProps = ComponentProps<"span"> & { tone?: keyof typeof tones | undefined };

export function Badge({ tone = "plain", className, ...props }: BadgeProps) {
  return <span className={classNames(base, tones[tone], className)} {...props} />;
}
