/**
 * `npm run dev`: Next's development server, also on a fresh clone; what is generated from `content/`, the routes and the
 * Prisma schema follows them. With `--payments` plans are paid through a fake ЮKassa, which no other command starts. With
 * `--seed` the database first gets the data of `npm run seed`, with `--seed --force` also beside other users.
 */
import { spawn } from "node:child_process";
import { root } from "../server/shared/root.mjs";
import { bin, run } from "./shared/run.mjs";
import { prepare } from "./shared/steps.mjs";
import { watchApi, watchContent, watchSchema } from "./shared/watchers.mjs";

const isSeeding = process.argv.includes("--seed");
const takesPayments = process.argv.includes("--payments");
const args = process.argv
  .slice(2)
  .filter((argument) => !["--payments", "--seed"].includes(argument))
  .filter((argument) => !isSeeding || argument !== "--force");

/** How to sign in with the demo data; without it, why there is none. */
let accounts = "";
try {
  await prepare();
  // Before Next starts: the embedded database belongs to one process.
  if (isSeeding) {
    accounts = await seed();
    console.log(accounts);
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function seed() {
  const force = process.argv.includes("--force") ? ["--force"] : [];
  try {
    return await run(bin("tsx"), ["--conditions=react-server", "scripts/seed.ts", ...force]);
  } catch (error) {
    return `Демонстрационных данных не добавлено. ${error.output ?? error.message}`;
  }
}

const start = (program, args, { env = {}, stdout = "inherit" } = {}) =>
  spawn(bin(program), args, {
    cwd: root,
    stdio: ["inherit", stdout, "inherit"],
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  });
/** Makes the site use the fake; its keys are those of `tests/support/yookassa/server.ts`. */
const standInPort = "8090";
const payments = {
  YOOKASSA_API_ROOT: `http://127.0.0.1:${standInPort}/v3`,
  YOOKASSA_SHOP_ID: "100500",
  YOOKASSA_SECRET_KEY: "test_stand-in_0123456789",
  YOOKASSA_TEST: "true",
  YOOKASSA_VAT_CODE: "1",
};
const site = process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const standIn =
  takesPayments && start("tsx", ["tests/support/yookassa/serve.ts", standInPort, site]);
watchContent();
watchApi();
watchSchema();
/** Through a pipe Next would print none. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
const child = start("next", ["dev", ...args], {
  env: { ...(takesPayments ? payments : {}), ...(isSeeding ? colours : {}) },
  stdout: isSeeding ? "pipe" : "inherit",
});
if (isSeeding) printAfterStart(child.stdout, accounts);
// Ctrl+C reaches both: Next exits, and this process then exits with Next's code.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code) => {
  if (standIn) standIn.kill();
  process.exit(code ?? 1);
});

/** Prints a server's output, and `text` once it is ready: what was printed before has scrolled away. */
function printAfterStart(output, text) {
  output.pipe(process.stdout);
  const onOutput = (chunk) => {
    if (!/Ready in/.test(chunk)) return;
    output.off("data", onOutput);
    console.log(`\n${text}`);
  };
  output.on("data", onOutput);
}
