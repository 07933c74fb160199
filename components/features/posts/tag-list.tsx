import { shortTags } from "@/lib/features/posts/news/operations";
import { plural } from "@/lib/russian/plural";

/** The first three tags and «+2» for the rest, which stay available to screen readers and to find-in-page. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const { shown, more } = shortTags(tags);
  const rest = tags.slice(shown.length);
  return (
    <span>
      <span className="sr-only">Метки: </span>
      {shown.join(", ")}
      {more > 0 ? (
        <>
          {" "}
          <span
            aria-hidden="true"
            title={rest.join(", ")}
            className="rounded-sm bg-wash px-1.5 py-0.5 text-xs whitespace-nowrap text-ink-soft tabular-nums"
          >
            +{more}
          </span>
          <span className="sr-only">
            и ещё {plural(more, "метка", "метки", "меток")}: {rest.join(", ")}
          </span>
        </>
      ) : null}
    </span>
  );
}
