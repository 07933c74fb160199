import { expect, test } from "vitest";
import { writeCalendar } from "@/lib/features/duties/ics";
import type { SiteDuties } from "@/lib/features/duties/responses";

const common = { source: "request", state: "soon", doneOn: null, isForecast: false } as const;
const duties: SiteDuties = {
  site: { id: "a".repeat(24), name: "Ромашка", address: "ромашка.рф" },
  today: "2026-11-27",
  duties: [
    {
      ...common,
      id: "a-access",
      day: "2026-12-11",
      endsAt: null,
      what: "Дать сведения; быстро, верно \\ и точно",
      why: "Первая строка, которая так длинна, что её придётся перенести не один раз 🌼🌼🌼\nвторая",
      norm: "152-ФЗ, ст. 14 ч. 3",
      href: "/sites/1/requests",
    },
    {
      ...common,
      id: "b-incidentNotice",
      source: "incident",
      day: "2026-11-28",
      endsAt: "2026-11-28T05:30:00.000Z",
      what: "Сообщить в Роскомнадзор об утечке",
      why: "",
      norm: null,
      href: "/sites/1/incident",
    },
    {
      ...common,
      id: "c-done",
      state: "done",
      day: "2026-11-20",
      endsAt: null,
      doneOn: "2026-11-20",
      what: "Сделано",
      why: "",
      norm: null,
      href: "/",
    },
  ],
};
const file = writeCalendar(duties, {
  siteUrl: "http://localhost:3000",
  stamp: new Date("2026-11-27T08:05:04.321Z"),
});
const lines = file.replaceAll("\r\n ", "").split("\r\n");

test("writes a duty with a due day as an all-day event with a reminder the day before", () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "UID:a-access@localhost",
      "DTSTAMP:20261127T080504Z",
      "DTSTART;VALUE=DATE:20261211",
      "DTEND;VALUE=DATE:20261212",
      String.raw`SUMMARY:ромашка.рф: дать сведения\; быстро\, верно \\ и точно`,
      String.raw`DESCRIPTION:Первая строка\, которая так длинна\, что её придётся перенести не один раз 🌼🌼🌼\nвторая\n152-ФЗ\, ст. 14 ч. 3`,
      "TRIGGER:-P1D",
      "END:VCALENDAR",
    ]),
  );
});

test("writes a term in hours as an event that ends at its minute", () => {
  expect(lines).toEqual(
    expect.arrayContaining(["DTSTART:20261128T043000Z", "DTEND:20261128T053000Z", "TRIGGER:-PT3H"]),
  );
});

test("omits duties that are done", () => {
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(file).not.toContain("Сделано");
});

test("folds lines at 75 octets without cutting a character", () => {
  expect(file.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(file).not.toContain("\ufffd");
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
});
