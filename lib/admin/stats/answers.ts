import { z } from "zod";
import type { AdminStats } from "@/lib/admin/stats/types";

const count = z.int().min(0);
const measured = z.strictObject({
  current: count,
  previous: count,
  changePercent: z
    .int()
    .nullable()
    .describe("Изменение к прошлому периоду; null — сравнить не с чем"),
});

export const adminStatsAnswer = z.strictObject({
  totalUsers: count,
  premiumUsers: count,
  documentsCreated: count,
  periods: z.array(
    z.strictObject({
      days: z.int(),
      registrations: measured,
      documents: measured,
      activeUsers: count,
    }),
  ),
  days: z.array(
    z.strictObject({
      date: z.iso.date(),
      registrations: count,
      documents: count,
      activeUsers: count,
    }),
  ),
}) satisfies z.ZodType<AdminStats>;
