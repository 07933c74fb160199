import { z } from "zod";

/** Segments of `/api/templates/{type}/example`; a type that there is none of is a 404, not a 400. */
export const exampleParams = z.object({ type: z.string() });
