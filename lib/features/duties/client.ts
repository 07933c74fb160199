"use client";

import { useQuery } from "@tanstack/react-query";
import type { EmailSettings } from "@/lib/features/duties/responses";
import { ownDutiesKey, siteRecordKey } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { useDownload } from "@/lib/platform/api-client/use-download";

const emailSettingsPath = "/api/user/letters";
const emailSettingsQuery = freshQuery(emailSettingsPath);

/** The duties of a site; fetched again whenever its screen opens. */
export const useSiteDuties = (siteId: string) =>
  useQuery(freshQuery(`/api/sites/${siteId}/duties`, siteRecordKey(siteId, "duties")));

/** What waits on all sites of the user. */
export const useOwnDuties = () => useQuery(freshQuery("/api/user/duties", ownDutiesKey));

/** Saves the pending duties as a calendar file. @throws ApiError */
export const useDutyCalendar = (siteId: string) =>
  useDownload(() => request(`/api/sites/${siteId}/duties/calendar`), "calendar.ics");

/** The e-mails that the user receives. */
export const useEmailSettings = () => useQuery(emailSettingsQuery);

/** Saves which e-mails the user receives. */
export const useSaveEmailSettings = () =>
  useApiMutation((body: EmailSettings) => requestJson(emailSettingsPath, { method: "PUT", body }), {
    updates: emailSettingsQuery,
  });
