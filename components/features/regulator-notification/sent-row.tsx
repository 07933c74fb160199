"use client";

import { useState } from "react";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { SentDialog } from "@/components/features/regulator-notification/sent-dialog";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { formatEffectiveDate } from "@/components/ui/format-moment";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { notificationKinds } from "@/content/regulator-notification/fields";
import { regulatorNotificationTexts } from "@/content/regulator-notification/screen";
import {
  type RegulatorNotification,
  useChangeSent,
  useDeleteSent,
  useReadSent,
} from "@/lib/features/regulator-notification/client";
import { typeset } from "@/lib/russian/screen-typography";

type SentRowProps = { siteId: string; sent: RegulatorNotification["sent"][number] };

/** One sent notification; its key is shown on request. */
export function SentRow({ siteId, sent }: SentRowProps) {
  const { id, kind, sentOn, number, hasKey } = sent;
  const reading = useReadSent(siteId);
  const changing = useChangeSent(siteId, id);
  const deleting = useDeleteSent(siteId);
  const [openDialog, setOpenDialog] = useState<"edit" | "remove" | null>(null);
  const close = () => setOpenDialog(null);
  const onFailure = (title: string) => (error: unknown) => void showFailure(title, error);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0">
        <p className="font-medium">{notificationKinds[kind]}</p>
        <p className="text-sm break-words text-ink-soft tabular-nums">
          {formatEffectiveDate(sentOn)}
          {number ? ` № ${number}` : null}
        </p>
        {reading.data ? (
          <p className="text-sm break-words text-ink-soft">
            {regulatorNotificationTexts.key}:{" "}
            <span className="font-mono">{reading.data.accessKey}</span>
          </p>
        ) : null}
      </div>
      <RequireRight right="keepSentKeys" isSilent={!hasKey} className="">
        <div data-print="hide" className="-ml-3 flex flex-wrap gap-1 sm:ml-0">
          {hasKey && !reading.data ? (
            <Button
              variant="quiet"
              size="sm"
              pending={reading.isPending}
              onClick={() => reading.mutate(id, { onError: onFailure("Не удалось показать ключ") })}
            >
              {regulatorNotificationTexts.showKey}
            </Button>
          ) : null}
          <Button variant="quiet" size="sm" onClick={() => setOpenDialog("edit")}>
            {regulatorNotificationTexts.edit}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setOpenDialog("remove")}>
            {regulatorNotificationTexts.remove}
          </Button>
        </div>
      </RequireRight>
      <SentDialog
        open={openDialog === "edit"}
        lead={regulatorNotificationTexts.editLead}
        keyHint={hasKey ? regulatorNotificationTexts.keyStays : regulatorNotificationTexts.keyHint}
        initial={{ sentOn, number: number ?? "" }}
        isPending={changing.isPending}
        onClose={close}
        save={async ({ accessKey, ...values }) => {
          await changing.mutateAsync({ ...values, ...(accessKey && { accessKey }) });
          // A displayed key may be outdated now.
          reading.reset();
        }}
      />
      <ConfirmDialog
        open={openDialog === "remove"}
        onOpenChange={close}
        title={regulatorNotificationTexts.removeQuestion}
        description={typeset(regulatorNotificationTexts.removeLead)}
        action={regulatorNotificationTexts.remove}
        pending={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(id, { onError: onFailure("Не удалось удалить"), onSettled: close })
        }
      />
    </li>
  );
}
