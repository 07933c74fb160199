import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyValues } from "@/lib/tools/qr/payload/values";
import { toVcard } from "@/lib/tools/qr/payload/vcard";

const empty = emptyValues.contact;

/** A reader by RFC 2426: content lines, values by their separators, then unescaped. */
function readVcard(text: string): Map<string, string[]> {
  const lines = text.split("\r\n");
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
  return new Map(
    lines.slice(2, -2).map((line) => {
      const [, name = "", value = ""] = /^([A-Z]+)(?:;[A-Z=]+)?:(.*)$/s.exec(line) ?? [];
      const parts = name === "URL" ? [value] : (value.match(/(?:\\.|[^\\;])*(?:;|$)/gs) ?? []);
      return [name, parts.map(unescapeText)];
    }),
  );
}

const unescapeText = (part: string) =>
  part
    .replace(/;$/, "")
    .replace(/\\(.)/gs, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));

test("writes all nine fields", () => {
  expect(
    toVcard({
      firstName: "Пётр",
      lastName: "Иванов-Сидоров",
      phone: "+7 912 345-67-89",
      email: "petr@example.ru",
      organization: "ООО «Ромашка; и Ко»",
      position: "Директор, владелец",
      address: "Москва, ул. Ленина, д. 1",
      website: "example.ru/о-нас,контакты",
      note: "Звоните с 9 до 18\nКод домофона 12\\34",
    }),
  ).toBe(
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Иванов-Сидоров;Пётр;;;",
      "FN:Пётр Иванов-Сидоров",
      "ORG:ООО «Ромашка\\; и Ко»",
      "TITLE:Директор\\, владелец",
      "TEL;TYPE=CELL:+7 912 345-67-89",
      "EMAIL;TYPE=INTERNET:petr@example.ru",
      "ADR;TYPE=WORK:;;Москва\\, ул. Ленина\\, д. 1;;;;",
      "URL:https://example.ru/о-нас,контакты",
      "NOTE:Звоните с 9 до 18\\nКод домофона 12\\\\34",
      "END:VCARD",
      "",
    ].join("\r\n"),
  );
});

test("uses the organisation as the name when there is no other", () => {
  expect(toVcard({ ...empty, organization: "Ромашка" })).toBe(
    "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:Ромашка\r\nORG:Ромашка\r\nEND:VCARD\r\n",
  );
});

describe("any typed text", () => {
  const typed = fc.string({ unit: "grapheme" }).map((text) => text.trim());
  const name = typed.filter((text) => text !== "");

  test("is read back the same", () => {
    fc.assert(
      fc.property(name, name, typed, typed, typed, typed, (...values) => {
        const [firstName, lastName, organization, position, address, note] = values;
        const contact = { ...empty, firstName, lastName, organization, position, address, note };
        const card = readVcard(String(toVcard(contact)));
        const lines = (text: string) => text.replace(/\r\n?/g, "\n");
        expect(card.get("N")?.slice(0, 2)).toEqual([lines(lastName), lines(firstName)]);
        expect(card.get("FN")?.[0]).toBe(lines(`${firstName} ${lastName}`));
        expect(card.get("ORG")?.[0] ?? "").toBe(lines(organization));
        expect(card.get("TITLE")?.[0] ?? "").toBe(lines(position));
        expect(card.get("ADR")?.[2] ?? "").toBe(lines(address));
        expect(card.get("NOTE")?.[0] ?? "").toBe(lines(note));
      }),
    );
  });

  test("does not become another field", () => {
    const note = "Строка\r\nTEL:112\nEND:VCARD";
    const card = readVcard(String(toVcard({ ...empty, firstName: "А", note })));
    expect([...card.keys()]).toEqual(["N", "FN", "NOTE"]);
  });
});
