"use client";

import { useState } from "react";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { SentDialog } from "@/components/features/regulator-notification/sent-dialog";
import { SentRow } from "@/components/features/regulator-notification/sent-row";
import { Button } from "@/components/ui/button";
import { regulatorNotificationTexts } from "@/content/regulator-notification/screen";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import {
  type RegulatorNotification,
  useRecordSentNotification,
} from "@/lib/features/regulator-notification/client";
import { typeset } from "@/lib/russian/screen-typography";

type SentPanelProps = { notification: RegulatorNotification; onRecorded: () => void };

/** The sent notifications, and «Подал», which stores the sheet as it is now. */
export function SentPanel({ notification, onRecorded }: SentPanelProps) {
  const { site, kind, edition, sent } = notification;
  const recording = useRecordSentNotification(site.id);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section aria-labelledby="sent" className="mt-12 max-w-3xl">
      <h2 id="sent" className="text-xl">
        {regulatorNotificationTexts.sentTitle}
      </h2>
      {sent.length === 0 ? (
        <p className="measure mt-2 text-ink-soft">{typeset(regulatorNotificationTexts.sentNone)}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {sent.map((notification) => (
            <SentRow key={notification.id} siteId={site.id} sent={notification} />
          ))}
        </ul>
      )}
      <RequireRight right="keepNotification" className="mt-5">
        <Button className="mt-5" onClick={() => setIsAsked(true)}>
          {regulatorNotificationTexts.sent}
        </Button>
      </RequireRight>
      <SentDialog
        open={isAsked}
        lead={regulatorNotificationTexts.sentLead}
        keyHint={regulatorNotificationTexts.keyHint}
        initial={{ sentOn: toMoscowDate(new Date()), number: "" }}
        isPending={recording.isPending}
        onClose={() => setIsAsked(false)}
        save={async (values) => {
          await recording.mutateAsync({ kind, edition, ...values });
          onRecorded();
        }}
      />
    </section>
  );
}
