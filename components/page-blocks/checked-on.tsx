import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";
import { typeset } from "@/lib/russian/screen-typography";

/** The day when the page was last compared with the law. */
export function CheckedOn({ date, note }: { date: IsoDate; note?: string }) {
  return (
    <p className="measure mt-12 text-xs text-ink-faint">
      Сведения проверены <time dateTime={date}>{formatRussianDate(date)}</time>
      {note ? ` ${typeset(note)}` : null}
    </p>
  );
}
