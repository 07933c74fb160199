/** The production server for tests. */
import { serve } from "../../../server/serve.mjs";

await serve();
