"use client";

import { FileDown } from "lucide-react";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import {
  type Notification,
  useNotificationFile,
} from "@/lib/features/regulator-notification/client";
import { explain } from "@/lib/platform/api-client/api-error";

type SheetDownloadsProps = { siteId: string; kind: Notification["kind"] };

/** The sheet for paper. */
export function SheetDownloads({ siteId, kind }: SheetDownloadsProps) {
  const file = useNotificationFile(siteId);
  return (["docx", "pdf"] as const).map((format) => (
    <Button
      key={format}
      variant="secondary"
      size="sm"
      pending={file.isPending && file.variables.format === format}
      onClick={() =>
        file.mutate(
          { kind, format },
          {
            onError: (error) =>
              void showMessage("error", {
                title: "Не удалось скачать",
                description: explain(error, "Сервер не ответил. Попробуйте ещё раз."),
              }),
          },
        )
      }
    >
      <FileDown aria-hidden="true" strokeWidth={1.75} />
      {format.toUpperCase()}
    </Button>
  ));
}
