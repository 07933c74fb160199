"use client";

import { EntryDialog } from "@/components/features/requests/entry-form";
import { RequestFields } from "@/components/features/requests/request-fields";
import { requestDialogTexts } from "@/content/requests/register";
import { useCorrectRequest } from "@/lib/features/requests/client";
import type { PersonRequest } from "@/lib/features/requests/responses";
import type { CorrectionRequest } from "@/lib/features/requests/schema";

type CorrectRequestProps = { siteId: string; request: PersonRequest; today: string };

/** «Исправить запись»: corrects an entry; renders nothing if its details cannot be decrypted. */
export function CorrectRequest({ siteId, request, today }: CorrectRequestProps) {
  const change = useCorrectRequest(siteId, request.id);
  if (!request.details || !request.changes) return null;
  return (
    <EntryDialog
      texts={requestDialogTexts.mend}
      change={change}
      // Validated by the server, whose messages are shown next to the fields.
      toBody={(typed) => typed as CorrectionRequest}
    >
      {(field) => <RequestFields field={field} today={today} initial={request} />}
    </EntryDialog>
  );
}
