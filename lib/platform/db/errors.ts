import "server-only";

/**
 * Classifies the database's errors. Prisma errors are known by name and code, not by class: a bundle may hold a second
 * copy of the class, and `instanceof` would then be false for the same error.
 */
type PrismaError = Error & {
  code: string;
  meta?: { driverAdapterError?: { cause?: DriverCause } };
};

/** How the adapter describes the server's error. */
type DriverCause = {
  kind?: string;
  originalCode?: string;
  originalMessage?: string;
  table?: string;
  constraint?: { index?: string; fields?: string[] };
};

function asPrismaError(error: unknown): PrismaError | undefined {
  return error instanceof Error && error.name === "PrismaClientKnownRequestError"
    ? (error as PrismaError)
    : undefined;
}

/** The adapter's words: under a query they hang in `meta`, a failed COMMIT throws them bare. */
function driverCause(error: unknown): DriverCause | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "DriverAdapterError") return error.cause as DriverCause;
  return asPrismaError(error)?.meta?.driverAdapterError?.cause;
}

/**
 * True when a row was rejected because its value is taken, by the client or by raw SQL.
 * @param columns the columns of the unique constraint, by their names in the database; none: any
 * constraint.
 */
export function isUniqueViolation(error: unknown, ...columns: string[]): boolean {
  const cause = driverCause(error);
  if (cause?.kind !== "UniqueConstraintViolation") return false;
  if (columns.length === 0) return true;
  const { index, fields } = cause.constraint ?? {};
  // PostgreSQL quotes mixed case in its message: `"tokenHash"`.
  if (fields) return fields.map((field) => field.replaceAll('"', "")).join() === columns.join();
  return index === `${cause.table}_${columns.join("_")}_key`;
}

/**
 * True when a text was rejected that PostgreSQL cannot hold, in whatever column or parameter: a NUL (SQLSTATE 22021,
 * in JSON 22P05), half a surrogate pair in JSON (22P02, which other syntax has too).
 */
export function isUnstorableText(error: unknown): boolean {
  const { originalCode, originalMessage = "" } = driverCause(error) ?? {};
  return (
    originalCode === "22021" ||
    originalCode === "22P05" ||
    (originalCode === "22P02" && originalMessage.endsWith("type json"))
  );
}

/** P1xxx: no connection. P2024, P2037: no free connection. P2034: two that got into each other's way. */
const unavailableCodes = /^(P1000|P1001|P1002|P1003|P1008|P1010|P1011|P1017|P2024|P2034|P2037)$/;
/**
 * SQLSTATE: 08 connection, 28 login, 3D no such database, 40001 and 40P01 given up for another transaction, 53 out of
 * disk, memory or connections, 55P03 a lock that did not come in time, 57014 too slow, 57P server goes down, 58 disk.
 */
const unavailableStates = /^(08...|28...|3D000|40001|40P01|53...|55P03|57014|57P..|58...)$/;
const unavailableErrnos =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
/** The adapter's words for the same, all that a raw query (P2010) has. */
const unavailableKinds =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|AuthenticationFailed|DatabaseAccessDenied|DatabaseDoesNotExist|TlsConnectionError)$/;
/** The driver's own errors have no code. */
const unavailableMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end|Client has encountered a connection error)|Unable to start a transaction in the given time|The timeout for this transaction was/;

/** True when the database is unreachable or overloaded, so that the same call may work later (503). */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    const { code, message, name } = current as Error & { code?: unknown };
    if (name === "PrismaClientInitializationError") return true;
    if (typeof code === "string") {
      if (unavailableCodes.test(code) || unavailableErrnos.test(code)) return true;
      if (unavailableStates.test(code)) return true;
    }
    const cause = driverCause(current);
    if (unavailableStates.test(cause?.originalCode ?? "")) return true;
    if (unavailableKinds.test(cause?.kind ?? "")) return true;
    if (unavailableMessages.test(message)) return true;
    current = current.cause;
  }
  return false;
}
