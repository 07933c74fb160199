"use client";

import { useQuery } from "@tanstack/react-query";
import type { MailState } from "@/lib/features/admin/mail/states";
import { apiQuery } from "@/lib/platform/api-client/api-query";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/mail";

/** All e-mails by pages, newest first; `state` filters them, empty means all. */
export const useMail = (state: MailState | "") => usePagedList(path, { state });

/** Sends an e-mail now. @throws ApiError */
export function useRetryMail() {
  return useApiMutation((id: string) => requestJson(`${path}/${id}/retry`, { method: "POST" }), {
    // Fetched again: it moves from one state's list to another's.
    invalidates: [pagesKey(path)],
  });
}

/** Whether e-mails are sent over SMTP or written to files. */
export const useMailDelivery = () => useQuery(apiQuery(`${path}/delivery`));

/** Sends the administrator a test e-mail at once. @throws ApiError with the mail server's reason. */
export const useSendTestEmail = () =>
  useApiMutation(() => requestJson(`${path}/test`, { method: "POST" }));
