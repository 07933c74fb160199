import { DomainError, type FieldErrors } from "@/lib/core/errors";

/** A required fact that a final document needs and that is not answered. */
export type MissingFact = {
  /** The form field that gives it. */
  field: string;
  /** Reads after «укажите»: «адрес сайта». */
  label: string;
};

/** Rejects a final document; `fieldErrors` has a message for each missing field. */
export class MissingAnswers extends DomainError {
  override name = "MissingAnswers";

  constructor(readonly missing: MissingFact[]) {
    const fieldErrors: FieldErrors = {};
    for (const { field, label } of missing) {
      const message = `Укажите ${label}`;
      const messages = fieldErrors[field] ?? [];
      if (!messages.includes(message)) fieldErrors[field] = [...messages, message];
    }
    const labels = [...new Set(missing.map(({ label }) => label))];
    super("VALIDATION", `Чтобы составить документ, укажите: ${labels.join(", ")}.`, {
      fieldErrors,
    });
  }
}
