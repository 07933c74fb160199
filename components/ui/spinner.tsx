import { LoaderCircle } from "lucide-react";

/**
 * Decorative: the words beside it, or the `aria-label` of its parent, say what is going on.
 * `className` gives the size too.
 */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden="true" strokeWidth={1.75} className={`animate-turn ${className}`} />
  );
}
