/** Writes the API's document, made from the routes, where the server and `/api-docs` read it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildDocument } from "@/lib/features/openapi/build-document";
import { describePaths, readRouteModules } from "@/lib/features/openapi/read-routes";

const root = fileURLToPath(new URL("../..", import.meta.url));
const target = join(root, "lib/features/openapi/generated");

const document = buildDocument(describePaths(await readRouteModules(root)));
mkdirSync(target, { recursive: true });
writeFileSync(join(target, "openapi.json"), `${JSON.stringify(document)}\n`);
console.log(`${Object.keys(document.paths).length} путей.`);
// Importing the routes opens what would keep a server running.
process.exit(0);
