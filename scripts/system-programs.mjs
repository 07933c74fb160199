/** Programs of the system that the tests drive: found on the machine, or installed. */
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { bin, run } from "./steps.mjs";

const chromiumNames = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome.exe",
];
const chromiumPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, one on the machine, Playwright's own, else installed by
 * Playwright, else by the system's package manager.
 * @throws Error when there is none to be had: the tests are never skipped for that.
 */
export function findChromium() {
  return findProgram("Chromium", {
    variable: "CHROMIUM_PATH",
    look: () => {
      const { chromium } = createRequire(import.meta.url)("@playwright/test");
      const places = [...onPath(chromiumNames), ...chromiumPlaces, chromium.executablePath()];
      return places.find((path) => existsSync(path));
    },
    installers: [
      [bin("playwright"), ["install", "--with-deps", "chromium"]],
      ...systemInstallers({ apt: "chromium", apk: "chromium", dnf: "chromium" }),
    ],
  });
}

/**
 * The path of zbarimg, a decoder of QR codes that shares no code with what draws ours: `ZBARIMG_PATH`,
 * one on the machine, else installed by the system's package manager.
 * @throws Error when there is none to be had: the tests are never skipped for that.
 */
export function findQrReader() {
  return findProgram("zbarimg", {
    variable: "ZBARIMG_PATH",
    look: () => onPath(["zbarimg", "zbarimg.exe"]).find((path) => existsSync(path)),
    installers: systemInstallers({ apt: "zbar-tools", apk: "zbar", dnf: "zbar" }),
  });
}

/**
 * The path of nginx, whose configuration in `deploy/nginx` is tried before real instances: `NGINX_PATH`, one
 * on the machine, else installed by the system's package manager.
 * @throws Error when there is none to be had: the tests are never skipped for that.
 */
export function findNginx() {
  return findProgram("nginx", {
    variable: "NGINX_PATH",
    look: () => [...onPath(["nginx"]), "/usr/sbin/nginx"].find((path) => existsSync(path)),
    installers: systemInstallers({ apt: "nginx-light", apk: "nginx", dnf: "nginx" }),
  });
}

/**
 * The path of a pg_dump that stands beside a server of its own release, for the test of `deploy/backup.sh`:
 * `PG_DUMP_PATH`, one on the machine, else installed by the system's package manager.
 * @throws Error when there is none to be had: the tests are never skipped for that.
 */
export function findPgDump() {
  const releases = () =>
    existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").reverse() : [];
  return findProgram("pg_dump", {
    variable: "PG_DUMP_PATH",
    look: () =>
      [
        ...releases().map((release) => `/usr/lib/postgresql/${release}/bin/pg_dump`),
        ...onPath(["pg_dump"]),
      ].find((path) => existsSync(path) && existsSync(join(path, "..", "postgres"))),
    installers: systemInstallers({
      apt: "postgresql",
      apk: "postgresql",
      dnf: "postgresql-server",
    }),
  });
}

/**
 * What the tests of `deploy/` call by name: certificates for nginx, encrypted copies of a database.
 * @throws Error when there is none to be had: the tests are never skipped for that.
 */
export const findOpenssl = () => findByName("openssl", "OPENSSL_PATH", "openssl");
export const findGnupg = () => findByName("gpg", "GPG_PATH", "gnupg");

const findByName = (name, variable, packageName) =>
  findProgram(name, {
    variable,
    look: () => onPath([name]).find((path) => existsSync(path)),
    installers: systemInstallers({ apt: packageName, apk: packageName, dnf: packageName }),
  });

async function findProgram(name, { variable, look, installers }) {
  const given = process.env[variable];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`${variable} указывает на ${given}, но такого файла нет.`);
  }
  const present = look();
  if (present) return present;
  const tried = [];
  for (const [command, args] of installers) {
    try {
      await run(command, args);
    } catch (error) {
      tried.push(`${command} ${args.join(" ")}: ${error.message.split("\n")[0]}`);
    }
    const found = look();
    if (found) return found;
  }
  throw new Error(
    `Не найден ${name}, и поставить его не удалось. Установите его и укажите ${variable}.\n${tried.join("\n")}`,
  );
}

const onPath = (names) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

function systemInstallers({ apt, apk, dnf }) {
  const installers = [];
  if (existsSync("/usr/bin/apt-get")) {
    installers.push(["apt-get", ["update"]]);
    installers.push(["apt-get", ["install", "-y", "--no-install-recommends", apt]]);
  }
  if (existsSync("/sbin/apk")) installers.push(["apk", ["add", apk]]);
  if (existsSync("/usr/bin/dnf")) installers.push(["dnf", ["install", "-y", dnf]]);
  return installers;
}
