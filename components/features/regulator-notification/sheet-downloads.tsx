"use client";

import { FileButtons } from "@/components/shell/file-buttons";
import {
  type RegulatorNotification,
  useNotificationFile,
} from "@/lib/features/regulator-notification/client";

type SheetDownloadsProps = { siteId: string; kind: RegulatorNotification["kind"] };

const texts = {
  notDownloaded: "Не удалось скачать",
  noAnswer: "Сервер не ответил. Попробуйте ещё раз.",
};

/** The sheet as a file to print. */
export function SheetDownloads({ siteId, kind }: SheetDownloadsProps) {
  const file = useNotificationFile(siteId);
  return (
    <FileButtons
      file={file}
      save={(format, options) => file.mutate({ kind, format }, options)}
      texts={texts}
    />
  );
}
