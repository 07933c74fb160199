/**
 * A value that every part of this process shares. Next evaluates a module once for each of its bundles, and again
 * on each change in development: a variable of a module would be several.
 * @param name of the value, one in the project. What belongs to no bundle (`server/*.mjs`) reads it from
 * `globalThis[Symbol.for("sait-po-zakonu.{name}")]`.
 * @param create makes it for the first that asks; when it throws, the next one tries again.
 */
export function oncePerProcess<T>(name: string, create: () => T): T {
  const shared = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`sait-po-zakonu.${name}`);
  shared[key] ??= create();
  return shared[key] as T;
}
