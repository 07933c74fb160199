"use client";

import { EntryDialog } from "@/components/features/requests/entry-form";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Textarea } from "@/components/ui/controls/textarea";
import { requestDialogTexts } from "@/content/requests/register";
import { useExtendRequest } from "@/lib/features/requests/client";
import { requestLengths } from "@/lib/features/requests/messages";
import type { ExtensionRequest } from "@/lib/features/requests/schema";

const texts = requestDialogTexts.extend;

type ExtendRequestProps = { siteId: string; id: string; today: string };

/** «Продлить»: the day of the notice and its reasons. */
export function ExtendRequest({ siteId, id, today }: ExtendRequestProps) {
  return (
    <EntryDialog
      texts={texts}
      change={useExtendRequest(siteId, id)}
      toBody={(typed) => typed as ExtensionRequest}
    >
      {(field) => (
        <>
          <Field {...field("extendedOn")} label={texts.extendedOn}>
            {(control) => (
              <Input
                {...control}
                name="extendedOn"
                type="date"
                className="max-w-44"
                max={today}
                defaultValue={today}
              />
            )}
          </Field>
          <Field {...field("reason")} label={texts.reason}>
            {(control) => <Textarea {...control} name="reason" maxLength={requestLengths.reason} />}
          </Field>
        </>
      )}
    </EntryDialog>
  );
}
