/**
 * Working days of the five-day week and the terms that are counted in them. Pure: a date is `YYYY-MM-DD`, so that
 * neither the server's zone nor its clock changes a result. Source of the days off: ТК РФ ст. 112 and the yearly
 * decree.
 */
import { dayMs } from "@/lib/core/time/day-ms";

/** Whether the Government has decided on the transferred days of a year. */
export const calendarStatuses = ["decreed", "forecast"] as const;

/** The days of a year that differ from the five-day week. `content/calendar` has the known years. */
export type CalendarYear = {
  year: number;
  status: (typeof calendarStatuses)[number];
  /** Days off from Monday to Friday. */
  daysOff: readonly string[];
  /** Working Saturdays and Sundays. */
  workingWeekends: readonly string[];
};

export type WorkingCalendar = readonly CalendarYear[];

/** The last day of a term, and whether it depends on a year without a decree. */
export type TermEnd = { date: string; isForecast: boolean };

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);
const yearOf = (date: string) => Number(date.slice(0, 4));

/** Returns the date so many days later, or earlier for a negative count. */
export const addDays = (date: string, count: number): string =>
  toDate(toTime(date) + count * dayMs);

/** Returns the number of days between two dates; negative when the second one is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toTime(to) - toTime(from)) / dayMs);

/** Returns the same day so many months later; the month's last day when it has no such day (ГК РФ ст. 192 п. 3). */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDate(Date.UTC(year, month - 1 + count, Math.min(day, last)));
}

/**
 * Whether a date is a working day. A year that is not in the calendar is derived from the law and marked as a forecast.
 */
export function workStatusOf(
  calendar: WorkingCalendar,
  date: string,
): { isWorking: boolean; isForecast: boolean } {
  const year = yearOf(date);
  const known = calendar.find((item) => item.year === year) ?? yearByLaw(year);
  const isWeekend = isWeekendDay(date);
  return {
    isWorking: isWeekend ? known.workingWeekends.includes(date) : !known.daysOff.includes(date),
    isForecast: known.status === "forecast",
  };
}

/**
 * Returns the last day of a term of working days: the first one counted is the next working day after `from`.
 * @param count at least one.
 */
export function addWorkingDays(calendar: WorkingCalendar, from: string, count: number): TermEnd {
  let date = from;
  let isForecast = false;
  for (let counted = 0; counted < count; ) {
    date = addDays(date, 1);
    const day = workStatusOf(calendar, date);
    isForecast ||= day.isForecast;
    if (day.isWorking) counted += 1;
  }
  return { date, isForecast };
}

/** Returns the last working day that is not later than a date. */
export function workingDayBefore(calendar: WorkingCalendar, date: string): string {
  let day = date;
  while (!workStatusOf(calendar, day).isWorking) day = addDays(day, -1);
  return day;
}

/** Counts the working days of a whole year. */
export function countWorkingDays(calendar: WorkingCalendar, year: number): number {
  let count = 0;
  for (let date = `${year}-01-01`; yearOf(date) === year; date = addDays(date, 1)) {
    if (workStatusOf(calendar, date).isWorking) count += 1;
  }
  return count;
}

const isWeekendDay = (date: string) => [0, 6].includes(new Date(toTime(date)).getUTCDay());

/** `MM-DD` of the holidays in the law (ТК РФ ст. 112 ч. 1). */
const january = ["01-01", "01-02", "01-03", "01-04", "01-05", "01-06", "01-07", "01-08"];
const laterHolidays = ["02-23", "03-08", "05-01", "05-09", "06-12", "11-04"];

/**
 * A year without a decision: the law's holidays; a holiday on a weekend moves to the next working day (ст. 112 ч. 2).
 * Where those of January go is for the Government to decide.
 */
function yearByLaw(year: number): CalendarYear {
  const holidays = [...january, ...laterHolidays].map((day) => `${year}-${day}`);
  const daysOff = new Set(holidays.filter((date) => !isWeekendDay(date)));
  for (const date of laterHolidays.map((day) => `${year}-${day}`).filter(isWeekendDay)) {
    let next = addDays(date, 1);
    while (isWeekendDay(next) || daysOff.has(next)) next = addDays(next, 1);
    daysOff.add(next);
  }
  return { year, status: "forecast", daysOff: [...daysOff], workingWeekends: [] };
}

/**
 * Returns the year whose days off are not decided although terms already reach into it: this one, or from October on
 * the next.
 * @returns undefined when there is none.
 */
export function undecidedYear(calendar: WorkingCalendar, today: string): number | undefined {
  const year = yearOf(today);
  const years = today.slice(5) >= "10-01" ? [year, year + 1] : [year];
  return years.find((item) => calendar.find((known) => known.year === item)?.status !== "decreed");
}
