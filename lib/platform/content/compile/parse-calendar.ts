import { parse } from "yaml";
import { z } from "zod";
import {
  type CalendarYear,
  calendarStatuses,
  countWorkingDays,
} from "@/lib/russian/working-calendar";

const date = z.iso.date();
const yearSchema = z.strictObject({
  status: z.enum(calendarStatuses),
  daysOff: z.array(date).min(1),
  workingWeekends: z.array(date),
  workingDays: z.int(),
  source: z.string().min(1),
  where: z.array(z.url()).min(1),
  checked: date,
});

/**
 * Reads a year of `content/calendar`, `YYYY.yaml`.
 * @returns the year as it is counted with, and in Russian what is wrong with the file: then it is not to be used.
 */
export function parseCalendarYear(
  file: string,
  text: string,
): { year: CalendarYear; problems: string[] } {
  const number = Number(/(\d{4})\.yaml$/.exec(file)?.[1]);
  const parsed = yearSchema.safeParse(readYaml(text));
  const none: CalendarYear = { year: number, status: "forecast", daysOff: [], workingWeekends: [] };
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${file}: «${path.join(".")}»: ${message}`,
    );
    return { year: none, problems };
  }
  const { status, daysOff, workingWeekends, workingDays } = parsed.data;
  const year: CalendarYear = { year: number, status, daysOff, workingWeekends };
  const all = [...daysOff, ...workingWeekends];
  const problems = [
    ...all
      .filter((day) => !day.startsWith(`${number}-`))
      .map((day) => `${day} — не этого года, он в файле своего`),
    ...daysOff.filter(isWeekend).map((day) => `${day} — выходной и так, в daysOff только будни`),
    ...workingWeekends
      .filter((day) => !isWeekend(day))
      .map((day) => `${day} — будний день, в workingWeekends только суббота и воскресенье`),
    ...(new Set(all).size < all.length ? ["один день назван дважды"] : []),
  ];
  const counted = countWorkingDays([year], number);
  if (problems.length === 0 && counted !== workingDays) {
    problems.push(`рабочих дней выходит ${counted}, а в workingDays — ${workingDays}`);
  }
  return { year, problems: problems.map((problem) => `${file}: ${problem}`) };
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

function readYaml(text: string): unknown {
  try {
    // The core schema has no dates: a day stays the text that it is.
    return parse(text, { schema: "core" });
  } catch {
    return null;
  }
}
