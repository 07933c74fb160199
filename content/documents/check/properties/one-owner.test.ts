/** What the documents of one owner say about the same thing: a visitor reads them side by side. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeAll } from "@/content/documents/check/write-all";

const folder = "content/documents/privacy/samples";
const owners = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => {
    const typed = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Record<string, unknown>;
    return { name: file.replace(/\.json$/, ""), typed, texts: writeAll(typed) };
  });

test.each(owners)("$name has the same name and contacts in each document", ({ typed, texts }) => {
  const { companyName, contactEmail, inn, ogrn } = typed;
  const facts = [companyName, contactEmail, inn, ogrn].filter((fact) => typeof fact === "string");
  expect(facts.length).toBeGreaterThan(0);
  for (const [type, text] of Object.entries(texts)) {
    for (const fact of facts) expect(text, type).toContain(fact);
  }
});

/**
 * Recipients that the consent of an owner entrusts with data and the policy names, with what the policy says of them.
 */
const entrusted = owners.flatMap(({ name, texts: { consent = "", privacy = "" } }) => {
  const named = [...consent.matchAll(/Кому поручена обработка: ([^\n]+)/g)].map(
    ([, recipient = ""]) => recipient,
  );
  const rows = privacy.split("Получатель: ").slice(1);
  return [...new Set(named)].flatMap((recipient) => {
    const row = rows.find((block) => block.split("\n")[0]?.includes(recipient));
    return row && !recipient.startsWith("[") ? [{ name, recipient, row }] : [];
  });
});

// 152-ФЗ ст. 6 ч. 3: whom the consent entrusts with data acts on the owner's behalf in the policy too.
test.each(entrusted)(
  "$name entrusts data to $recipient in the policy as in the consent",
  ({ row }) => {
    expect(row.split("\n\n")[0]).toContain("поручение обработки");
  },
);

const appointment = /дата записи на приём/;
const withAppointments = owners.filter(
  ({ texts: { privacy = "" } }) => appointment.test(privacy) && privacy.includes("(хостинг)"),
);

// 323-ФЗ ст. 13 ч. 3; 152-ФЗ ст. 10 ч. 2 п. 1: a host owes no medical secrecy.
test.each(withAppointments)(
  "$name asks for a written consent when a host stores appointments",
  ({ texts: { consent = "", privacy = "" } }) => {
    expect(privacy).toContain("только с согласия пациента в письменной форме");
    const forms = consent.split(/(?=Перечень данных: )/).filter((form) => /^Перечень/.test(form));
    const asking = forms.filter((form) => appointment.test(form.split("\n")[0] ?? ""));
    expect(asking).not.toHaveLength(0);
    for (const form of asking) expect(form).toContain("Согласие даётся в письменной форме");
  },
);

const abroad = /на территорию (?!страны поездки|иностранного)[^\n:]+: /;
const sendingAbroad = owners.filter(({ texts }) =>
  Object.values(texts).some((text) => abroad.test(text)),
);

// 152-ФЗ ст. 18 ч. 5: what a counter abroad records is not recorded in Russia alone.
test.each(sendingAbroad)(
  "$name does not claim that its databases are only in Russia when data go abroad",
  ({ texts }) => {
    for (const [type, text] of Object.entries(texts)) {
      expect(text, type).not.toMatch(/ведутся только с использованием баз данных/);
    }
  },
);

const withoutAdvertising = owners.filter(({ texts: { cookie = "" } }) =>
  cookie.includes("екламные файлы cookie в этом перечне не названы"),
);

test.each(withoutAdvertising)(
  "$name does not mention advertising cookies in the policy when it has none",
  ({ texts: { privacy = "" } }) => {
    expect(privacy).not.toMatch(/файлы cookie[^\n]*рекламн/);
  },
);

test("samples cover each of these cases", () => {
  const cases = { entrusted, withAppointments, sendingAbroad, withoutAdvertising };
  const missing = Object.entries(cases).filter(([, found]) => found.length === 0);
  expect(missing.map(([name]) => name)).toEqual([]);
});
