/** Generated files that follow their sources while a server, a type check or tests are watching. */
import { watch } from "node:fs";
import { join } from "node:path";
import { root } from "../../server/shared/root.mjs";
import { isInput } from "./run-if-changed.mjs";
import { compileContent, describeApi, generateClient, listApiSources } from "./steps.mjs";

/** An editor writes a file in several steps, Git many files at once. */
const pauseMs = 200;

/** Compiles `content/` again after a change there, in the engine or in the compiler. */
export const watchContent = () =>
  runOnChange("Шаблоны документов", compileContent, {
    folders: ["content", "lib/engine", "scripts/build"],
  });

/** Generates the database client again after a change of the Prisma schema. A migration stays a command. */
export const watchSchema = () =>
  runOnChange("Клиент базы данных", generateClient, { folders: ["prisma/schema"] });

/** Describes the API again after a change of a route, or of a file that a route imports. */
export function watchApi() {
  /** The files of the last description; unknown before the first. */
  let sources;
  const work = async () => {
    const files = await listApiSources();
    sources = new Set(files);
    return describeApi(files);
  };
  runOnChange("Описание API", work, {
    folders: ["app/api", "lib", "content"],
    // A new file may be one that a route already imports: the editor saved the route first.
    concerns: (file, event) =>
      !sources || sources.has(file) || (event === "rename" && /\.(tsx?|json)$/.test(file)),
  });
}

/**
 * Runs a step of `steps.mjs` after changes, never twice at once, as long as this process lives; prints when it has done
 * something, and why it failed. `concerns` chooses among the files of these folders.
 */
function runOnChange(title, runStep, { folders, concerns = () => true }) {
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
    const watcher = watch(join(root, folder), { recursive: true }, (event, name) => {
      const file = `${folder}/${name?.replaceAll("\\", "/")}`;
      if (name !== null && !(isInput(file) && concerns(file, event))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(work);
      }, pauseMs);
    });
    watcher.on("error", (error) => console.error(`${title}: ${error.message}`));
  }
}
