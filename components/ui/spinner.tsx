import { LoaderCircle } from "lucide-react";

/**
 * Decorative: the text next to it, or the `aria-label` of its parent, says what is going on. `className` also sets the
 * size.
 */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden="true" strokeWidth={1.75} className={`animate-turn ${className}`} />
  );
}
