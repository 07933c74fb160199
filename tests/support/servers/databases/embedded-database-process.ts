/**
 * A process that owns an embedded database, for tests that kill it. Prints `ready`, then, on `write`, one stored e-mail
 * per line; on `hold` it just keeps the database open. SIGTERM closes it.
 */
import { newId } from "@/lib/core/ids";
import { openEmbedded } from "@/lib/platform/db/embedded/embedded";
import { DataDirLockedError } from "@/lib/platform/db/embedded/embedded-lock";

const [dataDir = "", mode = "hold"] = process.argv.slice(2);

const database = await openEmbedded(dataDir).catch((error: unknown) => {
  if (!(error instanceof DataDirLockedError)) throw error;
  console.log(`locked ${error.message}`);
  process.exit(3);
});
await database.migrate();
process.once("SIGTERM", async () => {
  await database.close();
  process.exit(0);
});
console.log("ready");
// Keeps the process alive: an embedded database itself holds nothing open.
setInterval(() => {}, 60_000);

while (mode === "write") {
  const id = newId();
  const email = `${id}@example.ru`;
  await database.client.$transaction(async (tx) => {
    await tx.user.create({ data: { id, email, password: "x".repeat(2_000) } });
    await tx.notification.create({ data: { id, userId: id, title: "t", message: "m" } });
  });
  console.log(email);
}
