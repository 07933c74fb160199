"use client";

import { later } from "@/components/documents/wizard/later";
import { Spinner } from "@/components/ui/spinner";

/** Step 1, which a press on a type of document leaves out. */
export const ChooseType = later(
  async () => (await import("@/components/documents/wizard/choose-type")).ChooseType,
  {
    failure: "Список документов не загрузился",
    waiting: () => <Wait words="Открываем список документов" />,
  },
);

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

/** Asked before answers are erased. */
export const ConfirmDialog = later(
  async () => (await import("@/components/ui/confirm-dialog")).ConfirmDialog,
  { failure: "Вопрос не загрузился", waiting: () => null },
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
