import { ApiError, explain } from "@/lib/platform/api-client/api-error";

export type CreationFailure = {
  title: string;
  text: string;
  leadsToPremium: boolean;
  needsConfirmation: boolean;
};

/** What to say when the document was not made: docs/specification/messages.md#documents. */
export function toCreationFailure(error: unknown): CreationFailure {
  const code = error instanceof ApiError ? error.code : null;
  const isLimit =
    code === "LIMIT_REACHED" || (error instanceof Error && error.message.includes("LIMIT_REACHED"));
  if (isLimit) {
    return {
      title: "Лимит документов исчерпан",
      text: "Перейдите на премиум-план для безлимитного создания документов.",
      leadsToPremium: true,
      needsConfirmation: false,
    };
  }
  return {
    title: "Ошибка создания документа",
    text: explain(error, "Произошла ошибка при создании документа"),
    leadsToPremium: code === "PREMIUM_REQUIRED",
    needsConfirmation: code === "EMAIL_NOT_CONFIRMED",
  };
}
