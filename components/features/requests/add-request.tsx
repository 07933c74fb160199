"use client";

import { Plus } from "lucide-react";
import { EntryDialog } from "@/components/features/requests/entry-form";
import { RequestFields } from "@/components/features/requests/request-fields";
import { requestDialogTexts } from "@/content/requests/register";
import { useAddRequest } from "@/lib/features/requests/client";
import type { RecordEntryRequest } from "@/lib/features/requests/schema";

const texts = requestDialogTexts.add;

/** «Записать запрос»: what was asked, by whom and when. */
export function AddRequest({ siteId, today }: { siteId: string; today: string }) {
  return (
    <EntryDialog
      texts={texts}
      variant="primary"
      icon={<Plus aria-hidden="true" strokeWidth={1.75} />}
      change={useAddRequest(siteId)}
      // Validated by the server, whose messages are shown next to the fields.
      toBody={(typed) => typed as RecordEntryRequest}
    >
      {(field) => <RequestFields field={field} today={today} />}
    </EntryDialog>
  );
}
