"use client";

import { useRouter } from "next/navigation";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useDeleteSite } from "@/lib/features/site-list/client";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { plural } from "@/lib/russian/plural";

type DeleteSiteProps = { site: SiteDetails; open: boolean; onClose: () => void };

/** Asks for confirmation and says what remains. */
export function DeleteSite({ site, open, onClose }: DeleteSiteProps) {
  const router = useRouter();
  const deletion = useDeleteSite(site.id);
  const count = site.documents.length;
  const remove = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        void showMessage("success", { title: "Сайт удалён" });
        router.replace("/sites");
      },
      onError: (error) => {
        onClose();
        void showFailure("Не удалось удалить сайт", error);
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(opens) => (opens ? undefined : onClose())}
      title="Удалить сайт?"
      description={
        <>
          Сведения о сайте <b className="font-semibold text-ink">{site.name}</b> будут стёрты,
          вернуть их нельзя.{" "}
          {count > 0
            ? `${plural(count, "Документ останется", "документа останутся", "документов останутся")} в разделе «Мои документы» вместе с редакциями и открытыми страницами. Новая редакция любого из них снова заведёт сайт.`
            : "Документов у него нет."}
        </>
      }
      action="Удалить сайт"
      pending={deletion.isPending || deletion.isSuccess}
      onConfirm={remove}
    />
  );
}
