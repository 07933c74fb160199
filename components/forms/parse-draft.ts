/** Parsers for `draftStore`, without zod: content pages have drafts too. */

type Check<Value> = (value: unknown) => value is Value;

/** One check for each field. */
type Checks<Values> = { readonly [Field in keyof Values]-?: Check<Values[Field]> };

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

export const isOneOf =
  <Option>(options: readonly Option[]): Check<Option> =>
  (value): value is Option =>
    options.includes(value as Option);

export const isKeyOf = <Options extends object>(options: Options): Check<keyof Options> =>
  isOneOf(Object.keys(options) as (keyof Options)[]);

export const isNullOr =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

export const isListOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(check);

/** An object whose checked fields are all there and valid; further ones are ignored. */
export const isObjectOf =
  <Values extends object>(checks: Checks<Values>): Check<Values> =>
  (value): value is Values =>
    isObject<keyof Values>(value) && fieldsOf(checks).every((field) => checks[field](value[field]));

/** The same keys as the example's, at any depth, and texts where it has texts. */
export const isTextsLike =
  <Example extends object>(example: Example): Check<Example> =>
  (value): value is Example =>
    isObject(value) &&
    Object.entries(example).every(([key, part]) =>
      isText(part) ? isText(value[key]) : isTextsLike(part as object)(value[key]),
    );

/** Only a draft with all its fields. */
export const parseWhole =
  <Values extends object>(checks: Checks<Values>) =>
  (stored: unknown): Values | null => {
    const part = parsePart(checks)(stored);
    return part && fieldsOf(checks).every((field) => field in part) ? (part as Values) : null;
  };

/** The valid fields of a draft; the others begin as in a new form. */
export const parsePart =
  <Values extends object>(checks: Checks<Values>) =>
  (stored: unknown): Partial<Values> | null => {
    if (!isObject<keyof Values>(stored)) return null;
    const valid = fieldsOf(checks).filter((field) => checks[field](stored[field]));
    return Object.fromEntries(valid.map((field) => [field, stored[field]])) as Partial<Values>;
  };

/** Texts under keys that are not known beforehand. */
export const parseTexts = (stored: unknown): Record<string, string> | null =>
  isObject(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, string] => isText(entry[1])),
      )
    : null;

export const isObject = <Field extends PropertyKey = string>(
  value: unknown,
): value is Record<Field, unknown> => typeof value === "object" && value !== null;

const fieldsOf = <Values extends object>(checks: Checks<Values>) =>
  Object.keys(checks) as (keyof Values)[];
