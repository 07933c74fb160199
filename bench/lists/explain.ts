import type pg from "pg";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import type { Database } from "@/lib/platform/db/database";

/** A statement as it was sent, and its query plan. */
export type ExplainedStatement = { sql: string; plan: string[] };

/** Records the statements that `run` sends and explains each one. */
export async function explain(
  { client, pool }: OpenDatabase,
  run: (client: Database) => Promise<unknown>,
): Promise<ExplainedStatement[]> {
  const sent: { text: string; values: unknown[] }[] = [];
  const listen = (connection: pg.PoolClient) => {
    const query = connection.query.bind(connection);
    // biome-ignore lint/suspicious/noExplicitAny: the driver's many overloads
    connection.query = ((...args: any[]) => {
      const [first, values] = args;
      const text = typeof first === "string" ? first : first?.text;
      if (/^\s*(SELECT|UPDATE|WITH)/i.test(text))
        sent.push({ text, values: values ?? first.values ?? [] });
      return (query as (...all: unknown[]) => unknown)(...args);
      // biome-ignore lint/suspicious/noExplicitAny: as above
    }) as any;
    return () => {
      connection.query = query;
    };
  };
  const [connection] = [await pool.connect()];
  const stop = listen(connection);
  connection.release();
  await run(client);
  stop();
  const explained: ExplainedStatement[] = [];
  for (const { text, values } of sent) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${text}`, values);
    explained.push({ sql: text, plan: rows.map((row) => row["QUERY PLAN"]) });
  }
  return explained;
}
