import { BrandMark } from "@/components/shell/header/brand-mark";

/** Length at which search results are usually cut; a hint, not a rule. */
export const visibleTitleLength = 60;
export const visibleDescriptionLength = 160;

type SearchPreviewProps = { path: string; title: string; description: string };

/** A page as a search result shows it, cut at the usual length. */
export function SearchPreview({ path, title, description }: SearchPreviewProps) {
  const place = [window.location.host, ...path.split("/").filter(Boolean)].join(" › ");
  return (
    <figure>
      <figcaption className="text-sm font-medium">Так это выглядит в поиске</figcaption>
      <div className="mt-2.5 rounded-md border border-line bg-sheet px-4 py-3.5">
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <BrandMark className="size-5 shrink-0" />
          <span className="min-w-0 truncate">{place}</span>
        </p>
        <p className="mt-1.5 text-[1.0625rem] leading-snug break-words text-accent">
          {cut(title, visibleTitleLength)}
        </p>
        <p className="mt-1 text-sm break-words text-ink-soft">
          {cut(description, visibleDescriptionLength)}
        </p>
      </div>
    </figure>
  );
}

/** Cuts at the end of a word, as search engines do. */
function cut(text: string, max: number): string {
  const letters = [...text];
  if (letters.length <= max) return text;
  return `${letters
    .slice(0, max)
    .join("")
    .replace(/[\s.,:;–—-]+\S*$/u, "")}…`;
}
