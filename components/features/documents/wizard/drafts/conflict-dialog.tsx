import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";

type ConflictDialogProps = {
  /** The other version is being loaded. */
  isOpening: boolean;
  /** Loads the version that was saved elsewhere. */
  onOpenOther: () => void;
  onKeepMine: () => void;
  /** Closes without a choice. */
  onPostpone: () => void;
};

/**
 * Two windows have changed one draft: the visitor chooses the version to keep. Until then both are kept, one on the
 * server and one in this browser.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpening, onOpenOther, onKeepMine, onPostpone } = props;
  return (
    <Dialog open onOpenChange={(next) => (next ? undefined : onPostpone())}>
      <DialogContent
        title="Черновик изменён в другой вкладке"
        description="Пока эта форма была открыта, тот же черновик сохранили в другом окне. Какую версию оставить?"
        className="z-60"
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className="mt-5 flex flex-col gap-2">
          <Button variant="secondary" pending={isOpening} onClick={onOpenOther}>
            Открыть версию из другой вкладки
          </Button>
          <Button disabled={isOpening} onClick={onKeepMine}>
            Оставить мою
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
