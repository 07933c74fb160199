import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import { RegistrationDialog } from "@/components/features/documents/wizard/check/use-checks";
import type { WizardFlow } from "@/components/features/documents/wizard/flow/use-wizard-flow";
import { closingEvent } from "@/components/features/documents/wizard/machine/wizard-machine";

/** Asked before answers are erased. */
const ConfirmDialog = lazyFormPart(
  async () => (await import("@/components/ui/overlay/confirm-dialog")).ConfirmDialog,
  { failure: "Вопрос не загрузился", waiting: () => null },
);

const ConflictDialog = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/wizard/drafts/conflict-dialog")).ConflictDialog,
  {
    failure: "Черновик изменён в другой вкладке, а выбор версии не загрузился",
    waiting: () => null,
  },
);

type WizardOverlaysProps = Pick<WizardFlow, "state" | "send" | "overlays"> & {
  /** The form is of a further edition of a document. */
  isEdition: boolean;
};

/** The dialog over a stage of the wizard. */
export function WizardOverlays({ state, send, overlays, isEdition }: WizardOverlaysProps) {
  const { overlay } = state;
  if (overlay === null) return null;
  const close = () => send(closingEvent(overlay));
  const onOpenChange = (open: boolean) => (open ? undefined : close());
  const isSettling = overlay.isSettling ?? false;
  switch (overlay.name) {
    case "signIn":
      return (
        <RegistrationDialog
          open
          isSessionEnded={overlay.isSessionEnded}
          createsDocument={overlay.answers !== null}
          onClose={close}
          onSignedIn={() => overlays.onSignedIn(overlay.answers)}
        />
      );
    case "conflict":
      return (
        <ConflictDialog
          isOpening={isSettling}
          onOpenOther={() => void overlays.onOpenOther()}
          onKeepMine={overlays.onKeepMine}
          onPostpone={close}
        />
      );
    case "unchanged":
      return (
        <ConfirmDialog
          open
          onOpenChange={onOpenChange}
          title="Ответы не изменились"
          description="Новая редакция не нужна: она повторит прежнюю под другим номером. Слова сменятся, только если с тех пор обновился наш шаблон."
          action="Всё равно создать"
          tone="primary"
          onConfirm={() => overlays.onCreateUnchanged(overlay.answers)}
        />
      );
    case "erasing": {
      const isForm = overlay.target === "form";
      return (
        <ConfirmDialog
          open
          onOpenChange={onOpenChange}
          title={isForm ? "Начать заново?" : "Удалить черновик?"}
          description={
            isEdition
              ? "Изменения этой редакции будут стёрты. Прежняя редакция останется."
              : "Все ответы этого черновика будут стёрты. Готовые документы останутся."
          }
          action={isForm ? "Стереть и начать заново" : "Удалить черновик"}
          pending={isSettling}
          onConfirm={() => void overlays.onErase(overlay.target)}
        />
      );
    }
  }
}
