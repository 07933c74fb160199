import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";
import { plural } from "@/lib/russian/plural";

type TextMetaProps = {
  /** The display name, not a key. */
  category: string;
  publishedAt: IsoDate;
  /** Left out if the text was not compared with the law. */
  checkedAt: IsoDate | undefined;
  readMinutes: number;
};

/** Metadata of a text: rubric, date, reading time, when it was checked. */
export function TextMeta({ category, publishedAt, checkedAt, readMinutes }: TextMetaProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-faint">
      <li className="font-medium text-ink-soft">{category}</li>
      <li>
        <time dateTime={publishedAt}>{formatRussianDate(publishedAt)}</time>
      </li>
      <li>{readingTime(readMinutes)}</li>
      {checkedAt === undefined ? null : (
        <li>
          Проверено <time dateTime={checkedAt}>{formatRussianDate(checkedAt)}</time>
        </li>
      )}
    </ul>
  );
}

/** «8 минут чтения». */
export const readingTime = (minutes: number): string =>
  `${plural(minutes, "минута", "минуты", "минут")} чтения`;
