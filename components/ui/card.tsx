import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

/** A card. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className={classNames("rounded-lg border border-line bg-sheet", className)} {...props} />
  );
}
