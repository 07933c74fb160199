/**
 * `npm run lock`, after every change of a dependency. A registry mirror may lack the packages of other platforms; npm
 * then leaves them out of the lock, and `npm ci` rejects that lock on every machine. Adds them by name, so that the
 * lock installs on all platforms.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const lockFile = fileURLToPath(new URL("../package-lock.json", import.meta.url));
const systems = {
  linux: "linux",
  darwin: "darwin",
  win32: "win32",
  windows: "win32",
  android: "android",
  freebsd: "freebsd",
  openharmony: "openharmony",
};
const processors = ["x64", "arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "wasm32"];

const lock = JSON.parse(readFileSync(lockFile, "utf8"));

/** True when Node, resolving from `from`, would find `name`. */
function isLocked(from, name) {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/")))) {
    if (lock.packages[`${path && `${path}/`}node_modules/${name}`]) return true;
    if (path === "") return false;
  }
}

const added = {};
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    const parts = name.split(/[-/]/);
    const os = parts.map((part) => systems[part]).filter(Boolean);
    const cpu = parts.filter((part) => processors.includes(part));
    added[`node_modules/${name}`] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(cpu.length > 0 ? { cpu } : {}),
      ...(os.length > 0 ? { os } : {}),
      ...(parts.includes("musl") ? { libc: ["musl"] } : {}),
    };
  }
}
const packages = Object.entries({ ...lock.packages, ...added });
lock.packages = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Дописано пакетов других платформ: ${Object.keys(added).length}`);
