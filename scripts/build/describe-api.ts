/**
 * Generates from the routes: the API's OpenAPI document, for the server and `/api-docs`, and the types of its calls for
 * the browser's code.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildDocument } from "@/lib/features/openapi/build-document";
import { writeCallTypes } from "@/lib/features/openapi/call-types";
import {
  describePaths,
  readRouteModules,
  readSchemaNames,
} from "@/lib/features/openapi/read-routes";

const root = fileURLToPath(new URL("../..", import.meta.url));
const target = join(root, "lib/features/openapi/generated");

const modules = await readRouteModules(root);
const document = buildDocument(describePaths(modules));
const callTypes = writeCallTypes(modules, await readSchemaNames(root, modules));
mkdirSync(target, { recursive: true });
writeFileSync(join(target, "openapi.json"), `${JSON.stringify(document)}\n`);
writeFileSync(join(target, "api-calls.d.ts"), callTypes);
console.log(`${Object.keys(document.paths).length} путей.`);
// Importing the routes opens handles that would keep the process running.
process.exit(0);
