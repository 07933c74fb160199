/**
 * Returns a function that computes a value on its first call and returns that value afterwards.
 *
 * For objects of `Intl` in scripts of pages: the first one of a kind takes 19 ms on a computer and four times that on a
 * phone, while the page cannot react.
 */
export function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
