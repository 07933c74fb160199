/**
 * The digest that Next gives an error of the server, in the log too (`record-caught-error.ts`). Nothing for an error of
 * the browser, which has none.
 */
export function ErrorNumber({ error }: { error: unknown }) {
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  if (typeof digest !== "string") return null;
  return (
    <p className="measure mt-4 text-base text-ink-soft">
      Номер ошибки: <span className="select-all">{digest}</span>. Назовите его, если напишете
      в&nbsp;поддержку.
    </p>
  );
}
