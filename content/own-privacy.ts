/** How this very site handles personal data: see `content/own-documents.ts`. */
import { ownAnswers, ownOperator } from "@/content/own-documents";

export const ownPrivacyAnswers = ownAnswers(ownOperator);
