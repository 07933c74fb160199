import type { Law } from "@/lib/engine/template/language/laws";
import { plural } from "@/lib/russian/plural";

/** How well our texts were compared with the act. */
export const lawStatusLabels: Record<Law["status"], string> = {
  checked: "сверено с текстом акта",
  secondary: "по вторичному источнику",
  unverified: "не сверено",
};

export const formatDocumentCount = (count: number) =>
  plural(count, "документ", "документа", "документов");

/** «152-ФЗ, ст. 9 ч. 4», «152-ФЗ целиком». */
export const formatNorm = ({ law, place }: { law: string; place: string }) =>
  place === "" ? `${law} целиком` : `${law}, ${place}`;
