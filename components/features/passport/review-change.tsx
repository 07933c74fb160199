"use client";

import { useState } from "react";
import { AffectedDocuments } from "@/components/features/documents/document-page/comparison/affected-documents";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { useCreateEditions } from "@/lib/features/sites/client";
import type { OutdatedDocument, SavedPassport, SiteDetails } from "@/lib/features/sites/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { plural } from "@/lib/russian/plural";

type ReviewChangeProps = {
  site: SiteDetails;
  outdated: OutdatedDocument[];
  onSave: () => Promise<SavedPassport>;
  onFailure: (error: unknown) => void;
  onSaved: () => void;
  onClose: () => void;
};

/** How changed facts affect the documents, shown before saving. */
export function ReviewChange(props: ReviewChangeProps) {
  const { site, outdated, onSave, onFailure, onSaved, onClose } = props;
  const creation = useCreateEditions(site.id);
  const [running, setRunning] = useState<"all" | "facts" | null>(null);
  const possible = outdated.filter(({ refusal }) => refusal === null);
  const count = plural(possible.length, "документ", "документа", "документов");

  const save = async (scope: "all" | "facts") => {
    if (running !== null) return;
    setRunning(scope);
    try {
      const { edition } = await onSave();
      if (scope === "all") await update(edition);
      else void showMessage("success", { title: "Сведения сохранены" });
      onSaved();
    } catch (error) {
      onFailure(error);
    }
  };
  /** The facts are already saved: after a failure the documents can be updated on the site's page. */
  const update = async (passport: number) => {
    try {
      await creation.mutateAsync({ passport, outdated: possible });
      void showMessage("success", { title: `Сведения сохранены, обновлено: ${count}` });
    } catch (error) {
      void showMessage("error", {
        title: "Сведения сохранены, а документы обновить не удалось",
        description: getErrorMessage(error, "Попробуйте ещё раз на странице сайта."),
      });
    }
  };

  return (
    <Dialog open onOpenChange={(open) => (open || running ? undefined : onClose())}>
      <DialogContent
        title={`Изменится: ${plural(outdated.length, "документ", "документа", "документов")}`}
        description="Прежние редакции останутся. Лимит месяца на новые редакции не тратится."
        onInteractOutside={(event) => event.preventDefault()}
        placement="screen"
        className="scroll-pb-24 px-4 pb-0 sm:max-w-3xl sm:px-8 sm:pt-8"
      >
        <div className="mt-4">
          <AffectedDocuments documents={outdated} />
        </div>
        <div className="sticky bottom-0 -mx-4 mt-6 flex flex-wrap gap-3 border-t border-line bg-sheet px-4 py-3 sm:-mx-8 sm:px-8 sm:py-4">
          {possible.length > 0 ? (
            <Button pending={running === "all"} onClick={() => void save("all")}>
              Сохранить и обновить {count}
            </Button>
          ) : null}
          <Button
            variant={possible.length > 0 ? "secondary" : "primary"}
            pending={running === "facts"}
            onClick={() => void save("facts")}
          >
            Только сохранить
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
