import { expect, test } from "vitest";
import { writeCalendar } from "@/lib/features/requests/ics";

const event = {
  uid: "a-access@localhost",
  day: "2026-12-11",
  nextDay: "2026-12-12",
  title: "ромашка.рф: дать сведения; быстро, верно \\ и точно",
  text: "Первая строка\nвторая строка, которая так длинна, что её придётся перенести не один раз 🌼🌼🌼",
  url: "http://localhost:3000/sites/1/requests",
};
const file = writeCalendar([event], {
  title: "Сроки",
  stamp: new Date("2026-11-27T08:05:04.321Z"),
});

test("is what a calendar program reads", () => {
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(lines).toEqual(
    expect.arrayContaining([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "UID:a-access@localhost",
      "DTSTAMP:20261127T080504Z",
      "DTSTART;VALUE=DATE:20261211",
      "DTEND;VALUE=DATE:20261212",
      String.raw`SUMMARY:ромашка.рф: дать сведения\; быстро\, верно \\ и точно`,
      String.raw`DESCRIPTION:Первая строка\nвторая строка\, которая так длинна\, что её придётся перенести не один раз 🌼🌼🌼`,
      "END:VCALENDAR",
    ]),
  );
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("has no line of more than 75 octets, and cuts no character", () => {
  const long = file.split("\r\n").filter((line) => Buffer.byteLength(line) > 75);
  expect(long).toEqual([]);
  expect(file).not.toContain("\ufffd");
  expect(file.split("\r\n").some((line) => line.startsWith(" "))).toBe(true);
});
