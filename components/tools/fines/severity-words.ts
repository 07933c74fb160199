import type { Severity } from "@/lib/tools/fines/figures";

/** «Тяжесть: …» */
export const severityWords: Record<Severity, string> = {
  low: "низкая",
  medium: "средняя",
  high: "высокая",
  critical: "критическая",
};
