import { describe, expect, test } from "vitest";
import { contactWays, messengerName, type SiteContacts } from "@/content/pages/contacts";

const nothing: SiteContacts = {
  email: null,
  phone: null,
  messenger: null,
  secondMessenger: null,
  hours: "Пн–Пт",
};

describe("contactWays", () => {
  test("returns nothing when nothing is configured", () => {
    expect(contactWays(nothing)).toEqual([]);
  });

  test("returns only the configured contacts", () => {
    const ways = contactWays({
      ...nothing,
      messenger: "https://t.me/example",
      email: "info@example.ru",
      phone: "+7 (495) 000-00-00",
    });
    expect(ways.map(({ name, href }) => [name, href])).toEqual([
      ["Telegram", "https://t.me/example"],
      ["Электронная почта", "mailto:info@example.ru"],
      ["Телефон", "tel:+74950000000"],
    ]);
  });
});

test.each([
  ["https://t.me/example", "Telegram"],
  ["tg://resolve?domain=example", "Telegram"],
  ["https://www.vk.com/im?sel=1", "VK"],
  ["https://max.ru/example", "MAX"],
  ["https://chat.example.ru", "Мессенджер"],
])("messengerName of %s is %s", (address, name) => expect(messengerName(address)).toBe(name));
