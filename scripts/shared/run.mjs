/** How the commands of a checkout start programs. Plain JavaScript: it runs before anything is installed. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../server/shared/root.mjs";

/**
 * Runs a command in the project's root. Its output is shown when it fails, or line by line with the prefix `show`.
 * @returns {Promise<string>} its output.
 * @throws Error when it exits with another code than 0: its message has the end of the output, its `output` all of it.
 */
export function run(command, args, { env = {}, show = "" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
      if (show) showLines(stream, show);
    }
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(failureOf(`${command} ${args.join(" ")}: код ${code}`, output));
    });
  });
}

/** The end is the most useful: a program stops at its first error. */
function failureOf(title, output) {
  const end = output.slice(-8000);
  const cut = end.length < output.length ? "… (начало вывода не показано)\n" : "";
  return Object.assign(new Error(`${title}\n${cut}${end}`), { output });
}

/** Prints each line as it comes, with a prefix: two programs may be writing. */
function showLines(stream, name) {
  createInterface({ input: stream }).on("line", (line) => console.log(`${name} │ ${line}`));
}

/** The path of a package's command, so that nothing has to be on the PATH. */
export function bin(name) {
  return join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
}
