import { Search } from "lucide-react";

type SearchFieldProps = {
  label: string;
  /** Placeholder with an example search. */
  hint?: string;
  value: string;
  onChange: (value: string) => void;
};

/** The search field above a list that is filtered while typing. For client components. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  return (
    <search className="relative block w-full sm:max-w-sm">
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // 16 px: below that phones zoom in.
        className="h-11 w-full rounded-md border border-line-strong bg-sheet pr-3 pl-10 text-[1rem] text-ink transition-[border-color] duration-150 hover:border-ink-soft focus-visible:outline-offset-0"
      />
    </search>
  );
}
