/** System programs that the tests drive: found on the machine, or installed. */
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { bin, run } from "./run.mjs";

/**
 * @typedef {object} Program
 * @property {string} title Its name in the output.
 * @property {string} variable The environment variable with its path, for tests.
 * @property {() => string | undefined} look Finds its path on this machine.
 * @property {() => [command: string, args: string[]][]} installers Tried in order until `look` finds it.
 */

/** Headless shell: starts and draws with a third less work than the full browser, and has everything the tests need. */
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
  // Not the server's CHROMIUM_PATH: servers in tests open no third-party pages.
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

/** With a window or without: used to measure printing documents with a browser. @type {Program} */
const wholeChromium = {
  title: "Браузер Chromium целиком",
  variable: "WHOLE_CHROMIUM_PATH",
  look: () => firstOf([...onPath(browserNames), ...browserPlaces]),
  installers: () => systemInstallers({ apt: "chromium", apk: "chromium", dnf: "chromium" }),
};

/** Decodes QR codes, and shares no code with our encoder. @type {Program} */
const qrReader = {
  title: "Чтение QR-кодов (zbarimg)",
  variable: "ZBARIMG_PATH",
  look: () => firstOf(onPath(["zbarimg", "zbarimg.exe"])),
  installers: () => systemInstallers({ apt: "zbar-tools", apk: "zbar", dnf: "zbar" }),
};

/**
 * Runs what owners install on their own servers: a plugin for WordPress, a journal of consents with and without SQLite.
 * @type {Program}
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

/** The configuration in `deploy/nginx` is tested with real instances. @type {Program} */
const nginx = {
  title: "nginx",
  variable: "NGINX_PATH",
  look: () => firstOf([...onPath(["nginx"]), "/usr/sbin/nginx"]),
  installers: () => systemInstallers({ apt: "nginx-light", apk: "nginx", dnf: "nginx" }),
};

/** For `deploy/backup.sh`: one that comes with a server of its own release. @type {Program} */
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

/** Called by name in the tests of `deploy/`: certificates for nginx, encrypted backups. */
const openssl = byName("Сертификаты (openssl)", "OPENSSL_PATH", "openssl", "openssl");
const gnupg = byName("Шифрование копий (gpg)", "GPG_PATH", "gpg", "gnupg");

/** The cron line that updates a paper on the owner's server calls it. */
const curl = byName("Скачивание (curl)", "CURL_PATH", "curl", "curl");

/** All external programs that one kind of test runs. */
export const unitPrograms = [chromium, qrReader, php];
export const browserPrograms = [chromium, qrReader];
export const faultPrograms = [nginx, openssl, pgDump, gnupg, curl, chromium];
export const programs = [...new Set([...unitPrograms, ...browserPrograms, ...faultPrograms])];

/**
 * Finds a program without installing it.
 * @param {Program} program
 * @returns {string | undefined} its path, if it is there.
 * @throws Error when its variable names a missing file.
 */
export function locateProgram({ variable, look }) {
  const configuredPath = process.env[variable];
  if (!configuredPath) return look();
  if (existsSync(configuredPath)) return configuredPath;
  throw new Error(`${variable} указывает на ${configuredPath}, но такого файла нет.`);
}

/**
 * Finds a program, or installs it.
 * @param {Program} program
 * @returns {Promise<string>} its path.
 * @throws Error when it cannot be installed: tests are never skipped for that.
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

/** The path of one of them, for use outside `npm test` and for tests run alone. */
export const findChromium = () => findOrInstall(chromium);
/** Used by the bench for printing, in addition to `findChromium`. */
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

/** Where Playwright installs browsers; undefined before the packages are installed. */
function playwrightShells() {
  let browser;
  try {
    browser = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    return [];
  }
  // …/chromium-1200/chrome-linux64/chrome; the headless shell of the same revision is next to it.
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
