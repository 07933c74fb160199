import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** Validates a form with a schema whose input is the form and whose output is what the form sends. */
export const formResolver = <Values extends FieldValues, Body>(
  schema: z.ZodType<Body, Values>,
): Resolver<Values, unknown, Body> => zodResolver(schema);
