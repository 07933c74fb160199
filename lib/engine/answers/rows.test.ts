/** A list of records in the answers: what is accepted, what is rejected and with which message. */
import { describe, expect, test } from "vitest";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";

const smallest = {
  type: "privacy",
  companyName: "ООО «Ромашка»",
  websiteUrl: "romashka.ru",
  contactEmail: "info@romashka.ru",
};
const parse = (recipients: unknown) => documentAnswersSchema.safeParse({ ...smallest, recipients });
/** The messages by place. */
const messagesOf = (recipients: unknown) => {
  const { error } = parse(recipients);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
};

test("recipients default to an empty list", () => {
  expect(documentAnswersSchema.parse(smallest)).toMatchObject({ recipients: [] });
});

test("a recipient is cleaned like other answers, and parsing it again changes nothing", () => {
  const { data } = parse([
    {
      name: " ООО\n«Санки» ",
      role: "delivery",
      inn: "77 07-083893",
      address: "",
      country: null,
      purposes: ["delivery", "registration", "delivery"],
    },
  ]);
  const [row] = (data as { recipients: object[] }).recipients;
  expect(row).toEqual({
    name: "ООО «Санки»",
    role: "delivery",
    inn: "7707083893",
    purposes: ["registration", "delivery"],
    data: [],
  });
  expect(documentAnswersSchema.parse(data)).toEqual(data);
});

describe("an error message names the record and the column", () => {
  const named = (more: object) => [{ name: "Первый" }, { name: "Второй", ...more }];

  test.each<[unknown, Record<string, string>]>([
    [named({ name: " " }), { "recipients.1.name": "Получатель 2: Укажите, кто это" }],
    [[{}], { "recipients.0.name": "Получатель 1: Укажите, кто это" }],
    [
      named({ name: "я".repeat(301) }),
      {
        "recipients.1.name":
          "Получатель 2: Название, как в договоре, или фамилия, имя, отчество — не длиннее 300 символов",
      },
    ],
    [
      named({ role: "thief" }),
      { "recipients.1.role": "Получатель 2: Чем занимается — выберите вариант из списка" },
    ],
    [
      named({ data: ["email", "soul"] }),
      {
        "recipients.1.data.1": "Получатель 2: Какие данные получает — выберите вариант из списка",
      },
    ],
    [
      named({ inn: "12а" }),
      { "recipients.1.inn": "Получатель 2: ИНН должен содержать минимум 10 цифр" },
    ],
    [named({ isAdmin: true }), { "recipients.1": "Получатель 2: Неизвестные сведения" }],
    [[{ name: "Первый" }, "Второй"], { "recipients.1": "Получатель 2: Неизвестные сведения" }],
    ["ООО «Санки»", { recipients: "Укажите список" }],
    [
      Array.from({ length: 51 }, () => ({ name: "ООО «Санки»" })),
      { recipients: "Не больше 50 получателей" },
    ],
  ])("for the recipients %j", (recipients, messages) => {
    expect(messagesOf(recipients)).toEqual(messages);
  });
});

test("toKnownFacts keeps the valid fields of an incomplete recipient and drops records without content", () => {
  const recipients = [
    { name: "нет", role: "", purposes: [] },
    { role: "crm", inn: "77 07", purposes: ["delivery", "steal"], address: 5 },
    null,
    "ООО «Санки»",
  ];
  expect(toKnownFacts({ recipients } as never)["transfers.contractors"]).toEqual([
    {
      name: undefined,
      role: "crm",
      task: undefined,
      purposes: ["delivery"],
      data: [],
      contract: undefined,
      inn: "7707",
      country: undefined,
      otherCountry: undefined,
      address: undefined,
    },
  ]);
});
