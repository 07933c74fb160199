"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { CreatedLink } from "@/components/features/documents/document-page/lawyer/new-lawyer-link";
import { pushPageState } from "@/components/features/documents/document-page/navigation/use-page-address";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/components/ui/overlay/menu";
import { lawyerLinkTexts as texts } from "@/content/lawyer-review/texts";
import { useDeleteLink, useEndLink, useRenewLink } from "@/lib/features/lawyer-review/owner/client";
import type { LawyerLink } from "@/lib/features/lawyer-review/responses";

type Act = "renew" | "end" | "remove";

const questions: Record<Act, { title: string; description: string; action: string }> = {
  renew: { title: texts.renewTitle, description: texts.renewNote, action: texts.renew },
  end: { title: texts.endTitle, description: texts.endNote, action: texts.end },
  remove: { title: texts.removeTitle, description: texts.removeNote, action: texts.remove },
};

type LinkActionsProps = {
  documentId: string;
  link: LawyerLink;
  /** Whether the page shows its remarks. */
  isShown: boolean;
};

/** The owner's actions on a link, each with a confirmation. */
export function LinkActions({ documentId, link, isShown }: LinkActionsProps) {
  const [pendingAction, setPendingAction] = useState<Act | null>(null);
  const renew = useRenewLink(documentId, link.id);
  const end = useEndLink(documentId, link.id);
  const remove = useDeleteLink(documentId, link.id);
  const acts = { renew, end, remove };
  const run = () => {
    if (!pendingAction) return;
    acts[pendingAction].mutate(undefined, {
      onSettled: () => setPendingAction(null),
      onSuccess: () => {
        if (pendingAction === "remove" && isShown) pushPageState({});
      },
      onError: (error) => void showFailure("Не получилось", error),
    });
  };
  const question = pendingAction && questions[pendingAction];
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="quiet" size="sm" aria-label={`${texts.more}: ${link.asked ?? ""}`}>
            {texts.more}
            <ChevronDown aria-hidden="true" strokeWidth={1.75} />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => setPendingAction("renew")}>{texts.renew}</MenuItem>
          {link.state === "open" ? (
            <MenuItem onSelect={() => setPendingAction("end")}>{texts.end}</MenuItem>
          ) : null}
          <MenuItem onSelect={() => setPendingAction("remove")}>{texts.remove}</MenuItem>
        </MenuContent>
      </Menu>
      {question ? (
        <ConfirmDialog
          open
          onOpenChange={() => setPendingAction(null)}
          {...question}
          tone={pendingAction === "renew" ? "primary" : "danger"}
          pending={renew.isPending || end.isPending || remove.isPending}
          onConfirm={run}
        />
      ) : null}
      {renew.data ? (
        <CreatedLink address={renew.data.address} onClose={() => renew.reset()} />
      ) : null}
    </>
  );
}
