import { type Deadline, deadlines, type Term } from "@/content/duties/deadlines";
import { requestRegisterTexts as texts } from "@/content/requests/register";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** All terms that 152-ФЗ sets for an operator, with the norm of each. */
export function TermsTable() {
  const rows: Deadline[] = Object.values(deadlines);
  return (
    <section aria-labelledby="terms" className="mt-12">
      <h2 id="terms" className="text-xl">
        {texts.termsTitle}
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">{typeset(texts.termsNote)}</p>
      <dl className="mt-4 max-w-3xl divide-y divide-line border-y border-line text-sm">
        {rows.map((row) => (
          <div key={row.duty} className="gap-x-6 py-2.5 sm:grid sm:grid-cols-[minmax(0,1fr)_15rem]">
            <dt>
              {typeset(row.duty)}
              <span className="block text-xs text-ink-faint">{typeset(row.norm)}</span>
            </dt>
            <dd className="mt-1 sm:mt-0">
              <strong className="font-semibold tabular-nums">{formatTerm(row)}</strong>
              <span className="block text-xs text-ink-faint">{typeset(row.from)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const units: Record<Term["unit"], readonly [string, string, string]> = {
  workingDays: ["рабочий день", "рабочих дня", "рабочих дней"],
  days: ["день", "дня", "дней"],
  months: ["месяц", "месяца", "месяцев"],
  hours: ["час", "часа", "часов"],
};

function formatTerm({ term: { count, unit }, extension, isEarliest }: Deadline): string {
  const length = plural(count, ...units[unit]);
  if (isEarliest) return `не раньше чем через ${length}`;
  return extension ? `${length}, можно продлить на ${extension}` : length;
}
