/** A policy has clear grounds and terms, short cells and only the names that the form asks for. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeOne } from "@/content/documents/check/write-all";

const created = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};
const owners = [
  "лендинг с одной формой",
  "магазин",
  "клиника",
  "блог",
  "визитка консультанта",
  "онлайн-школа",
].map((name) => [name, created(name)] as const);
const lengths = ["short", "full"] as const;
const write = (answers: object, documentLength: (typeof lengths)[number]) =>
  writeOne("privacy", { ...answers, documentLength });

/** The cells of a column of every table that has it, by the labels of the two forms. */
const cells = (policy: string, label: RegExp) =>
  policy
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => label.test(line))
    .map((line) => line.replace(label, ""));
const rowOf = (policy: string, name: string) =>
  policy
    .split("Получатель: ")
    .find((row) => row.startsWith(name))
    ?.split("\n\n")[0] ?? "";

describe.each(lengths)("%s policy", (length) => {
  describe.each(owners)("owner «%s»", (_, answers) => {
    const policy = write(answers, length);

    test("names the ground of the host or builder in one clause", () => {
      expect(policy).not.toMatch(/где согласия нет — основание|с его согласия/);
      const kept = rowOf(policy, "ООО «Хостер»") || rowOf(policy, "АО «Tilda Publishing»");
      expect(kept).toMatch(
        /Основание: поручение обработки \(ч\. 3 ст\. 6 Закона о персональных данных\)/,
      );
      // 152-ФЗ ст. 6 ч. 3.
      expect(policy).toMatch(
        /закон требует согласия субъекта, если иное не предусмотрено федеральным законом/,
      );
      expect(
        policy.match(/(?:Где|если) согласия нет, [^.]*на том же основании, что и Оператор/g),
      ).toHaveLength(1);
    });

    test("has no term that only refers to the end of the purpose", () => {
      expect(policy).not.toMatch(/достижения этой цели|нужно для этой цели/);
      // 152-ФЗ ст. 5 ч. 7, ст. 21 ч. 4.
      expect(policy).toMatch(/данные для неё больше не нужны[^•]*не позднее 30 дней/);
    });

    test("names no general term", () => {
      expect(policy).not.toContain("Общее правило хранения");
    });

    test("quotes the words of a withdrawal and accepts other words", () => {
      expect(policy).toContain("«Отзыв согласия на обработку персональных данных»");
      expect(policy).toMatch(/ринимается и отзыв, написанный иначе/);
    });

    test("keeps each ground within 205 characters", () => {
      const grounds = cells(policy, /^(?:Основание:|Правовое основание —) /);
      expect(grounds.length).toBeGreaterThan(3);
      for (const ground of grounds) expect(ground.length, ground).toBeLessThanOrEqual(205);
      // Without the act and the article in each cell, a note says them once.
      expect(policy).toContain("пункты без статьи — ч. 1 ст. 6");
    });
  });

  test("prints the owner's own term when no purpose uses it", () => {
    const sinceTrip = {
      ...created("блог"),
      customRetentionPeriod: "3 года с даты окончания поездки",
    };
    expect(write(sinceTrip, length)).toContain("3 года с даты окончания поездки");
  });

  test("lists a first name and no surname when the form asks for a first name", () => {
    const landing = { ...created("лендинг с одной формой"), dataTypesCollected: ["name", "phone"] };
    const list = /(?:Какие данные:|Перечень данных —) (Имя; номер телефона; содержание обращения)/;
    expect(write(landing, length)).toMatch(list);
    expect(write(landing, length)).not.toMatch(/[Фф]амилия, имя, отчество/);
    const consent = writeOne("consent", {
      ...landing,
      documentLength: length,
      consentPurpose: "feedback",
    });
    expect(consent).toMatch(/Перечень данных: имя; номер телефона/);
  });

  test("lists the first name in requests and the full name in orders when both are asked", () => {
    const shop = created("магазин");
    const both = {
      ...shop,
      dataTypesCollected: [
        "full_name",
        "name",
        "email",
        "phone",
        "address",
        "cookies",
        "ip_address",
      ],
    };
    const lists = cells(write(both, length), /^(?:Какие данные:|Перечень данных —) /);
    expect(lists.filter((list) => list.startsWith("Имя;"))).toEqual([
      expect.stringContaining("содержание обращения"),
    ]);
    expect(lists.filter((list) => list.startsWith("Фамилия, имя, отчество;"))).toHaveLength(4);
  });

  test("leaves no blank purpose when a first name is asked beside orders alone", () => {
    const orders = {
      ...created("магазин"),
      processingPurposes: ["order_processing"],
      dataTypesCollected: ["full_name", "name", "phone"],
    };
    expect(write(orders, length)).not.toContain("[указать: цель обработки]");
  });

  test("gives a clinic's host data of patients only with their written consent", () => {
    const policy = write(created("клиника"), length);
    // 152-ФЗ ст. 10 ч. 2 п. 1.
    expect(policy).toMatch(
      /ООО «Хостер» \(хостинг\) — согласия с отметками; сведения о пациентах — только с их согласия в письменной форме/,
    );
    expect(rowOf(policy, "ООО «Хостер»")).toMatch(
      /сведения о пациентах — только с их согласия в письменной форме \(п\. 1 ч\. 2 ст\. 10/,
    );
    // 152-ФЗ ст. 10 ч. 2 п. 4 is of the doctor alone: without a consent the host has nothing of the patients.
    expect(policy).toMatch(
      /только с согласия пациента в письменной форме[^\n]*\n+[\d.]+ Остальные данные/,
    );
    // A shop's host has no such condition.
    expect(write(created("магазин"), length)).not.toContain("сведения о пациентах");
  });
});

test("short policy without measures cites the law in a clause of two sentences", () => {
  const policy = write(created("магазин"), "short");
  const [, section = ""] = policy.split("Защита данных\n");
  const [clause = ""] = section.split(/9\.2\. /);
  expect(clause).toMatch(/ст\. 18\.1, 19 Закона о персональных данных/);
  expect(clause.trim().split(/\.\s+(?=[А-ЯЁ])/)).toHaveLength(2);
  // What a policy must name (152-ФЗ ст. 18.1 ч. 1, ст. 19 ч. 2), in the short one too.
  expect(clause).toMatch(/машинные носители/);
});

test("full policy lists the owner's measures before those of the law", () => {
  const policy = write(created("клиника"), "full");
  expect(policy.indexOf("Оператор принял такие меры")).toBeLessThan(
    policy.indexOf("Закон требует от Оператора"),
  );
});
