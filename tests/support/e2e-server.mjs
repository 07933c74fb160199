/** The production server on an empty embedded database, for the end-to-end tests. */
import { rmSync } from "node:fs";
import { serve } from "../../scripts/serve.mjs";

rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await serve();
