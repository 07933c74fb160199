import { z } from "zod";

/** `GET /api/admin/attention`: what needs an administrator, in the order of the overview. */
export const attentionResponse = z.strictObject({
  items: z.array(
    z.strictObject({
      key: z.string(),
      href: z.string().describe("Где это делают"),
      count: z.int().min(1),
      words: z.string().describe("Сколько чего ждёт, словами"),
    }),
  ),
});
export type Attention = z.output<typeof attentionResponse>;

/** `GET /api/admin/first-run`: what the service still lacks; empty when it lacks nothing. */
export const firstRunResponse = z.strictObject({
  steps: z.array(
    z.strictObject({
      key: z.string(),
      title: z.string(),
      text: z.string(),
      href: z.string().nullable().describe("Где это делают; null — не в панели"),
      canBeSettled: z.boolean().describe("Можно отметить: сделано не здесь или не нужно"),
    }),
  ),
});
export type FirstRun = z.output<typeof firstRunResponse>;
export type FirstRunStep = FirstRun["steps"][number];
