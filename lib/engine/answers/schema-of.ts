/**
 * The zod schema of a question, by its kind. Quoted Russian messages are fixed by contract
 * (docs/specification/form.md#checks).
 */
import { z } from "zod";
import { customClausesSchema } from "@/lib/engine/answers/custom-clauses-schema";
import { emailAddress, webAddress } from "@/lib/engine/answers/web-address";
import type { Answer } from "@/lib/engine/questions/answer";
import {
  type ColumnDefinition,
  extraKeyPattern,
  maxStatements,
  type Options,
  type QuestionDefinition,
} from "@/lib/engine/questions/vocabulary/definition";
import { keysOf } from "@/lib/engine/questions/vocabulary/options";
import {
  type ErrorFormat,
  identifierSchema,
  lineSchema,
  multilineSchema,
  plainError,
} from "@/lib/engine/text-schemas";

/** The output type of a question's schema: optional, with a default, or required. */
export type SchemaOf<Question> = Question extends { required: string | true }
  ? z.ZodType<Answer<Question>, unknown>
  : undefined extends Answer<Question>
    ? z.ZodOptional<z.ZodType<Answer<Question>, unknown>>
    : z.ZodDefault<z.ZodType<Answer<Question>, unknown>>;

/**
 * Returns the schema of each question, under its key.
 * @param inForm how the form changes a question before its schema is made.
 */
export function shapeOf<List extends Readonly<Record<string, QuestionDefinition>>>(
  questions: List,
  inForm: (question: QuestionDefinition) => QuestionDefinition = (question) => question,
) {
  const entries = Object.entries(questions).map(([key, question]) => [
    key,
    schemaOf(inForm(question)),
  ]);
  return Object.fromEntries(entries) as { [Key in keyof List]: SchemaOf<List[Key]> };
}

function schemaOf(question: QuestionDefinition): z.ZodType {
  switch (question.kind) {
    case "line": {
      const { max, required, unseen } = question;
      if (unseen) return optional(identifierSchema(max, unseen));
      return required ? lineSchema(max, required).min(1, required) : optional(lineSchema(max));
    }
    case "lines":
      return optional(multilineSchema(question.max));
    case "webAddress":
      return question.required ? webAddress(question.wrong) : optional(webAddress(question.wrong));
    case "email":
      return question.required
        ? emailAddress(question.wrong)
        : optional(emailAddress(question.wrong));
    case "phone":
      return optional(lineSchema(60));
    case "taxNumber":
      return optional(taxNumber());
    case "registrationNumber":
      return optional(registrationNumber);
    case "counter": {
      const { pattern, wrong } = question;
      return optional(identifierSchema(40, wrong).refine((text) => pattern.test(text), wrong));
    }
    case "statements":
      return statements;
    case "rows":
      return rows(question);
    case "choice": {
      const { options, wrong, default: fallback } = question;
      const one = choice(options, wrong);
      return fallback === undefined ? optional(one) : one.default(fallback);
    }
    case "choices":
      return choices(question.options);
    case "yesNo":
      return z.boolean("Ответьте «да» или «нет»").default(question.default);
    case "customClauses":
      return optional(customClausesSchema);
    case "template":
      return optional(templateId);
    case "extraAnswers":
      return optional(templateAnswers);
  }
}

/** Untouched inputs send empty strings, which mean «not given». */
const emptyToUndefined = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyToUndefined, schema.optional());

/** One of `options`; an unknown key is rejected, so that it never reaches a document. */
const choice = (
  options: Options,
  wrong = "Выберите вариант из списка",
  toError: ErrorFormat = plainError,
) => z.enum(keysOf(options), toError(wrong));

/** Several of `options`, each at most once, in the order of the list. */
function choices(options: Options, toError: ErrorFormat = plainError) {
  const keys = keysOf(options);
  return z
    .array(choice(options, undefined, toError), toError("Выберите варианты из списка"))
    .max(100, toError("Слишком много вариантов"))
    .overwrite((chosen) => keys.filter((key) => chosen.includes(key)))
    .default([]);
}

/** Sentences in the owner's own words (rights, obligations). */
const statements = z
  .array(lineSchema(500).min(1, "Пустой пункт"), "Укажите список строк")
  .max(maxStatements, `Не больше ${maxStatements} пунктов`)
  .default([]);

/** Records, in list order; each message names the record and the column. */
function rows({ item, items, max, columns }: Extract<QuestionDefinition, { kind: "rows" }>) {
  const entries = Object.entries(columns).map(([key, column]) => [key, columnOf(column, item)]);
  const row = z.strictObject(Object.fromEntries(entries), inRow(item)("Неизвестные сведения"));
  return z.array(row, "Укажите список").max(max, `Не больше ${max} ${items}`).default([]);
}

/** «Получатель 2: …»; the number comes from the path of the issue. */
const inRow =
  (item: string): ErrorFormat =>
  (message) => ({
    error: ({ path = [] }) => {
      const index = path.find((step) => typeof step === "number") ?? 0;
      return `${item} ${Number(index) + 1}: ${message}`;
    },
  });

function columnOf(column: ColumnDefinition, item: string): z.ZodType {
  const toError: ErrorFormat = (message) =>
    inRow(item)(`${column.label} — ${message.charAt(0).toLowerCase()}${message.slice(1)}`);
  switch (column.kind) {
    case "line": {
      const { max, required } = column;
      if (!required) return optional(lineSchema(max, undefined, toError));
      const missing = inRow(item)(required);
      const toColumnError: ErrorFormat = (message) =>
        message === required ? missing : toError(message);
      return lineSchema(max, required, toColumnError).min(1, missing);
    }
    case "lines":
      return optional(multilineSchema(column.max, toError));
    case "taxNumber":
      return optional(taxNumber(inRow(item)));
    case "choice":
      return column.required
        ? choice(column.options, column.required, inRow(item))
        : optional(choice(column.options, undefined, toError));
    case "choices":
      return choices(column.options, toError);
  }
}

const digits = (text: string) => text.replace(/[\s\-–—]/g, "");

/**
 * An ИНН: digits only, 10 for a company, 12 for a person. A wrong check digit only warns (`lib/russian/requisites.ts`).
 */
export const taxNumber = (toError: ErrorFormat = plainError) =>
  identifierSchema(40, "ИНН должен состоять только из цифр", toError)
    .overwrite(digits)
    .refine((text) => /^\d*$/.test(text), toError("ИНН должен состоять только из цифр"))
    .refine((text) => text.length >= 10, toError("ИНН должен содержать минимум 10 цифр"))
    .refine((text) => text.length <= 12, toError("ИНН должен содержать не больше 12 цифр"));

/** An ОГРН or ОГРНИП, with the same rules. */
export const registrationNumber = identifierSchema(40, "ОГРН должен состоять только из цифр")
  .overwrite(digits)
  .refine((text) => /^\d*$/.test(text), "ОГРН должен состоять только из цифр")
  .refine(
    (text) => text.length === 13 || text.length === 15,
    "ОГРН должен содержать 13 цифр, ОГРНИП — 15 цифр",
  );

const templateId = z
  .string("Выберите шаблон")
  .regex(/^[a-z0-9-]{1,60}$/, "Такого расширенного шаблона нет");

const templateAnswers = z
  .record(z.string().regex(extraKeyPattern, "Такого вопроса в шаблоне нет"), multilineSchema(5000))
  .refine((answers) => Object.keys(answers).length <= 50, "Слишком много ответов");
