/**
 * The schema and type of the questions that only the notification asks
 * (`content/regulator-notification/details.ts`). Pure.
 */
import { z } from "zod";
import {
  type DetailDefinition,
  type DetailKey,
  details,
} from "@/content/regulator-notification/details";
import { cleanText } from "@/lib/core/text/clean-text";
import { isRecordDate } from "@/lib/core/time/moscow-days";

/** Absent: not answered. */
export type NotificationDetails = { [Key in DetailKey]?: string };

function schemaOf(definition: DetailDefinition) {
  const text = z.string("Здесь нужен текст").transform((value) => cleanText(value).trim());
  switch (definition.kind) {
    case "choice":
      return text.refine(
        (value) => value === "" || Object.hasOwn(definition.options, value),
        "Такого ответа нет",
      );
    case "day":
      return text.refine((value) => value === "" || isRecordDate(value), "День — ГГГГ-ММ-ДД");
    default:
      return text.refine(
        (value) => value.length <= definition.max,
        `Не больше ${definition.max} знаков`,
      );
  }
}

export const detailKeys = Object.keys(details) as DetailKey[];

/** Body of `PUT /api/sites/{id}/notification`: all answers at once; an absent or empty answer counts as not given. */
export const detailsRequest = z.strictObject(
  Object.fromEntries(detailKeys.map((key) => [key, schemaOf(details[key]).optional()])) as Record<
    DetailKey,
    z.ZodOptional<ReturnType<typeof schemaOf>>
  >,
);
export type DetailsRequest = z.input<typeof detailsRequest>;

/** Parses stored or sent answers; empty answers and unknown questions are left out. */
export function parseDetails(stored: unknown): NotificationDetails {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([key, value]) => Object.hasOwn(details, key) && typeof value === "string" && value !== "",
    ),
  );
}
