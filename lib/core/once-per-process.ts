/**
 * Returns a value that the whole process shares. Next evaluates a module once for each of its bundles, and again on
 * each change in development, so a module variable would exist several times.
 * @param name of the value, unique in the project. Code outside of the bundles (`server/*.mjs`) reads it from
 *   `globalThis[Symbol.for("sait-po-zakonu.{name}")]`.
 * @param create is called on first use; when it throws, the next call tries again.
 */
export function oncePerProcess<T>(name: string, create: () => T): T {
  const shared = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`sait-po-zakonu.${name}`);
  shared[key] ??= create();
  return shared[key] as T;
}
