"use client";

import { FileButtons } from "@/components/shell/file-buttons";
import {
  type RegulatorNotification,
  useNotificationFile,
} from "@/lib/features/regulator-notification/client";

type SheetDownloadsProps = { siteId: string; kind: RegulatorNotification["kind"] };

const words = {
  notDownloaded: "Не удалось скачать",
  noAnswer: "Сервер не ответил. Попробуйте ещё раз.",
};

/** The sheet for paper. */
export function SheetDownloads({ siteId, kind }: SheetDownloadsProps) {
  const file = useNotificationFile(siteId);
  return (
    <FileButtons
      file={file}
      save={(format, options) => file.mutate({ kind, format }, options)}
      words={words}
    />
  );
}
