import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { line } from "@/lib/engine/text";

/** Segments of `/api/user/api-keys/{id}`. */
export const apiKeyParams = z.object({ id: z.string().refine(isId) });

const nameMissing = "Назовите ключ, чтобы узнать его потом";

/** Body of `POST /api/user/api-keys`. */
export const newApiKeyBody = z.strictObject({
  name: line(60, nameMissing).min(1, nameMissing),
  /** Of the two that there are; named here again, because a browser must not load the hashing. */
  scopes: z
    .array(z.enum(["read", "write"], "Права — read и write"), "Укажите права: read, write")
    .min(1, "Выберите хотя бы одно право")
    .max(2, "Прав только два: read и write")
    .refine((scopes) => new Set(scopes).size === scopes.length, "Одно право названо дважды"),
});

export type NewApiKey = z.output<typeof newApiKeyBody>;
