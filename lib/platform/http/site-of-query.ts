import { z } from "zod";
import { isId } from "@/lib/core/ids";

/** The query of calls that a member makes for the owner of a site: `members: { siteOfQuery: … }`. */
export const siteOfQuery = z.object({
  site: z.string().refine(isId, "Некорректный идентификатор сайта").optional(),
});
