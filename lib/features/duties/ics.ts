/** Writes the duties as a calendar file (RFC 5545). Pure. */
import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import { calendarTexts } from "@/content/duties/calendar";
import type { SiteDuties } from "@/lib/features/duties/responses";
import { lowerFirst } from "@/lib/russian/first-letter";
import { addDays } from "@/lib/russian/working-calendar";

const hour = 60 * 60;

/**
 * Each duty is an all-day event with a reminder the day before; a deadline in hours is its last hour, with a reminder
 * three hours before. A second import updates the events of the first, because their ids are those of the duties.
 */
export function writeCalendar(
  { site, duties }: SiteDuties,
  { siteUrl, stamp }: { siteUrl: string; stamp: Date },
): string {
  const calendar = ical({
    name: calendarTexts.calendarOf(site.address),
    prodId: "-//sait-po-zakonu//duties//RU",
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { id, state, day, endsAt, what, why, norm, href, isForecast } of duties) {
    if (state === "done") continue;
    const end = endsAt === null ? null : new Date(endsAt);
    const event = calendar.createEvent({
      id: `${id}@${new URL(siteUrl).hostname}`,
      stamp,
      ...(end
        ? { start: new Date(end.getTime() - hour * 1000), end }
        : { start: midnight(day), end: midnight(addDays(day, 1)), allDay: true }),
      summary: `${site.address}: ${lowerFirst(what)}`,
      description: [why, norm, isForecast ? calendarTexts.forecast : null]
        .filter(Boolean)
        .join("\n"),
      url: `${siteUrl}${href}`,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: end ? 3 * hour : 24 * hour });
  }
  return `${calendar.toString()}\r\n`;
}

/** Days are written by their UTC date, whatever the server's time zone. */
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
