/** Programs of the system that the tests drive: found on the machine, or installed. */
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { bin, run } from "./run.mjs";

/**
 * @typedef {object} Program
 * @property {string} title What it is, in the words of the output.
 * @property {string} variable The environment variable that names its path, and where tests find it.
 * @property {() => string | undefined} look Its path on this machine.
 * @property {() => [command: string, args: string[]][]} installers Tried in turn until `look` finds it.
 */

/** Without a window: starts and draws with a third less work than the whole browser, and has all that tests need. */
const shellNames = ["chromium-headless-shell", "chrome-headless-shell"];
const browserNames = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome.exe",
];
const browserPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @type {Program} */
const chromium = {
  title: "Браузер Chromium",
  // Not the server's CHROMIUM_PATH: servers of tests open no pages of strangers.
  variable: "TEST_CHROMIUM_PATH",
  look: () =>
    firstOf([
      ...onPath(shellNames),
      ...playwrightShells(),
      ...onPath(browserNames),
      ...browserPlaces,
    ]),
  installers: () => [
    [bin("playwright"), ["install", "--with-deps", "--only-shell", "chromium"]],
    ...systemInstallers({ apt: "chromium-headless-shell" }),
    ...systemInstallers({ apt: "chromium", apk: "chromium", dnf: "chromium" }),
  ],
};

/** With a window or without: what printing documents with a browser starts. @type {Program} */
const wholeChromium = {
  title: "Браузер Chromium целиком",
  variable: "WHOLE_CHROMIUM_PATH",
  look: () => firstOf([...onPath(browserNames), ...browserPlaces]),
  installers: () => systemInstallers({ apt: "chromium", apk: "chromium", dnf: "chromium" }),
};

/** Decodes QR codes and shares no code with what draws ours. @type {Program} */
const qrReader = {
  title: "Чтение QR-кодов (zbarimg)",
  variable: "ZBARIMG_PATH",
  look: () => firstOf(onPath(["zbarimg", "zbarimg.exe"])),
  installers: () => systemInstallers({ apt: "zbar-tools", apk: "zbar", dnf: "zbar" }),
};

/**
 * Runs what we give owners for their own servers: a plugin for WordPress, a journal of consents with SQLite and
 * without. @type {Program}
 */
const php = {
  title: "PHP",
  variable: "PHP_PATH",
  look: () => firstOf(onPath(["php", "php.exe"])),
  installers: () => [
    ...systemInstallers({ apt: "php-cli", apk: "php", dnf: "php-cli" }),
    ...systemInstallers({ apt: "php-sqlite3", apk: "php-pdo_sqlite", dnf: "php-pdo" }),
  ],
};

/** The configuration in `deploy/nginx` is tried before real instances. @type {Program} */
const nginx = {
  title: "nginx",
  variable: "NGINX_PATH",
  look: () => firstOf([...onPath(["nginx"]), "/usr/sbin/nginx"]),
  installers: () => systemInstallers({ apt: "nginx-light", apk: "nginx", dnf: "nginx" }),
};

/** For `deploy/backup.sh`: one that stands beside a server of its own release. @type {Program} */
const pgDump = {
  title: "Резервные копии (pg_dump)",
  variable: "PG_DUMP_PATH",
  look: () => {
    const folder = "/usr/lib/postgresql";
    const releases = existsSync(folder) ? readdirSync(folder).reverse() : [];
    return [
      ...releases.map((release) => `${folder}/${release}/bin/pg_dump`),
      ...onPath(["pg_dump"]),
    ].find((path) => existsSync(path) && existsSync(join(path, "..", "postgres")));
  },
  installers: () =>
    systemInstallers({ apt: "postgresql", apk: "postgresql", dnf: "postgresql-server" }),
};

/** What the tests of `deploy/` call by name: certificates for nginx, encrypted copies of a database. */
const openssl = byName("Сертификаты (openssl)", "OPENSSL_PATH", "openssl", "openssl");
const gnupg = byName("Шифрование копий (gpg)", "GPG_PATH", "gpg", "gnupg");

/** The line for cron that keeps a paper in a file of the owner's server calls it. */
const curl = byName("Скачивание (curl)", "CURL_PATH", "curl", "curl");

/** All that one kind of test drives beside our own code. */
export const unitPrograms = [chromium, qrReader, php];
export const browserPrograms = [chromium, qrReader];
export const faultPrograms = [nginx, openssl, pgDump, gnupg, curl, chromium];
export const programs = [...new Set([...unitPrograms, ...browserPrograms, ...faultPrograms])];

/**
 * @param {Program} program
 * @returns {string | undefined} its path, if it is there; nothing is installed.
 * @throws Error when its variable names a file that is not there.
 */
export function locateProgram({ variable, look }) {
  const given = process.env[variable];
  if (!given) return look();
  if (existsSync(given)) return given;
  throw new Error(`${variable} указывает на ${given}, но такого файла нет.`);
}

/**
 * @param {Program} program
 * @returns {Promise<string>} its path, after installing it where it is missing.
 * @throws Error when there is none to be had: the tests are never skipped for that.
 */
export async function findOrInstall(program) {
  const present = locateProgram(program);
  if (present) return present;
  const tried = [];
  for (const [command, args] of program.installers()) {
    try {
      await run(command, args);
    } catch (error) {
      tried.push(`${command} ${args.join(" ")}: ${error.message.split("\n")[0]}`);
    }
    const found = program.look();
    if (found) return found;
  }
  throw new Error(
    `Не найдено: ${program.title}, и поставить не удалось. Установите и укажите ${program.variable}.\n${tried.join("\n")}`,
  );
}

/** The path of one of them, for what drives it outside of `npm test`, and for tests that are run alone. */
export const findChromium = () => findOrInstall(chromium);
/** What the bench prints with, beside `findChromium`. */
export const findFullChromium = () => findOrInstall(wholeChromium);
export const findNginx = () => findOrInstall(nginx);
export const findPgDump = () => findOrInstall(pgDump);

function byName(title, variable, name, packageName) {
  return {
    title,
    variable,
    look: () => firstOf(onPath([name])),
    installers: () => systemInstallers({ apt: packageName, apk: packageName, dnf: packageName }),
  };
}

/** Where Playwright keeps what `playwright install` brings; nothing before the packages are installed. */
function playwrightShells() {
  let browser;
  try {
    browser = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    return [];
  }
  // …/chromium-1200/chrome-linux64/chrome, and the shell is its neighbour of the same revision.
  const home = dirname(dirname(browser));
  const shellHome = home.replace(/chromium-(\d+)$/, "chromium_headless_shell-$1");
  if (!existsSync(shellHome)) return [browser];
  const shells = readdirSync(shellHome).flatMap((folder) =>
    ["chrome-headless-shell", "chrome-headless-shell.exe"].map((name) =>
      join(shellHome, folder, name),
    ),
  );
  return [...shells, browser];
}

const firstOf = (paths) => paths.find((path) => existsSync(path));

const onPath = (names) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

function systemInstallers({ apt, apk, dnf }) {
  const installers = [];
  if (apt && existsSync("/usr/bin/apt-get")) {
    installers.push(["apt-get", ["update"]]);
    installers.push(["apt-get", ["install", "-y", "--no-install-recommends", apt]]);
  }
  if (apk && existsSync("/sbin/apk")) installers.push(["apk", ["add", apk]]);
  if (dnf && existsSync("/usr/bin/dnf")) installers.push(["dnf", ["install", "-y", dnf]]);
  return installers;
}
