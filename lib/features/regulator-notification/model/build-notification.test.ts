import { describe, expect, test } from "vitest";
import { defaultEndCondition } from "@/content/regulator-notification/details";
import { checkReasons, no, yes } from "@/content/regulator-notification/fields";
import { measureLabels } from "@/content/regulator-notification/measures";
import { pickLists } from "@/content/regulator-notification/pick-lists";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { recipientsOf } from "@/lib/engine/facts/processing/recipients";
import { recipientName } from "@/lib/engine/facts/processing/recipients-of-purpose";
import { groundPresets } from "@/lib/engine/presets/grounds";
import { buildNotification } from "@/lib/features/regulator-notification/model/build-notification";
import type { NotificationField } from "@/lib/features/regulator-notification/model/field";
import {
  pickActions,
  pickData,
  pickGrounds,
  pickSubjects,
} from "@/lib/features/regulator-notification/model/form-options";
import { owners } from "@/tests/support/regulator/owners";

const fieldsOf = (answers: Record<string, unknown>): NotificationField[] =>
  buildNotification({ answers, details: {} }).flatMap(({ fields }) => fields);

const knownOf = (answers: Record<string, unknown>) => toKnownFacts(answers as AnswersDraft);

/** All the owner's answers, as the notification may show them. */
function saidWords(answer: unknown): string[] {
  if (typeof answer === "string") return [answer.replace(/\s*\n\s*/g, ", ")];
  if (typeof answer !== "object" || answer === null) return [];
  return Object.values(answer).flatMap(saidWords);
}

/** The fields that the law requires of everybody (152-ФЗ ст. 22 ч. 3, 3.1). */
const required = [
  "name",
  "address",
  "measures",
  "crypto",
  "responsibleName",
  "responsiblePhone",
  "responsibleAddress",
  "responsibleEmail",
  "startedOn",
  "endCondition",
  "crossBorder",
  "country",
  "databaseAddress",
  "stateSystems",
  "securityLevel",
];

describe.each(Object.entries(owners))("the notification of %s", (_name, answers) => {
  const fields = fieldsOf(answers);
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = knownOf(answers);
  const recipients = recipientsOf(known);
  const rows = buildProcessingMatrix(known);

  test("has every field that the law requires, filled, to check or asked", () => {
    expect(required.filter((id) => !byId.get(id)?.isRequired)).toEqual([]);
    const wrong = fields.filter(
      ({ state, value, sources, reason }) =>
        sources.length === 0 ||
        (state === "filled" && !value) ||
        (state === "check" && !(value && reason)),
    );
    expect(wrong).toEqual([]);
    expect(fields.length).toBe(byId.size);
  });

  test("contains only the owner's words outside the table of processing", () => {
    const allowed = new Set([
      ...saidWords(answers),
      ...Object.values(measureLabels),
      ...recipients.flatMap(({ name }) => name ?? []),
      ...recipients.flatMap(recipientName),
      ...[yes, no, defaultEndCondition],
    ]);
    const invented = fields
      .filter(({ id, state }) => !id.startsWith("purpose.") && state !== "asked")
      .flatMap(({ id, value, picks, words }) =>
        (picks ? (words ?? []) : [value ?? ""]).map((text) => [id, text]),
      )
      .filter(
        ([, text = ""]) =>
          !allowed.has(text) && !text.split("; ").every((part) => allowed.has(part)),
      );
    expect(invented).toEqual([]);
  });

  test("has exactly the purposes of the policy's table", () => {
    const purposes = fields.filter(({ label }) => label === "Цель обработки");
    expect(purposes.map(({ id }) => id)).toEqual(rows.map(({ key }) => `purpose.${key}`));
    const named = purposes.filter(({ state }) => state === "filled");
    expect(named.map(({ value }) => value)).toEqual(
      rows.flatMap(({ key, purpose }) =>
        byId.get(`purpose.${key}`)?.state === "filled" ? [purpose] : [],
      ),
    );
  });

  test("has exactly the data and persons of each purpose, ticked or in words", () => {
    for (const row of rows) {
      const data = byId.get(`purpose.${row.key}.data`);
      // Removing one item removes its ticks or its words: nothing else is lost or added.
      const others = new Set(data?.words ?? []);
      const unexplained = row.data.filter((item) => {
        if (others.has(item)) return false;
        const without = pickData({ ...row, data: [item], dataTypes: [] });
        const isApart = without.keys.length + without.words.length === 0;
        return !isApart && without.keys.some((key) => !data?.picks?.keys.includes(key));
      });
      expect(unexplained).toEqual([]);
      expect([...others].filter((item) => !row.data.includes(item))).toEqual([]);

      const subjects = byId.get(`purpose.${row.key}.subjects`);
      const each = row.subjects.map((item) => pickSubjects({ ...row, subjects: [item] }));
      expect(each.every(({ keys, words }) => keys.length + words.length > 0)).toBe(true);
      expect(new Set(subjects?.picks?.keys)).toEqual(new Set(each.flatMap(({ keys }) => keys)));
      expect(subjects?.words ?? []).toEqual(each.flatMap(({ words }) => words));
    }
  });

  test("names exactly the recipients of the policy", () => {
    const names = fields
      .filter(({ label, value }) => label === "Кому передаются" && value !== null)
      .flatMap(({ value }) => value?.split("; ") ?? []);
    // The one who keeps a part of the data is named together with that part.
    const bare = new Set(
      names.map(
        (name) =>
          name
            .split(" — согласия")[0]
            ?.split(" — опубликованные")[0]
            ?.split(" — сведения, показанные")[0],
      ),
    );
    const wanted = new Set(recipients.flatMap(recipientName).flatMap((name) => name.split("; ")));
    expect([...wanted].filter((name) => !bare.has(name))).toEqual([]);
    expect([...bare].filter((name) => !wanted.has(name ?? ""))).toEqual([]);
  });

  test("ticks only items of the form's lists", () => {
    const unknown = rows.flatMap((row) => [
      ...pickData(row).keys.filter((key) => !(key in pickLists.data)),
      ...pickSubjects(row).keys.filter((key) => !(key in pickLists.subjects)),
      ...pickGrounds(row).keys.filter((key) => !(key in pickLists.grounds)),
      ...pickActions(row).keys.filter((key) => !(key in pickLists.actions)),
      ...pickActions(row).words,
    ]);
    expect(unknown).toEqual([]);
  });
});

test("every preset of a ground has its item in the form's list or its act in words", () => {
  const [row] = buildProcessingMatrix(knownOf(owners.shop ?? {}));
  if (!row) throw new Error("No row");
  for (const ground of Object.values(groundPresets)) {
    const { keys, words } = pickGrounds({ ...row, grounds: [{ key: "law", ...ground }] });
    expect(keys.length + words.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !(key in pickLists.grounds))).toEqual([]);
  }
});

test("an owner with only required answers has just name and e-mail filled", () => {
  const filled = fieldsOf(owners.requiredOnly ?? {})
    .filter(({ id, state }) => state === "filled" && !id.startsWith("purpose."))
    .map(({ id }) => id);
  expect(filled).toEqual(["name", "email"]);
});

test("the measures are exactly those that the owner ticked, and asked when none is", () => {
  const answers = { ...owners.shop, protectionMeasures: ["backup", "log"] };
  const byId = new Map(fieldsOf(answers).map((field) => [field.id, field]));
  expect(byId.get("measures")).toMatchObject({
    state: "filled",
    value: `${measureLabels.backup}; ${measureLabels.log}`,
  });
  expect(byId.get("means")?.picks?.keys).toEqual(["backup"]);
  expect(
    new Map(fieldsOf({ ...owners.shop }).map((field) => [field.id, field])).get("measures"),
  ).toMatchObject({
    state: "asked",
    value: null,
  });
});

describe("the field about transfer abroad", () => {
  const stateOf = (answers: Record<string, unknown>) => {
    const field = fieldsOf(answers).find(({ id }) => id === "crossBorder");
    return [field?.state, ...(field?.picks?.keys ?? [])];
  };
  const local = { ...owners.blogger, databaseCountry: "russia" };
  test("is «no» only when the countries of the database and of all recipients are known", () => {
    expect(stateOf({ ...owners.blogger })).toEqual(["asked"]);
    expect(stateOf({ ...local, recipientsHome: "russia" })).toEqual(["filled", "no"]);
  });
  test("is «yes», to check, when a recipient or the database is abroad", () => {
    const mailing = { name: "Mailchimp", role: "mailing", country: "US" };
    expect(stateOf({ ...local, recipients: [mailing] })).toEqual(["check", "yes"]);
    expect(stateOf({ ...owners.blogger, databaseCountry: "abroad" })).toEqual(["check", "yes"]);
  });
});

test("notifications of a change and of an end start with the register number, the day and the ground", () => {
  const answers = owners.shop ?? {};
  const idsOf = (kind: "change" | "termination") =>
    buildNotification({ answers, details: {} }, kind)[0]?.fields.map(({ id }) => id);
  expect(idsOf("change")).toEqual(["registerNumber", "changedOn", "changeGround"]);
  expect(idsOf("termination")).toEqual(["registerNumber", "endedOn", "endGround"]);
  const ended = buildNotification({ answers, details: {} }, "termination");
  expect(ended.map(({ id }) => id)).toEqual(["notice", "operator", "performer"]);
});

describe("the notification of a transfer abroad", () => {
  const answers = {
    ...owners.blogger,
    processingPurposes: ["feedback", "newsletter"],
    recipients: [
      { name: "Mailchimp", role: "mailing", country: "US" },
      { name: "Бот", role: "mailing", country: "other", otherCountry: "Монголия" },
      { name: "ООО «Скороход»", role: "delivery", country: "RU" },
    ],
  };
  const sections = (more: object = {}) =>
    buildNotification({ answers: { ...answers, ...more }, details: {} }, "crossBorder");
  const fields = (more: object = {}) => sections(more).flatMap(({ fields }) => fields);

  test("has the sections and fields of 152-FZ art. 12 part 4, in its order", () => {
    expect(sections().map(({ id }) => id)).toEqual([
      "operator",
      "responsible",
      "purpose.newsletter",
      "states",
      "performer",
    ]);
    const ids = fields().map(({ id }) => id);
    for (const id of [
      "name",
      "address",
      "earlierNotice",
      "responsibleName",
      "purpose.newsletter",
      "states",
      "assessedOn",
    ]) {
      expect(ids).toContain(id);
    }
    expect(ids.filter((id) => /\.(?:actions|method)$/.test(id))).toEqual([]);
  });

  test("names the states and the recipients abroad, and no recipient in Russia", () => {
    expect(fields().find(({ id }) => id === "states")).toMatchObject({
      state: "filled",
      value: "США; Монголия",
    });
    const named = fields().find(({ id }) => id === "purpose.newsletter.recipients");
    expect(named?.value).toBe("Mailchimp; Бот");
    expect(JSON.stringify(fields())).not.toContain("Скороход");
  });

  test("asks for the state when a recipient abroad has no country", () => {
    const field = fields({ recipients: [{ name: "зарубежные отели", role: "travel" }] });
    expect(field.find(({ id }) => id === "states")).toMatchObject({ state: "asked", value: null });
  });

  test("marks the data of a purpose to check, because not all of them go abroad", () => {
    expect(fields().find(({ id }) => id === "purpose.newsletter.data")).toMatchObject({
      state: "check",
      reason: checkReasons.transferredData,
      norm: "152-ФЗ, ст. 12 ч. 4 п. 4",
    });
  });
});
