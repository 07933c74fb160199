/**
 * `npm run seed`: fills the development database with an owner, documents, a site and its journal, and prints how to sign
 * in. The embedded database belongs to one process, so the server must be stopped; PostgreSQL may be in use.
 */
import nextEnv from "@next/env";
import { closeDatabase, currentDatabase } from "@/lib/platform/db/lifecycle";
import { seedDemo } from "@/scripts/shared/seed-demo";

// As `next dev` does.
nextEnv.loadEnvConfig(process.cwd(), true, { info: () => {}, error: console.error });
try {
  const { client } = await currentDatabase();
  const isForced = process.argv.includes("--force");
  const { email, password } = await seedDemo(client, new Date(), { isForced });
  console.log(`Вход: ${email}, пароль ${password}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await closeDatabase();
