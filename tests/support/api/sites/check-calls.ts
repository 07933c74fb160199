import * as checkRoute from "@/app/api/checks/[id]/route";
import { newId } from "@/lib/core/ids";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import { call } from "@/tests/support/api/calls/api-call";
import type { TestDatabase } from "@/tests/support/servers/test-database";

/** Facts of its passport that a check may have seen. */
export const seenOnSite = {
  websiteUrl: "https://romashka.ru",
  inn: "7707083893",
  dataTransferToThirdParties: ["analytics"],
  analyticsServices: ["yandex_metrica"],
  yandexMetricaId: "12345678",
  processingPurposes: ["feedback", "analytics"],
  dataTypesCollected: ["phone", "cookies"],
};

export type StoredCheck = {
  userId?: string | null;
  siteId?: string;
  requestedAt?: Date;
  expiresAt?: Date;
  reason?: string;
};

/** Inserts a check of romashka.ru; queued if there is no report. @returns its id. */
export async function storeCheck(
  { client }: TestDatabase,
  userId: string,
  report: CheckReport | null,
  data: StoredCheck = {},
): Promise<string> {
  const id = newId();
  const requestedAt = data.requestedAt ?? new Date();
  await client.siteCheck.create({
    data: {
      id,
      userId,
      url: "romashka.ru",
      host: "romashka.ru",
      dueAt: requestedAt,
      finishedAt: report && requestedAt,
      ...(report && { report: report as object }),
      ...data,
    },
  });
  return id;
}

/** What a check shows to anybody. */
export const readCheck = async (id: string, as?: string): Promise<CheckDetails> =>
  (await call(checkRoute.GET, `/api/checks/${id}`, { params: { id }, token: as })).json();
