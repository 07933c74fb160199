"use client";

import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { startCheck } from "@/lib/features/site-check/calls";
import type { CheckDetails } from "@/lib/features/site-check/responses";
import type { NewCheck } from "@/lib/features/site-check/schema";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { useDownload } from "@/lib/platform/api-client/use-download";
import { changeItems, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/checks";

/** True while a check is waiting or running: its report is still to come. */
export const isUnderWay = ({ status }: Pick<CheckDetails, "status">): boolean =>
  status === "queued" || status === "running";

/** @param isFollowed the check was under way before it was read: its first read may find it ended. */
const checkQuery = (id: string | undefined, { isFollowed = false } = {}) =>
  queryOptions({
    queryKey: [path, id ?? ""],
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal, client, queryKey }) => {
            const before = client.getQueryData<CheckDetails>(queryKey);
            const check = await requestJson(`${path}/${id}`, { signal });
            const wasUnderWay = before ? isUnderWay(before) : isFollowed;
            // It has ended, and may have changed what is known of its site.
            if (wasUnderWay && !isUnderWay(check)) {
              void client.invalidateQueries({ queryKey: siteKeys.all });
            }
            return check;
          },
    ...refetchedOnOpen,
    // A sign-in clears the cache: the screen keeps the old data until the owner's are there.
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) =>
      nextPollMs(data, error, dataUpdateCount),
  });

/** A check with its report. While it is under way it is polled, only while the window is visible. */
export const useCheck = (id: string | undefined) => useQuery(checkQuery(id));

/** A check of a site in the cabinet that is under way or was just started; undefined when there is none. */
export function useCheckOfSite(id: string | undefined) {
  const { data: check } = useQuery(checkQuery(id, { isFollowed: true }));
  return { check, isRunning: id !== undefined && (check === undefined || isUnderWay(check)) };
}

/** The delay before the next poll, which grows; false when nothing more will change. */
function nextPollMs(
  check: CheckDetails | undefined,
  error: Error | null,
  polls: number,
): number | false {
  if (error) return error instanceof ApiError && error.status === 404 ? false : 5_000;
  if (!check || !isUnderWay(check)) return false;
  const untilStart = check.startsAt ? Date.parse(check.startsAt) - Date.now() : 0;
  if (untilStart > 2_000) return Math.min(untilStart, 10_000);
  return polls < 30 ? 700 : polls < 60 ? 1_500 : 3_000;
}

/** The user's checks by pages of `limit`, newest first; with `site` those of somebody else's site. */
export const useChecks = (limit = 20, site = "") =>
  usePagedList(path, { limit: String(limit), site });

/** Starts a check; with a `previous` one its report shows the changes since; with `site` for the owner of that site. */
export const useStartCheck = (site?: string) =>
  useApiMutation((body: NewCheck) => startCheck(body, site), {
    seeds: (check) => checkQuery(check.id),
    invalidates: [pagesKey(path)],
  });

/** Saves a guest's report in the cabinet. */
export const useSaveCheck = (id: string) =>
  useApiMutation(() => requestJson(`${path}/${id}/keep`, { method: "POST" }), {
    // A request from before the save would bring back the guest's state.
    updates: checkQuery(id),
    invalidates: [pagesKey(path)],
  });

/** Deletes a check with its report. The screen closes before it would fetch the check again. */
export function useDeleteCheck(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: () =>
      changeItems(client, path, (checks) => checks.filter((check) => check.id !== id)),
  });
}

/** Imports the detected facts into a site of the cabinet, which is created if needed. */
export function useAddToSite(id: string) {
  return useApiMutation(() => requestJson(`${path}/${id}/site`, { method: "POST" }), {
    invalidates: [siteKeys.all],
  });
}

/** Enables or disables the automatic checks of a site. */
export function useWatchSite(siteId: string) {
  return useApiMutation(
    (watch: boolean) => requestJson(`/api/sites/${siteId}`, { method: "PATCH", body: { watch } }),
    { invalidates: [siteKeys.all] },
  );
}

/** Saves the report as a file. */
export const useDownloadReport = ({ id, host }: Pick<CheckDetails, "id" | "host">) =>
  useDownload(
    () => request(`${path}/${id}/download?format=pdf`, { accept: "*/*" }),
    `Проверка ${host}.pdf`,
  );
