"use client";

import { type SubmitEvent, useState } from "react";
import { LinkAddress } from "@/components/features/documents/document-page/lawyer/link-address";
import { TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/overlay/dialog";
import { lawyerMessages, lawyerLinkTexts as texts } from "@/content/lawyer-review/texts";
import { useCreateLawyerLink } from "@/lib/features/lawyer-review/owner/client";
import { lawyerLengths } from "@/lib/features/lawyer-review/schema";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type NewLawyerLinkProps = {
  documentId: string;
  /** The displayed edition; null for a draft. */
  edition: number | null;
  acceptsTexts: boolean;
  onClose: () => void;
};

/** Creates a link: for whom, and the price; then shows its address once. */
export function NewLawyerLink(props: NewLawyerLinkProps) {
  const { documentId, edition, acceptsTexts, onClose } = props;
  const make = useCreateLawyerLink(documentId);
  const [recipient, setRecipient] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (make.isPending || recipient.trim() === "") return;
    make.mutate(edition === null ? { asked: recipient } : { asked: recipient, edition });
  };
  if (make.data) return <CreatedLink address={make.data.address} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={texts.title}
        description={typeset(edition === null ? texts.draft : texts.edition(edition))}
      >
        <form noValidate onSubmit={submit} className="mt-5 space-y-5">
          <TextField
            id="lawyer-asked"
            label={texts.asked}
            hint={typeset(texts.askedHint)}
            placeholder={texts.askedPlaceholder}
            error={isChecked && recipient.trim() === "" ? lawyerMessages.asked : undefined}
            maxLength={lawyerLengths.asked}
            autoComplete="off"
            value={recipient}
            onText={setRecipient}
          />
          <p className="text-sm text-ink-soft">
            {typeset(acceptsTexts ? texts.planPaid : texts.plan)}
          </p>
          {make.error ? (
            <Alert tone="danger" role="alert">
              {getErrorMessage(make.error, "Не получилось. Попробуйте ещё раз.")}
            </Alert>
          ) : null}
          <div className="flex flex-wrap-reverse justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              Отмена
            </Button>
            <Button type="submit" pending={make.isPending}>
              {texts.make}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** The address of a link, shown only once. Clicking outside does not close the dialog. */
export function CreatedLink({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={texts.madeTitle}
        description={typeset(texts.made)}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <LinkAddress address={address} />
        <p className="mt-4 text-sm text-ink-soft">{typeset(texts.secret)}</p>
        <div className="mt-6 flex justify-end">
          <Button variant="secondary" onClick={onClose}>
            {texts.done}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
