"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { siteKeys } from "@/lib/features/passport/site-keys";
import type { DetailsRequest } from "@/lib/features/regulator-notification/model/details";
import type { RegulatorNotification } from "@/lib/features/regulator-notification/responses";
import type {
  RecordSentNotificationRequest,
  SentChangeRequest,
} from "@/lib/features/regulator-notification/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { fileNameOf, saveFile } from "@/lib/platform/api-client/save-file";

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

function useChange<Body>(siteId: string, send: (body: Body) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // A refusal (409) means that the screen shows an old state.
    onSettled: () => client.invalidateQueries({ queryKey: siteKeys.part(siteId, "notification") }),
  });
}

export const useSaveDetails = (siteId: string) =>
  useChange(siteId, (body: DetailsRequest) => requestJson(pathOf(siteId), { method: "PUT", body }));

export const useRecordSentNotification = (siteId: string) =>
  useChange(siteId, (body: RecordSentNotificationRequest) =>
    requestJson(`${pathOf(siteId)}/sent`, { method: "POST", body }),
  );

export const useChangeSent = (siteId: string, sentId: string) =>
  useChange(siteId, (body: SentChangeRequest) =>
    requestJson(`${pathOf(siteId)}/sent/${sentId}`, { method: "PATCH", body }),
  );

export const useDeleteSent = (siteId: string) =>
  useChange(siteId, (sentId: string) =>
    requestJson(`${pathOf(siteId)}/sent/${sentId}`, { method: "DELETE" }),
  );

/** A sent notification with its key: fetched when it is shown, and not cached. */
export const useReadSent = (siteId: string) =>
  useMutation({
    mutationFn: (sentId: string) => requestJson(`${pathOf(siteId)}/sent/${sentId}`),
  });

/** Saves the notification for printing. @throws ApiError */
export const useNotificationFile = (siteId: string) =>
  useMutation({
    mutationFn: async ({ kind, format }: { kind: Kind; format: "pdf" | "docx" }) => {
      const response = await request(`${pathOf(siteId)}/file?kind=${kind}&format=${format}`);
      saveFile(await response.blob(), fileNameOf(response) ?? `notification.${format}`);
    },
  });
