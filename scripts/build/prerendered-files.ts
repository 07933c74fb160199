import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of all pages that a build wrote as HTML under `folder`. */
export function* prerenderedFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* prerenderedFiles(path);
    else if (entry.name.endsWith(".html")) yield path;
  }
}
