import { z } from "zod";
import { listedApiKeyAnswer } from "@/lib/api-keys/answers";
import {
  createdDocumentAnswer,
  documentDetailsAnswer,
  documentSummaryAnswer,
  editionSummaryAnswer,
  publicationAnswer,
} from "@/lib/documents/answers";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { feedbackAnswer } from "@/lib/feedback/answers";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { notificationAnswer } from "@/lib/notifications/answers";
import { reviewAnswer } from "@/lib/reviews/answers";
import { listedSessionAnswer } from "@/lib/sessions/answers";
import { currentUserAnswer, signedInAnswer } from "@/lib/users/answers";

/** Schemas that several calls share, or that a reader looks for by name: `components.schemas`. */
const named: Record<string, z.ZodType> = {
  ApiKey: listedApiKeyAnswer,
  CreatedDocument: createdDocumentAnswer,
  Document: documentDetailsAnswer,
  DocumentAnswers: documentAnswersSchema,
  DocumentSummary: documentSummaryAnswer,
  Edition: editionSummaryAnswer,
  Feedback: feedbackAnswer,
  Message: messageAnswer,
  Notification: notificationAnswer,
  Publication: publicationAnswer,
  Review: reviewAnswer,
  Session: listedSessionAnswer,
  SignedIn: signedInAnswer,
  User: currentUserAnswer,
};

/** Tells zod the names; once, before a document is built. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });
}
