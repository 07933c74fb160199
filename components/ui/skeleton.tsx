import { classNames } from "@/components/ui/class-names";

/** A grey placeholder in the place and size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("animate-breathe rounded-sm bg-wash", className)}
    />
  );
}
