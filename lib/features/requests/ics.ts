/** A calendar as a file that every calendar program reads. Pure. Source: RFC 5545. */

export type CalendarEvent = {
  /** The same for the same thing, so that a second import changes the first. */
  uid: string;
  /** The whole day, `YYYY-MM-DD`: it is the same in all zones. */
  day: string;
  nextDay: string;
  title: string;
  text: string;
  url: string;
};

/** Each event with a reminder a day before. */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { title, stamp }: { title: string; stamp: Date },
): string {
  const stamped = `${stamp.toISOString().replace(/[-:]|\.\d+/g, "")}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//sait-po-zakonu//requests//RU",
    `X-WR-CALNAME:${escaped(title)}`,
    ...events.flatMap(({ uid, day, nextDay, title: summary, text, url }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamped}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `DTEND;VALUE=DATE:${nextDay.replaceAll("-", "")}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(text)}`,
      `URL:${url}`,
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(summary)}`,
      "TRIGGER:-P1D",
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** § 3.3.11 */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

/** § 3.1: at most 75 octets a line, never within a character. */
function folded(line: string): string {
  let written = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      written += "\r\n ";
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}
