import type { KnownFacts } from "./known";

/**
 * What follows from the answers, worked out once for each set of them: a document asks for the same twenty times, at
 * every keystroke. Answers do not change once they are read (`toKnown`), changed ones are another object. Nobody may
 * change what is given, since the next who asks gets the same.
 */
export function memoizeByFacts<Value>(derive: (known: KnownFacts) => Value) {
  const derived = new WeakMap<KnownFacts, { value: Value }>();
  return (known: KnownFacts): Value => {
    let kept = derived.get(known);
    if (kept === undefined) {
      kept = { value: derive(known) };
      derived.set(known, kept);
    }
    return kept.value;
  };
}
