import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { start } from "@/bench/shared/lifecycle";
import { freePort } from "@/tests/support/servers/processes/free-port";

/**
 * The peer: a minimal Next application of the same version that does the same. Its page has one heading; its routes run
 * over `pg` the statements that ours ran in November 2026 (ours has since combined session and user into one query) and
 * check nothing: no token verification, no body validation, no document assembly.
 */
const files = {
  "app/layout.jsx": `export default function RootLayout({ children }) {
  return <html lang="ru"><body>{children}</body></html>;
}
`,
  "app/page.jsx": `export default function Page() {
  return <h1>Страница</h1>;
}
`,
  "app/pool.js": `import pg from "pg";

globalThis.pool ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
export const pool = globalThis.pool;
export const readSession = async (sid, userId) => {
  await pool.query('SELECT sid, expire, "createdAt", "lastSeenAt", "userId" FROM sessions WHERE sid = $1', [sid]);
  await pool.query("SELECT * FROM users WHERE id = $1", [userId]);
};
`,
  "app/list/route.js": `import { pool, readSession } from "../pool";

export async function GET(request) {
  const { searchParams } = new URL(request.url);
  const userId = searchParams.get("user");
  await readSession(searchParams.get("sid"), userId);
  const { rows } = await pool.query(
    \`SELECT id, name, type, status, edition, "formData", "publicId", "allowsIndexing", "publishedAt",
       "createdAt", "updatedAt" FROM user_documents WHERE "userId" = $1
     ORDER BY "createdAt" DESC, id DESC LIMIT 21\`,
    [userId],
  );
  return Response.json(rows);
}
`,
  "app/create/route.js": `import { randomBytes } from "node:crypto";
import { pool, readSession } from "../pool";

const newId = () => randomBytes(12).toString("hex");

export async function POST(request) {
  const { sid, user, like } = Object.fromEntries(new URL(request.url).searchParams);
  await request.json();
  await readSession(sid, user);
  await pool.query(
    \`INSERT INTO rate_limits (key, hits, "expiresAt") VALUES ('bench', 1, $1)
     ON CONFLICT (key) DO UPDATE SET hits = rate_limits.hits + 1 RETURNING hits\`,
    [Date.now() + 3600000],
  );
  globalThis.sample ??= (async () => {
    const document = await pool.query("SELECT * FROM user_documents WHERE id = $1", [like]);
    const version = await pool.query('SELECT * FROM document_versions WHERE "documentId" = $1', [like]);
    return [document.rows[0], version.rows[0]];
  })();
  const [document, version] = await globalThis.sample;
  const json = (value) => (value !== null && typeof value === "object" && !(value instanceof Date) && !Array.isArray(value) ? JSON.stringify(value) : value);
  const id = newId();
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("UPDATE users SET documentscreated = documentscreated + 1, updatedat = now() WHERE id = $1", [user]);
    for (const [table, row] of [
      ["user_documents", { ...document, id, publicId: null }],
      ["document_versions", { ...version, id: newId(), documentId: id }],
    ]) {
      const names = Object.keys(row);
      await client.query(
        \`INSERT INTO \${table} (\${names.map((name) => \`"\${name}"\`)}) VALUES (\${names.map((_, at) => \`$\${at + 1}\`)}) RETURNING id\`,
        names.map((name) => json(row[name])),
      );
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
  return Response.json({ document: { ...document, id } }, { status: 201 });
}
`,
  "package.json": '{ "type": "module", "private": true }',
  "next.config.mjs": `export default {
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: ["pg"],
};
`,
};

/** Builds the peer in `.tmp`, unless it is already built with the same Next, and returns its folder. */
export async function buildBareApp(root: string): Promise<string> {
  const folder = join(root, ".tmp/bare-app");
  const stamp = join(folder, "built");
  const key = keyOf(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === key) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  // Copied as hard links: inside the project's folder Next would use the project's middleware as well.
  await run("cp", ["-al", join(root, "node_modules"), join(folder, "node_modules")]);
  const building = run(process.execPath, [nextOf(folder), "build"], { cwd: folder, env });
  void start(Promise.resolve(), async () => void building.child.kill());
  await building;
  writeFileSync(stamp, key);
  return folder;
}

/** Starts the built peer with `next start` on a free port. */
export async function startBareApp(folder: string, databaseUrl: string): Promise<BareApp> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const arguments_ = [nextOf(folder), "start", "-H", "127.0.0.1", "-p", String(port)];
  const child = spawn(process.execPath, arguments_, {
    cwd: folder,
    env: { ...env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error("The bare app is down");
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url, stop };
}

export type BareApp = { url: string; stop: () => Promise<void> };

const run = promisify(execFile);
const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
const nextOf = (folder: string) => join(folder, "node_modules/next/dist/bin/next");

function keyOf(root: string): string {
  const versions = ["next", "react", "react-dom", "pg"].map((name) => {
    const manifest = readFileSync(join(root, "node_modules", name, "package.json"), "utf8");
    return `${name}@${JSON.parse(manifest).version}`;
  });
  const sources = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);
  return [...versions, sources].join(" ");
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
