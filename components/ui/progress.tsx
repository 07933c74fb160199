import { Progress as RadixProgress } from "radix-ui";

/** A thin bar; `label` says in words what it shows («Шаг 2 из 3»). */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <RadixProgress.Root
      value={value}
      max={max}
      aria-label={label}
      getValueLabel={() => label}
      className="h-1 overflow-hidden rounded-full bg-wash"
    >
      <RadixProgress.Indicator
        className="h-full rounded-full bg-accent transition-[width] duration-200"
        style={{ width: `${(value / max) * 100}%` }}
      />
    </RadixProgress.Root>
  );
}
