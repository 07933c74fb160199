/** The server of an assembled folder (deploy/assemble.mjs): nothing is installed or built any more. */
import { readFileSync } from "node:fs";
import { serve } from "../server/serve.mjs";

// This is how Next passes the build's settings to its own standalone server: reading next.config.mjs again would look
// for its bundler, which is not here.
const build = new URL("../.next/required-server-files.json", import.meta.url);
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
  JSON.parse(readFileSync(build, "utf8")).config,
);

await serve();
