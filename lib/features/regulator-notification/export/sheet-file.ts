import "server-only";

import type { notificationKinds } from "@/content/regulator-notification/fields";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { writeFileInThread } from "@/lib/features/documents/export/export-pool";
import { contentDisposition, safeFileName } from "@/lib/features/documents/export/file-name";
import { contentTypes } from "@/lib/features/documents/export/formats";
import { getNotification } from "@/lib/features/regulator-notification/data";
import { toSheet } from "@/lib/features/regulator-notification/export/sheet";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

type Wanted = { id: string; kind: keyof typeof notificationKinds; format: "pdf" | "docx" };

/**
 * The current notification as a file to print.
 * @throws DomainError NOT_FOUND; UNAVAILABLE when too many files wait.
 */
export async function downloadSheet(
  database: Database,
  { userId }: Caller,
  { id, kind, format }: Wanted,
  now: Date,
): Promise<DownloadFile> {
  const notification = await getNotification(database, userId, { id, kind });
  const date = toMoscowDate(now);
  const tree = toSheet({ ...notification, date });
  const name = `Уведомление_РКН_${notification.site.address}_${date}`;
  return {
    body: new Uint8Array(await writeFileInThread({ tree, format })),
    contentType: contentTypes[format],
    disposition: contentDisposition(safeFileName(name, format)),
  };
}
