"use client";

import { useState } from "react";
import { ForRight } from "@/components/organisations/site/site-role";
import { SentDialog } from "@/components/sites/notification/sent-dialog";
import { SentRow } from "@/components/sites/notification/sent-row";
import { Button } from "@/components/ui/button";
import { screenWords } from "@/content/regulator/screen";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import {
  type RegulatorNotification,
  useRecordSentNotification,
} from "@/lib/features/regulator-notification/client";
import { typeset } from "@/lib/russian/screen-typography";

type SentPanelProps = { notification: RegulatorNotification; onRecorded: () => void };

/** What was sent, and «Подал», which keeps the sheet as it is now. */
export function SentPanel({ notification, onRecorded }: SentPanelProps) {
  const { site, kind, edition, sent } = notification;
  const recording = useRecordSentNotification(site.id);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section aria-labelledby="sent" className="mt-12 max-w-3xl">
      <h2 id="sent" className="text-xl">
        {screenWords.sentTitle}
      </h2>
      {sent.length === 0 ? (
        <p className="measure mt-2 text-ink-soft">{typeset(screenWords.sentNone)}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {sent.map((one) => (
            <SentRow key={one.id} siteId={site.id} sent={one} />
          ))}
        </ul>
      )}
      <ForRight right="keepNotification" className="mt-5">
        <Button className="mt-5" onClick={() => setIsAsked(true)}>
          {screenWords.sent}
        </Button>
      </ForRight>
      <SentDialog
        open={isAsked}
        lead={screenWords.sentLead}
        keyHint={screenWords.keyHint}
        initial={{ sentOn: toMoscowDate(new Date()), number: "" }}
        isPending={recording.isPending}
        onClose={() => setIsAsked(false)}
        save={async (given) => {
          await recording.mutateAsync({ kind, edition, ...given });
          onRecorded();
        }}
      />
    </section>
  );
}
