import { classNames } from "@/components/ui/class-names";

/** A grey bar in the place and size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("animate-breathe rounded-sm bg-wash", className)}
    />
  );
}
