import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";

/**
 * Memoizes what is derived from the known facts: a document reads the same values twenty times at every keystroke. The
 * facts are never modified; changed answers give another object. Callers must not modify the result, because it is
 * shared.
 */
export function memoizeByFacts<Value>(derive: (known: KnownFacts) => Value) {
  const derived = new WeakMap<KnownFacts, { value: Value }>();
  return (known: KnownFacts): Value => {
    let result = derived.get(known);
    if (result === undefined) {
      result = { value: derive(known) };
      derived.set(known, result);
    }
    return result.value;
  };
}
