import type { DocumentedCall } from "@/tests/support/api/api-fixtures";
import type { ValidRequest } from "./valid-requests/request-fixture";

/** What a database or a file system chokes on, each in place of a valid value. */
const poisons = [
  (text: string) => `${text}\u0000`,
  (text: string) => `\ud800${text}`,
  (text: string) => text + "x".repeat(20_000),
];

/**
 * The request once for every poison and every text in its path, query and body, with that one spoilt. Each is made when
 * it is asked for: a form has a hundred of them, and they are listed anew for each that is sent.
 */
export function corruptedRequests(
  { operation, path }: DocumentedCall,
  right: ValidRequest,
): (() => ValidRequest)[] {
  const queried = (operation.parameters ?? []).filter((each) => each.in === "query");
  return poisons.flatMap((spoil) => [
    ...Object.entries(right.parameters)
      .filter(([key]) => path.includes(`{${key}}`))
      // An address cannot carry half a letter.
      .filter(([, value]) => !/\p{Surrogate}/u.test(spoil(value)))
      .map(([key, value]) => () => ({
        ...right,
        parameters: { ...right.parameters, [key]: spoil(value) },
      })),
    ...queried.map(({ name }) => () => {
      const search = new URLSearchParams(right.search);
      search.set(name, spoil(search.get(name) ?? ""));
      return { ...right, search: `?${search}` };
    }),
    ...spoilEach(right.json, spoil).map((spoilt) => () => ({ ...right, json: spoilt() })),
  ]);
}

/** A value once for every text in it, with that one spoilt. */
function spoilEach(value: unknown, spoil: (text: string) => string): (() => unknown)[] {
  if (typeof value === "string") return [() => spoil(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    spoilEach(part, spoil).map((spoilt) => () => {
      const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = spoilt();
      return copy;
    }),
  );
}
