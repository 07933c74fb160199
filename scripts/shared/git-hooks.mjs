/** Git's hooks of this project. Plain JavaScript: it runs before anything is installed. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../../server/shared/root.mjs";

const hooks = "scripts/hooks";

/**
 * Makes Git run `scripts/hooks`, unless this clone has hooks of its own. Does nothing when no person is at a terminal, in
 * CI, without Git and outside a checkout.
 * @param {object} [options]
 * @param {string} [options.folder] Of the checkout.
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.isTerminal] A program that runs the commands may commit and push by rules of its own.
 * @returns {boolean} Whether it has changed the settings of the clone.
 */
export function installHooks({
  folder = root,
  env = process.env,
  isTerminal = process.stdout.isTTY === true,
} = {}) {
  if (env.CI || !isTerminal) return false;
  const git = (...args) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      env,
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  try {
    // A folder inside the checkout of another project has a prefix.
    if (git("rev-parse", "--show-prefix") !== "" || readHooksPath(git) !== "") return false;
    const own = readdirSync(resolve(folder, git("rev-parse", "--git-path", "hooks")));
    if (own.some((name) => !name.endsWith(".sample"))) return false;
    git("config", "core.hooksPath", hooks);
    return true;
  } catch {
    return false;
  }
}

/** Git exits with 1 for a setting that is not set. */
function readHooksPath(git) {
  try {
    return git("config", "core.hooksPath");
  } catch (error) {
    if (error.status === 1) return "";
    throw error;
  }
}
