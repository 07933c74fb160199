/** Generated files that follow their sources while a server, a type check or tests are watching. */
import { watch } from "node:fs";
import { join } from "node:path";
import { root } from "../../server/shared/root.mjs";
import { compileContent, describeApi } from "./steps.mjs";

/** An editor writes a file in several steps, Git many files at once. */
const pauseMs = 200;

/** Compiles `content/` again after a change there, in the engine or in the compiler. */
export const watchContent = () =>
  runOnChange("Шаблоны документов", compileContent, {
    folders: ["content", "lib/engine", "scripts/build"],
  });

/** Describes the API again after a change of a route, or of a schema of its requests and responses. */
export const watchApi = () =>
  runOnChange("Описание API", describeApi, {
    folders: ["app/api", "lib"],
    files: /(^|[\\/])(route|schema|responses)\.ts$/,
  });

/**
 * Runs a step of `steps.mjs` after changes, never twice at once, as long as this process lives; prints when it has done
 * something, and why it failed.
 */
function runOnChange(title, runStep, { folders, files = /./ }) {
  let timer;
  let running = Promise.resolve();
  const work = async () => {
    try {
      if ((await runStep()) === undefined) console.log(`${title}: обновлено`);
    } catch (error) {
      console.error(`${title}: не получилось\n${error.message}`);
    }
  };
  for (const folder of folders) {
    const watcher = watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file !== null && !files.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(work);
      }, pauseMs);
    });
    watcher.on("error", (error) => console.error(`${title}: ${error.message}`));
  }
}
