import { z } from "zod";
import { maxNoteLength } from "@/content/admin/users";
import { isId } from "@/lib/core/ids";
import { multilineSchema } from "@/lib/engine/text-schemas";
import { userParams } from "@/lib/features/admin/schema";

/** Body of `POST /api/admin/users/{userId}/notes`. */
export const noteRequest = z.strictObject({
  text: z.string("Введите заметку").pipe(multilineSchema(maxNoteLength).min(1, "Введите заметку")),
});

/** Segments of `/api/admin/users/{userId}/notes/{noteId}`. */
export const noteParams = userParams.extend({ noteId: z.string().refine(isId) });
