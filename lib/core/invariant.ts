/** A defect of the program, never of the input: logged, and answered with status 500. */
export class InvariantError extends Error {
  override name = "InvariantError";
}

/**
 * Asserts a condition.
 * @throws InvariantError when it does not hold.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/**
 * Ends a switch over a closed union: a new member does not compile until it is handled.
 * @throws InvariantError always, for values that bypassed the type (old stored JSON, say).
 */
export function assertNever(value: never, what: string): never {
  throw new InvariantError(`Unhandled ${what}: ${JSON.stringify(value)}`);
}
