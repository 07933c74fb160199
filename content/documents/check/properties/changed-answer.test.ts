// @module-tag exhaustive
/** One answer of a full passport is changed: what depends on it changes in all documents, and nothing else does. */
import { describe, expect, test } from "vitest";
import { factsOfClauses } from "@/content/documents/check/clause-facts";
import { factsOf, openFacts, readTemplate } from "@/content/documents/check/open-template";
import { fullPassports } from "@/content/documents/check/owners/full-passports";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { approvalFacts } from "@/lib/engine/assemble/approval";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { definitionOf, type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";
import type {
  ColumnDefinition,
  QuestionDefinition,
} from "@/lib/engine/questions/vocabulary/definition";
import {
  type FormDocumentType,
  formDocumentTypes,
} from "@/lib/engine/questions/vocabulary/options";
import type { Block } from "@/lib/engine/tree/document";

type Answers = Record<string, unknown>;

/** Answers that change no document, and why. */
const unusedAnswers: Partial<Record<QuestionKey, string>> = {
  registrar: "gets no data of visitors; clients of the API may still send it",
  dataTypes: "adds to the types of data, as an older client sends them",
  otherThirdParties: "is the list of an older client; the owners name each recipient in the list",
  customFields: "holds clauses of the owner's own",
  templateId: "chooses an industry template, which has tests of its own",
  templateAnswers: "answers that template",
  generateQr: "asks for a QR code beside the document",
  qrData: "is what that code holds",
};
/** Answers that nobody can tell from the one before them, and why. */
const equivalentAnswers: Partial<Record<QuestionKey, { answers: string[]; why: string }>> = {
  taxRegime: {
    answers: ["general", "other"],
    why: "whoever has a cash register sends its receipt; only the tax of the self-employed and the patent differ",
  },
  processing: {
    answers: ["data:name", "data:health", "data:biometric"],
    why: "health and biometrics stay in the purposes that have a ground for them, whatever is ticked (152-ФЗ ст. 10, 11); a first name can be put only where it was ticked, and these owners ask for the full one",
  },
};

const templates = new Map(
  formDocumentTypes.map((type) => {
    const template = readTemplate(type);
    return [type, { write: openFacts(type, template), facts: factsOfClauses(template) }];
  }),
);

/** The words of each clause and heading without its number: those of a loop together. */
function wordsOf(type: FormDocumentType, facts: FactRecord): Map<string, string> {
  const texts = new Map<string, string>();
  for (const block of templates.get(type)?.write(facts).blocks ?? []) {
    const isHead = block.type === "table" && block.approval;
    const id = "id" in block ? nameOf(block.id) : isHead ? "approval" : "text";
    texts.set(id, (texts.get(id) ?? "") + JSON.stringify(block, withoutNumbers));
  }
  return texts;
}

/** «purposes.2» is the second turn of a loop. */
const nameOf = (id: string) => id.split(".")[0] ?? id;
function withoutNumbers(this: unknown, key: string, value: unknown): unknown {
  if (key === "number" || key === "id" || key === "target") return undefined;
  const block = value as Partial<Block & { text: string }> | null;
  if (block && typeof block === "object" && (block.type as string) === "clauseReference") {
    return { type: "clauseReference" };
  }
  return value;
}

/** What else could have been answered: each as a name and the whole answer. */
function otherAnswers(key: QuestionKey, now: unknown): { name: string; answer: unknown }[] {
  const question: QuestionDefinition = definitionOf(key);
  if (question.kind === "rows") {
    const [row = {}, ...rest] = (now ?? []) as Answers[];
    return Object.entries(question.columns).flatMap(([name, column]) =>
      otherValues(column, row[name]).map(({ name: value, answer }) => ({
        name: `${name}:${value}`,
        answer: [{ ...row, [name]: answer }, ...rest],
      })),
    );
  }
  return otherValues(question, now);
}

function otherValues(
  question: QuestionDefinition | ColumnDefinition,
  now: unknown,
): { name: string; answer: unknown }[] {
  const chosen = Array.isArray(now) ? (now as string[]) : [];
  switch (question.kind) {
    case "choice":
      // Where nothing was chosen the document is written by the default already.
      return Object.keys(question.options)
        .filter((option) => option !== (now ?? ("default" in question && question.default)))
        .map((option) => ({ name: option, answer: option }));
    case "choices":
      return Object.keys(question.options).map((option) => ({
        name: option,
        answer: chosen.includes(option)
          ? chosen.filter((item) => item !== option)
          : [...chosen, option],
      }));
    case "yesNo":
      return [{ name: String(!now), answer: !now }];
    case "statements":
      return [{ name: "other", answer: ["делать другое"] }];
    case "email":
      return [{ name: "other", answer: "drugaya@pochta.ru" }];
    case "webAddress":
      return [{ name: "other", answer: "https://drugoy.ru/stranitsa" }];
    case "taxNumber":
      return [{ name: "other", answer: "7801451618" }];
    case "registrationNumber":
      return [{ name: "other", answer: "1077847645590" }];
    case "counter":
      return [{ name: "other", answer: "87654321" }];
    case "phone":
      return [{ name: "other", answer: "+7 900 999-88-77" }];
    case "line":
    case "lines":
      return [{ name: "other", answer: "Якорь и парус" }];
    default:
      return [];
  }
}

type Written = {
  answers: Answers;
  texts: Map<FormDocumentType, Map<string, string>>;
  facts: Map<string, string>;
};

/** All documents of an owner; null for answers that no form takes. */
function write(answers: Answers): Written | null {
  const parsed = documentAnswersSchema.safeParse({ ...answers, type: "privacy" });
  if (!parsed.success) return null;
  const facts = factsOf(parsed.data);
  return {
    answers,
    texts: new Map(formDocumentTypes.map((type) => [type, wordsOf(type, facts)])),
    facts: new Map(
      Object.keys(factsVocabulary).map((path) => [path, JSON.stringify(facts[path]) ?? ""]),
    ),
  };
}

const owners = fullPassports.map((answers) => {
  const written = write(answers);
  if (!written) throw new Error("A full passport is refused");
  return written;
});

/** The clauses that a change of the answers changed, and those of them that name none of the changed facts. */
function compare(before: Written, after: Written) {
  const changed = new Set(
    [...after.facts]
      .filter(([path, value]) => before.facts.get(path) !== value)
      .map(([path]) => path),
  );
  const clauses: string[] = [];
  const unexpected: string[] = [];
  for (const type of formDocumentTypes) {
    const [one, other] = [before.texts.get(type), after.texts.get(type)];
    const facts = templates.get(type)?.facts;
    for (const id of new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])) {
      if (one?.get(id) === other?.get(id)) continue;
      clauses.push(`${type}#${id}`);
      const named: readonly string[] =
        id === "approval" ? approvalFacts : [...(facts?.get(id) ?? [])];
      if (!named.some((path) => changed.has(path))) unexpected.push(`${type}#${id}`);
    }
  }
  return { clauses, unexpected };
}

describe.each(questionKeys.filter((key) => !(key in unusedAnswers)))("answer to %s", (key) => {
  const [everything] = fullPassports;
  const changes = otherAnswers(key, everything?.[key]);

  test("changes some document and only clauses that name the changed facts", () => {
    expect(changes.length).toBeGreaterThan(0);
    const without: string[] = [];
    const unexpected: string[] = [];
    for (const { name } of changes) {
      let tells = false;
      for (const owner of owners) {
        const change = otherAnswers(key, owner.answers[key]).find((item) => item.name === name);
        const after = change && write({ ...owner.answers, [key]: change.answer });
        if (!after) continue;
        const found = compare(owner, after);
        unexpected.push(...found.unexpected.map((place) => `${name}: ${place}`));
        if (found.clauses.length === 0) continue;
        tells = true;
        break;
      }
      if (!tells) without.push(name);
    }
    expect({ without, unexpected }).toEqual({
      without: equivalentAnswers[key]?.answers ?? [],
      unexpected: [],
    });
  });
});
