/** Finds a Chromium for the end-to-end tests, or gets one. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { bin, run } from "./steps.mjs";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome.exe",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, one on the machine, Playwright's own, else installed by
 * Playwright, else by the system's package manager.
 * @throws Error when there is none to be had: the tests are never skipped for that.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH указывает на ${given}, но такого файла нет.`);
  }
  const present = onMachine();
  if (present) return present;
  const tried = [];
  for (const [command, args] of installers()) {
    try {
      await run(command, args);
    } catch (error) {
      tried.push(`${command} ${args.join(" ")}: ${error.message.split("\n")[0]}`);
    }
    const found = onMachine();
    if (found) return found;
  }
  throw new Error(
    `Не найден Chromium, и поставить его не удалось. Установите его и укажите CHROMIUM_PATH.\n${tried.join("\n")}`,
  );
}

function onMachine() {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  return [...onPath, ...places, chromium.executablePath()].find((path) => existsSync(path));
}

function* installers() {
  yield [bin("playwright"), ["install", "--with-deps", "chromium"]];
  if (existsSync("/usr/bin/apt-get")) {
    yield ["apt-get", ["update"]];
    yield ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]];
  }
  if (existsSync("/sbin/apk")) yield ["apk", ["add", "chromium"]];
  if (existsSync("/usr/bin/dnf")) yield ["dnf", ["install", "-y", "chromium"]];
}
