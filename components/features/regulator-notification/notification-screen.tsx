"use client";

import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { ChangesAlert } from "@/components/features/regulator-notification/changes-alert";
import { DetailsForm } from "@/components/features/regulator-notification/details-form";
import { MissingPanel } from "@/components/features/regulator-notification/missing-panel";
import { SentPanel } from "@/components/features/regulator-notification/sent-panel";
import { SheetDownloads } from "@/components/features/regulator-notification/sheet-downloads";
import { SheetSection } from "@/components/features/regulator-notification/sheet-section";
import { SiteFrame, SiteHeading } from "@/components/shell/site-frame/site-frame";
import { SiteStates } from "@/components/shell/site-frame/site-states";
import { useWasSignedIn } from "@/components/shell/visitor/use-required-user";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import {
  kindTerms,
  type NotificationKind,
  notificationKinds,
} from "@/content/regulator-notification/fields";
import { crossBorderFormAddress, formAddress } from "@/content/regulator-notification/pick-lists";
import { regulatorNotificationTexts } from "@/content/regulator-notification/screen";
import {
  type RegulatorNotification,
  useNotification,
} from "@/lib/features/regulator-notification/client";
import { typeset } from "@/lib/russian/screen-typography";

/** `/sites/{id}/notification`: the notification to the regulator, those sent, and the changes since. */
export function NotificationScreen({ id }: { id: string }) {
  const isOpen = useWasSignedIn();
  return <SiteFrame siteId={id}>{isOpen ? <LoadedNotification id={id} /> : null}</SiteFrame>;
}

function LoadedNotification({ id }: { id: string }) {
  const [kind, setKind] = useState<NotificationKind>();
  const query = useNotification(id, kind);
  return (
    <SiteStates
      query={query}
      failure="Не удалось открыть уведомление"
      failureNote="Ответы и то, что вы подали, в безопасности."
    >
      {(notification) => <OpenNotification notification={notification} onKind={setKind} />}
    </SiteStates>
  );
}

type OpenProps = {
  notification: RegulatorNotification;
  onKind: (kind: NotificationKind | undefined) => void;
};

function OpenNotification({ notification, onKind }: OpenProps) {
  const { site, kind, sections, changes, unconfirmed, sent, isCrossBorder } = notification;
  // Sent notifications come first; before the first one, sending is the last step.
  const isSent = sent.length > 0;
  const sentPanel = <SentPanel notification={notification} onRecorded={() => onKind(undefined)} />;
  const kinds = Object.entries(notificationKinds).filter(
    ([key]) => key !== "crossBorder" || isCrossBorder || kind === key,
  );
  const changed = new Set(kind === "change" ? changes?.fields.map(({ id }) => id) : []);
  return (
    <>
      <SiteHeading
        title={regulatorNotificationTexts.title}
        address={site.address}
        lead={regulatorNotificationTexts.lead}
      />
      <ChangesAlert changes={changes} />
      {unconfirmed > 0 ? (
        <Alert tone="warning" className="mt-5 max-w-3xl">
          {typeset(regulatorNotificationTexts.unconfirmed)}
        </Alert>
      ) : null}
      <div className="mt-8 max-w-xl">
        <Field
          id="notification-kind"
          label={regulatorNotificationTexts.which}
          hint={`${typeset(kindTerms[kind].text)} ${typeset(kindTerms[kind].norm)}`}
        >
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => onKind(target.value as NotificationKind)}
            >
              {kinds.map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {isSent ? sentPanel : null}
      <MissingPanel notification={notification} />
      <RequireRight right="keepNotification" isSilent>
        <DetailsForm key={kind} notification={notification} />
      </RequireRight>
      <section aria-labelledby="sheet" className="mt-12">
        <h2 id="sheet" className="text-xl">
          {regulatorNotificationTexts.sheet}
        </h2>
        <div data-print="hide" className="mt-4 flex flex-wrap gap-2">
          <SheetDownloads siteId={site.id} kind={kind} />
        </div>
        <p className="measure mt-4 text-sm text-ink-soft">
          {typeset(regulatorNotificationTexts.oneForAll)}
        </p>
        <p className="measure mt-2 text-sm text-ink-faint">
          {typeset(regulatorNotificationTexts.lists)}{" "}
          <a
            href={kind === "crossBorder" ? crossBorderFormAddress : formAddress}
            target="_blank"
            rel="noreferrer"
            className="text-accent"
          >
            {regulatorNotificationTexts.form}
            <ExternalLink
              aria-hidden="true"
              strokeWidth={1.75}
              className="ml-1 inline size-3.5 align-[-0.1em]"
            />
          </a>
        </p>
        {sections.map((section) => (
          <SheetSection key={section.id} siteId={site.id} section={section} changed={changed} />
        ))}
      </section>
      {isSent ? null : sentPanel}
    </>
  );
}
