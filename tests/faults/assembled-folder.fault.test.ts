/**
 * The folder made by `deploy/assemble.mjs`, which is all that the image contains: started from another folder by a user
 * without write access, with requests that need files no import names.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitUntil } from "@/tests/faults/writers";
import { ApiSession } from "@/tests/support/api/calls/api-session";
import { freePort } from "@/tests/support/servers/processes/free-port";
import { admin } from "@/tests/support/test-admin";

let folder: string;
const site = () => join(folder, "site");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sait-po-zakonu-image-"));
  chmodSync(folder, 0o755);
  // Following every import takes a while on a busy machine.
  await promisify(execFile)(process.execPath, ["deploy/assemble.mjs", site()]);
  execFileSync("chmod", ["-R", "a-w,a+rX", site()]);
}, 900_000);
afterAll(() => {
  execFileSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true, force: true });
});

test("contains the server without Git history, settings, sources, tests or build tools", () => {
  expect(readdirSync(site()).sort()).toEqual(
    [
      ".next",
      "deploy",
      "dist",
      "node_modules",
      "package.json",
      "prisma",
      "public",
      "server",
    ].sort(),
  );
  for (const name of [
    "typescript",
    "vitest",
    "esbuild",
    "@playwright",
    "next/dist/compiled/webpack",
  ]) {
    expect(existsSync(join(site(), "node_modules", name)), name).toBe(false);
  }
  const strange = readdirSync(site(), { recursive: true, encoding: "utf8" }).filter(
    (path) => /(?:^|\/)\.(?:git|env|data)/.test(path) || /\.(?:tsx?|map)$/.test(path),
  );
  expect(strange).toEqual([]);
});

test("contains each server chunk once", () => {
  const chunks = readdirSync(join(site(), ".next/server/chunks"), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map(({ name }) => readFileSync(join(site(), ".next/server/chunks", name), "utf8"));
  expect(chunks.length).toBeGreaterThan(100);
  // Each names its own source map at its end.
  expect(new Set(chunks.map((code) => code.replace(/\n\/\/.*$/, ""))).size).toBe(chunks.length);
});

test("runs as a user who can write only to the data folder", async () => {
  const data = join(folder, "data");
  execFileSync("mkdir", ["-m", "0700", data]);
  // A user that does not exist; without root the process cannot change its user.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
  if (nobody) chownSync(data, nobody.uid, nobody.gid);
  const port = await freePort();
  const child = spawn(process.execPath, [join(site(), "deploy/serve.mjs")], {
    ...nobody,
    cwd: "/",
    env: {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: data,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  try {
    const isReady = () =>
      fetch(`${url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await waitUntil(
      async () => child.exitCode !== null || (await isReady()),
      () => output,
    );
    expect(child.exitCode, output).toBeNull();

    expect((await fetch(`${url}/premium`)).status).toBe(200);
    const session = await ApiSession.open(url, "/api/register", {
      email: "obraz@example.ru",
      password: "верный пароль 1",
    });
    const operator = await ApiSession.open(url, "/api/login", admin);
    const { id } = (await (await session.request("GET", "/api/auth/user")).json()) as {
      id: string;
    };
    const plan = { subscription: "premium" };
    expect((await operator.request("PATCH", `/api/admin/users/${id}`, plan)).status).toBe(200);
    const { document } = await session.createDocument();
    for (const [format, begins] of [
      ["pdf", "%PDF-"],
      ["docx", "PK"],
    ] as const) {
      const file = await session.request(
        "GET",
        `/api/documents/${document.id}/download?format=${format}`,
      );
      expect(file.status, output).toBe(200);
      expect(
        Buffer.from(await file.arrayBuffer())
          .toString("latin1")
          .startsWith(begins),
      ).toBe(true);
    }

    const slug = "novost-obraza";
    const post = await operator.request("POST", "/api/admin/posts", {
      section: "news",
      category: "updates",
      slug,
      title: "Новость образа",
      excerpt: "Коротко о том, что страница показана заново.",
      content: "<p>Страница показана заново.</p>",
      isPublished: true,
    });
    expect(post.status).toBe(201);
    await waitUntil(async () => (await fetch(`${url}/news/${slug}`)).status === 200, "no page");
    const page = await fetch(`${url}/news`);
    expect(await page.text()).toContain(slug);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  } finally {
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  }
  expect(output).not.toMatch(/EROFS|EACCES|EPERM|MODULE_NOT_FOUND|"level":(?:50|60)/);
});
