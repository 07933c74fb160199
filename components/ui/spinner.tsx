import { LoaderCircle } from "lucide-react";
import { classNames } from "@/components/ui/class-names";

/** Decorative: the words beside it, or the `aria-label` of its parent, say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      strokeWidth={1.75}
      className={classNames("animate-turn size-5", className)}
    />
  );
}
