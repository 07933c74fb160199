"use client";

import { later } from "@/components/documents/wizard/later";
import { Spinner } from "@/components/ui/spinner";

/** The look through the answers: with the rules that they are checked by, at the first change of the form. */
export const CheckStep = later(
  async () => (await import("@/components/documents/wizard/check/check-step")).CheckStep,
  { failure: "Проверка не загрузилась" },
);

/** What to do with a document: while it is being made. */
export const ResultStep = later(
  async () => (await import("@/components/documents/wizard/result/result-step")).ResultStep,
  { failure: "Документ создан и сохранён, но не загрузился", waiting: () => <Wait /> },
);

/** Step 3 until the server has made the document. */
export function CreationWait({ isEdition }: { isEdition: boolean }) {
  return <Wait words={isEdition ? "Создание редакции..." : "Создание документа..."} />;
}

function Wait({ words = "Открываем документ" }: { words?: string }) {
  return (
    <div role="status" className="grid flex-1 place-content-center gap-4 px-6 text-center">
      <Spinner className="mx-auto size-8 text-accent" />
      <p className="text-[1rem]">{words}</p>
    </div>
  );
}
