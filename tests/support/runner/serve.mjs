/** The production server for tests; `--empty` starts it on an empty embedded database. */
import { rmSync } from "node:fs";
import { serve } from "../../../server/serve.mjs";

if (process.argv.includes("--empty")) {
  rmSync(process.env.DATA_DIR, { recursive: true, force: true });
}
await serve();
