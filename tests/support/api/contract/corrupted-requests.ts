import type { DocumentedCall } from "@/tests/support/api/api-fixtures";
import type { ValidRequest } from "@/tests/support/api/contract/valid-requests/request-fixture";

/** Values that break databases or file systems, each in place of a valid one. */
const poisons = [
  (text: string) => `${text}\u0000`,
  (text: string) => `\ud800${text}`,
  (text: string) => text + "x".repeat(20_000),
];

/**
 * Returns the request once for every bad value and every text in its path, query and body, with that text replaced.
 * Lazy: a form has a hundred of them, and they are listed again for each request.
 */
export function corruptedRequests(
  { operation, path }: DocumentedCall,
  right: ValidRequest,
): (() => ValidRequest)[] {
  const queried = (operation.parameters ?? []).filter((item) => item.in === "query");
  return poisons.flatMap((spoil) => [
    ...Object.entries(right.parameters)
      .filter(([key]) => path.includes(`{${key}}`))
      // A URL cannot contain a lone surrogate.
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

/** Returns a value once for every text in it, with that text replaced. */
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
