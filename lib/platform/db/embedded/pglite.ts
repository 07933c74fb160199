import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * PostgreSQL fills its buffers with zeros when it starts. Its usual 128 MB are more than most embedded databases hold,
 * and cost 120 MB of memory and a fifth of the start (docs/decisions/0002-embedded-database.md).
 */
const buffers = ["-c", "shared_buffers=16MB"];

/** Opens PGlite, the embedded PostgreSQL, and creates what does not exist yet. */
export const createPglite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...buffers] });
