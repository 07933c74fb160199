import Link from "next/link";
import { formatRussianDate, type IsoDate } from "@/lib/core/moscow-time";

type Neighbour = { href: string; title: string; publishedAt: IsoDate };

/** Where to read on: the text before this one in time, and the one after. */
export function TextNeighbours({ older, newer }: { older?: Neighbour; newer?: Neighbour }) {
  if (!newer && !older) return null;
  return (
    <nav
      aria-label="Соседние тексты"
      data-print="hide"
      className="mt-10 grid border-y border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:divide-x sm:divide-line"
    >
      <NeighbourLink label="Раньше" neighbour={older} />
      <NeighbourLink label="Позже" neighbour={newer} isLast />
    </nav>
  );
}

function NeighbourLink({
  label,
  neighbour,
  isLast = false,
}: {
  label: string;
  neighbour: Neighbour | undefined;
  isLast?: boolean;
}) {
  // The other one keeps its side of the page.
  if (!neighbour) return <span aria-hidden="true" className="max-sm:hidden" />;
  return (
    <Link
      href={neighbour.href}
      className={`group block py-5 no-underline ${isLast ? "sm:pl-8 sm:text-right" : "sm:pr-8"}`}
    >
      <span className="text-sm text-ink-faint">
        {label}: {formatRussianDate(neighbour.publishedAt)}
      </span>
      <span className="mt-1 block font-medium text-ink group-hover:text-accent group-hover:underline">
        {neighbour.title}
      </span>
    </Link>
  );
}
