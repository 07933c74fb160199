import Link from "next/link";
import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";

type Neighbour = { href: string; title: string; publishedAt: IsoDate };

/** Links to the previous and the next text by date. */
export function TextNeighbours({ older, newer }: { older?: Neighbour; newer?: Neighbour }) {
  if (!newer && !older) return null;
  const both = newer !== undefined && older !== undefined;
  return (
    <nav
      aria-label="Соседние тексты"
      data-print="hide"
      className={`mt-10 border-y border-line ${both ? "grid max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:divide-x sm:divide-line" : ""}`}
    >
      {older ? <NeighbourLink label="Раньше" neighbour={older} /> : null}
      {newer ? <NeighbourLink label="Позже" neighbour={newer} isRight={both} /> : null}
    </nav>
  );
}

type NeighbourLinkProps = { label: string; neighbour: Neighbour; isRight?: boolean };

function NeighbourLink({ label, neighbour, isRight = false }: NeighbourLinkProps) {
  return (
    <Link
      href={neighbour.href}
      className={`group block py-5 no-underline ${isRight ? "sm:pl-8 sm:text-right" : "sm:pr-8"}`}
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
