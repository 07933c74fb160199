/** What the documents of one owner say about the same thing: a visitor reads them side by side. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { writeAll } from "@/content/documents/check/write-all";

const folder = "content/documents/privacy/samples";
const owners = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => {
    const typed = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Record<string, unknown>;
    return { name: file.replace(/\.json$/, ""), typed };
  });

describe.each(owners)("$name", ({ typed }) => {
  const texts = writeAll(typed);

  test("names itself and its contacts alike in each document", () => {
    const { companyName, contactEmail, inn, ogrn } = typed;
    const facts = [companyName, contactEmail, inn, ogrn].filter((fact) => typeof fact === "string");
    for (const [type, text] of Object.entries(texts)) {
      for (const fact of facts) expect(text, type).toContain(fact);
    }
  });

  // 152-ФЗ ст. 6 ч. 3: recipients that the consent entrusts with data act on the owner's behalf in the policy
  // too.
  test("calls the counters' owners what they are: those who act by order", () => {
    const { consent = "", privacy = "" } = texts;
    const entrusted = [...consent.matchAll(/Кому поручена обработка: ([^\n]+)/g)].map(
      ([, recipient = ""]) => recipient,
    );
    for (const recipient of new Set(entrusted)) {
      if (recipient.startsWith("[")) continue;
      const rows = privacy.split("Получатель: ").slice(1);
      const row = rows.find((block) => block.split("\n")[0]?.includes(recipient));
      if (row) expect(row.split("\n\n")[0], recipient).toContain("поручение обработки");
    }
  });

  // 323-ФЗ ст. 13 ч. 3; 152-ФЗ ст. 10 ч. 2 п. 1: a host owes no medical secrecy.
  test("asks in writing for whoever keeps appointments, and says so in the policy", () => {
    const { consent = "", privacy = "" } = texts;
    const appointment = /дата записи на приём/;
    if (!appointment.test(privacy) || !privacy.includes("(хостинг)")) return;
    expect(privacy).toContain("только с согласия пациента в письменной форме");
    const forms = consent.split(/(?=Перечень данных: )/).filter((form) => /^Перечень/.test(form));
    const asking = forms.filter((form) => appointment.test(form.split("\n")[0] ?? ""));
    expect(asking).not.toHaveLength(0);
    for (const form of asking) expect(form).toContain("Согласие даётся в письменной форме");
  });

  // 152-ФЗ ст. 18 ч. 5: what a counter abroad records is not recorded in Russia alone.
  test("does not call its databases Russian alone where data go abroad", () => {
    const abroad = /на территорию (?!страны поездки|иностранного)[^\n:]+: /;
    if (!Object.values(texts).some((text) => abroad.test(text))) return;
    for (const [type, text] of Object.entries(texts)) {
      expect(text, type).not.toMatch(/ведутся только с использованием баз данных/);
    }
  });

  test("speaks of advertising cookies only where it has them", () => {
    const { cookie = "", privacy = "" } = texts;
    if (cookie.includes("екламные файлы cookie Оператор вправе использовать только")) {
      expect(privacy).not.toMatch(/файлы cookie[^\n]*рекламн/);
    }
  });
});
