"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { siteKeys } from "@/lib/features/passport/site-keys";
import type { DetailsRequest } from "@/lib/features/regulator-notification/model/details";
import type { RegulatorNotification } from "@/lib/features/regulator-notification/responses";
import type {
  RecordSentNotificationRequest,
  SentChangeRequest,
} from "@/lib/features/regulator-notification/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { useDownload } from "@/lib/platform/api-client/use-download";

export type { RegulatorNotification } from "@/lib/features/regulator-notification/responses";

type Kind = RegulatorNotification["kind"];

const pathOf = (siteId: string) => `/api/sites/${siteId}/notification` as const;

/** The notification sheet of this kind, by default of the next one that is due. */
export const useNotification = (siteId: string, kind?: Kind) =>
  useQuery(
    freshQuery(
      kind ? `${pathOf(siteId)}?kind=${kind}` : pathOf(siteId),
      siteKeys.part(siteId, "notification", kind ?? "next"),
    ),
  );

const refreshOf = (siteId: string) => ({
  invalidates: [siteKeys.part(siteId, "notification")],
  invalidatesOnError: true,
});

export const useSaveDetails = (siteId: string) =>
  useApiMutation(
    (body: DetailsRequest) => requestJson(pathOf(siteId), { method: "PUT", body }),
    refreshOf(siteId),
  );

export const useRecordSentNotification = (siteId: string) =>
  useApiMutation(
    (body: RecordSentNotificationRequest) =>
      requestJson(`${pathOf(siteId)}/sent`, { method: "POST", body }),
    refreshOf(siteId),
  );

export const useChangeSent = (siteId: string, sentId: string) =>
  useApiMutation(
    (body: SentChangeRequest) =>
      requestJson(`${pathOf(siteId)}/sent/${sentId}`, { method: "PATCH", body }),
    refreshOf(siteId),
  );

export const useDeleteSent = (siteId: string) =>
  useApiMutation(
    (sentId: string) => requestJson(`${pathOf(siteId)}/sent/${sentId}`, { method: "DELETE" }),
    refreshOf(siteId),
  );

/** A sent notification with its key: fetched when it is shown, and not cached. */
export const useReadSent = (siteId: string) =>
  useMutation({
    mutationFn: (sentId: string) => requestJson(`${pathOf(siteId)}/sent/${sentId}`),
  });

/** Saves the notification for printing. @throws ApiError */
export const useNotificationFile = (siteId: string) =>
  useDownload(
    ({ kind, format }: { kind: Kind; format: "pdf" | "docx" }) =>
      request(`${pathOf(siteId)}/file?kind=${kind}&format=${format}`),
    ({ format }) => `notification.${format}`,
  );
