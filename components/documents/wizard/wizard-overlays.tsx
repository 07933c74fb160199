import { RegistrationDialog } from "@/components/documents/wizard/check/lazy-checks";
import type { WizardFlow } from "@/components/documents/wizard/flow/use-wizard-flow";
import { lazyWizardPart } from "@/components/documents/wizard/frame/lazy-wizard-part";

/** Asked before answers are erased. */
const ConfirmDialog = lazyWizardPart(
  async () => (await import("@/components/ui/overlay/confirm-dialog")).ConfirmDialog,
  { failure: "Вопрос не загрузился", waiting: () => null },
);

const ConflictDialog = lazyWizardPart(
  async () => (await import("@/components/documents/wizard/drafts/conflict-dialog")).ConflictDialog,
  {
    failure: "Черновик изменён в другой вкладке, а выбор версии не загрузился",
    waiting: () => null,
  },
);

type WizardOverlaysProps = Pick<WizardFlow, "state" | "send" | "overlays">;

/** The dialogs over a stage of the wizard. */
export function WizardOverlays({ state, send, overlays }: WizardOverlaysProps) {
  const { signIn, hasConflict } = state;
  const { onSignedIn, conflict, erasing, unchanged } = overlays;
  return (
    <>
      {signIn ? (
        <RegistrationDialog
          open
          isSessionEnded={signIn.isSessionEnded}
          createsDocument={signIn.answers !== null}
          onClose={() => send({ type: "signInClosed" })}
          onSignedIn={onSignedIn}
        />
      ) : null}
      {hasConflict ? <ConflictDialog {...conflict} /> : null}
      {erasing.open ? <ConfirmDialog {...erasing} /> : null}
      {unchanged.open ? (
        <ConfirmDialog
          {...unchanged}
          title="Ответы не изменились"
          description="Новая редакция не нужна: она повторит прежнюю под другим номером. Слова сменятся, только если с тех пор обновился наш шаблон."
          action="Всё равно создать"
          tone="primary"
        />
      ) : null}
    </>
  );
}
