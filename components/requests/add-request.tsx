"use client";

import { Plus } from "lucide-react";
import { EntryDialog } from "@/components/requests/entry-form";
import { RequestFields } from "@/components/requests/request-fields";
import { requestDialogTexts } from "@/content/duties/register";
import { useAddRequest } from "@/lib/features/requests/client";
import type { RecordEntryRequest } from "@/lib/features/requests/schema";

const words = requestDialogTexts.add;

/** «Записать запрос»: what has come, from whom and when. */
export function AddRequest({ siteId, today }: { siteId: string; today: string }) {
  return (
    <EntryDialog
      words={words}
      variant="primary"
      icon={<Plus aria-hidden="true" strokeWidth={1.75} />}
      change={useAddRequest(siteId)}
      // Checked by the server, whose words stand beside the fields.
      toBody={(typed) => typed as RecordEntryRequest}
    >
      {(field) => <RequestFields field={field} today={today} />}
    </EntryDialog>
  );
}
