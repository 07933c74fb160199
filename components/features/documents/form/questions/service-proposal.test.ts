import { expect, test } from "vitest";
import { proposeService } from "@/components/features/documents/form/questions/service-proposal";

const companies = [
  {
    name: "REG.RU",
    aliases: ["Рег.ру"],
    hosts: ["reg.ru"],
    role: "hosting",
    company: { name: "ООО «РЕГ.РУ»", inn: "7733568767", address: "125315, г. Москва" },
  },
  {
    name: "Masterhost",
    aliases: [],
    hosts: [],
    role: "hosting",
    company: { name: "ООО «МАСТЕРХОСТ»" },
  },
];
const propose = (typed: string, name: string | null, address: string | null) =>
  proposeService(typed, { name, address }, companies);

test("proposes the company and its address, with words about them", () => {
  expect(propose("рег.ру", "рег.ру", "")).toEqual({
    name: "ООО «РЕГ.РУ»",
    address: "125315, г. Москва",
    message:
      "REG.RU — это ООО «РЕГ.РУ», ИНН 7733568767, 125315, г. Москва. Сверьте со счётом или договором.",
  });
});

test("proposes the name alone when the address is typed, not asked or unknown", () => {
  expect(propose("reg.ru", "reg.ru", "Казань")).toMatchObject({ address: undefined });
  expect(propose("reg.ru", "reg.ru", null)).toMatchObject({ address: undefined });
  expect(propose("masterhost", "masterhost", "")).toEqual({
    name: "ООО «МАСТЕРХОСТ»",
    address: undefined,
    message: "Masterhost — это ООО «МАСТЕРХОСТ». Сверьте со счётом или договором.",
  });
});

test("proposes nothing that is already filled in, and nothing for an unknown service", () => {
  expect(propose("ООО «РЕГ.РУ»", "ООО «РЕГ.РУ»", "125315, г. Москва")).toBeNull();
  expect(propose("ООО «РЕГ.РУ»", "ООО «РЕГ.РУ»", "")).toMatchObject({ name: undefined });
  expect(propose("рег.ру", null, null)).toBeNull();
  expect(propose("свой сервер", "свой сервер", "")).toBeNull();
  expect(propose("", "", "")).toBeNull();
});
