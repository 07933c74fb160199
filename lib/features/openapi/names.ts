import { z } from "zod";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { listedApiKeyResponse } from "@/lib/features/accounts/api-keys/schema";
import { currentUserResponse, signedInResponse } from "@/lib/features/accounts/responses";
import { listedSessionResponse } from "@/lib/features/accounts/sessions/schema";
import {
  createdDocumentResponse,
  documentDetailsResponse,
  documentSummaryResponse,
  editionSummaryResponse,
  publicationResponse,
} from "@/lib/features/documents/record/responses";
import { feedbackResponse } from "@/lib/features/feedback/responses";
import { notificationResponse } from "@/lib/features/notifications/schema";
import { reviewResponse } from "@/lib/features/reviews/responses";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

/** Schemas that several calls share, or that a reader looks for by name: `components.schemas`. */
const named: Record<string, z.ZodType> = {
  ApiKey: listedApiKeyResponse,
  CreatedDocument: createdDocumentResponse,
  Document: documentDetailsResponse,
  DocumentAnswers: documentAnswersSchema,
  DocumentSummary: documentSummaryResponse,
  Edition: editionSummaryResponse,
  Feedback: feedbackResponse,
  Message: messageResponse,
  Notification: notificationResponse,
  Publication: publicationResponse,
  Review: reviewResponse,
  Session: listedSessionResponse,
  SignedIn: signedInResponse,
  User: currentUserResponse,
};

/** Registers the names with zod; call it once, before a document is built. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });
}
