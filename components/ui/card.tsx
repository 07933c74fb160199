import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

/** A sheet of paper on the desk. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className={classNames("rounded-lg border border-line bg-sheet", className)} {...props} />
  );
}
