import { z } from "zod";
import { type DeadlineKey, deadlines } from "@/content/duties/deadlines";

/** A duty that follows from an entry, and its deadline. */
export const requestDue = z.strictObject({
  duty: z.enum(Object.keys(deadlines) as DeadlineKey[]),
  date: z.iso.date().describe("Последний день срока"),
  workDate: z.iso.date().describe("Последний рабочий день срока"),
  isForecast: z
    .boolean()
    .describe("Срок задевает год, для которого ещё нет постановления о переносе выходных"),
});
export type RequestDue = z.output<typeof requestDue>;
