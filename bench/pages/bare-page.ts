import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBuild } from "./built-pages";
import { weighFirstLoad } from "./first-load";

/** The least that Next makes of one page: no shell, no link, no style. */
const files = {
  "app/layout.jsx": `export default function RootLayout({ children }) {
  return (
    <html lang="ru">
      <body>{children}</body>
    </html>
  );
}
`,
  "app/page.jsx": `export default function Page() {
  return <h1>Страница</h1>;
}
`,
  // The packages are those of the project around it.
  "next.config.mjs": `import { fileURLToPath } from "node:url";

export default { turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) } };
`,
};

/**
 * What a bare page of the project's own Next and React loads, in bytes gzipped. Built once for each
 * version: the figure is kept in `node_modules/.cache`.
 */
export function weighBarePage(root: string): number {
  const cache = join(root, "node_modules/.cache/bench/bare-page.json");
  const key = keyOf(root);
  if (existsSync(cache)) {
    const kept = JSON.parse(readFileSync(cache, "utf8"));
    if (kept.key === key) return kept.bytes;
  }
  const bytes = build(root);
  mkdirSync(join(cache, ".."), { recursive: true });
  writeFileSync(cache, JSON.stringify({ key, bytes }));
  return bytes;
}

function keyOf(root: string): string {
  const versions = ["next", "react", "react-dom"].map((name) => {
    const manifest = readFileSync(join(root, "node_modules", name, "package.json"), "utf8");
    return `${name}@${JSON.parse(manifest).version}`;
  });
  const page = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);
  return [...versions, page].join(" ");
}

function build(root: string): number {
  const folder = join(root, ".tmp/bare-page");
  rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  execFileSync(process.execPath, [join(root, "node_modules/next/dist/bin/next"), "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const built = readBuild(join(folder, ".next"));
  const bytes = weighFirstLoad(built.read("server/app/index.html"), built.asset);
  rmSync(folder, { recursive: true, force: true });
  return bytes;
}
