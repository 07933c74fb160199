import Link from "next/link";
import type { News } from "@/lib/content/text";
import { formatRussianDate } from "@/lib/core/moscow-time";
import { postPath } from "@/lib/news/operations";

type PostNeighboursProps = { newer?: News | undefined; older?: News | undefined };

/** Where to read on: the text before this one in time, and the one after. */
export function PostNeighbours({ newer, older }: PostNeighboursProps) {
  if (!newer && !older) return null;
  return (
    <nav
      aria-label="Соседние тексты"
      data-print="hide"
      className="mt-10 grid border-y border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:divide-x sm:divide-line"
    >
      <Neighbour label="Раньше" post={older} />
      <Neighbour label="Позже" post={newer} isLast />
    </nav>
  );
}

function Neighbour({
  label,
  post,
  isLast = false,
}: {
  label: string;
  post: News | undefined;
  isLast?: boolean;
}) {
  // The other one keeps its side of the page.
  if (!post) return <span aria-hidden="true" className="max-sm:hidden" />;
  return (
    <Link
      href={postPath(post)}
      className={`group block py-5 no-underline ${isLast ? "sm:pl-8 sm:text-right" : "sm:pr-8"}`}
    >
      <span className="text-sm text-ink-faint">
        {label}: {formatRussianDate(post.publishedAt)}
      </span>
      <span className="mt-1 block font-medium text-ink group-hover:text-accent group-hover:underline">
        {post.title}
      </span>
    </Link>
  );
}
