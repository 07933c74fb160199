import { z } from "zod";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { editionNumber } from "@/lib/features/documents/record/schema";

const dateMessage = "Дата — в виде 2026-12-31";

/** Query of `POST /api/documents/{id}/editions`. */
export const newEditionQuery = z.object({
  /** The newest edition that the client has seen. */
  after: editionNumber,
  /** The day from which the edition applies; today in Moscow by default. */
  effectiveDate: z.iso.date(dateMessage).optional(),
});

export type NewEdition = z.output<typeof newEditionQuery> & {
  /** The id of the document. */
  id: string;
  answers: DocumentAnswers;
};

/** Query of `GET /api/documents/{id}/comparison`. */
export const comparisonQuery = z.object({ from: editionNumber, to: editionNumber });
