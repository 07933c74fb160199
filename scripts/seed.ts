/**
 * `npm run seed`: fills the development database with an owner and their data, a member of the owner's organisation and
 * an administrator, and prints how to sign in. The embedded database belongs to one process, so the server must be
 * stopped; PostgreSQL may be in use.
 */
import nextEnv from "@next/env";
import { environment } from "@/lib/platform/config/environment";
import { closeDatabase, currentDatabase } from "@/lib/platform/db/lifecycle";
import { demoEmails, seedDemo } from "@/scripts/shared/seed-demo";

// As `next dev` does.
nextEnv.loadEnvConfig(process.cwd(), true, { info: () => {}, error: console.error });
try {
  const { client } = await currentDatabase();
  const isForced = process.argv.includes("--force");
  const options = { isForced, password: environment().demoPassword };
  const { password } = await seedDemo(client, new Date(), options);
  const { owner, member, admin } = demoEmails;
  console.log(`Вход: ${owner}, пароль ${password}`);
  console.log(`С тем же паролем: участник команды ${member}, администратор ${admin}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await closeDatabase();
