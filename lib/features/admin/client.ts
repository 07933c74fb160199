"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ListedUser } from "@/lib/features/admin/responses";
import type { UserFilter } from "@/lib/features/admin/schema";
import type { UserChangeRequest } from "@/lib/features/admin/user-change";
import { userKeys } from "@/lib/features/admin/user-keys";
import type { SettleableStep } from "@/lib/features/settings/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { usePagedList } from "@/lib/platform/api-client/use-paged-list";
import type { Role } from "@/lib/platform/auth/roles";
import type { Message } from "@/lib/platform/http/responses/response-schemas";

const usersPath = "/api/admin/users";
/** The list and the card, which shows the last visit beside the buttons that end the user's sessions. */
const refreshOf = (userId: string) => ({
  invalidates: [userKeys.list, userKeys.card(userId)],
});

/** Users by pages, newest first, filtered by `filter`; fetched again whenever the screen opens. */
export function useUsers(filter: UserFilter) {
  const activeFilters = Object.entries(filter).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(activeFilters.map(([name, value]) => [name, String(value)]));
  return usePagedList(usersPath, values);
}

export function useChangeUser(userId: string) {
  return useApiMutation(
    (body: UserChangeRequest) => requestJson(`${usersPath}/${userId}`, { method: "PATCH", body }),
    refreshOf(userId),
  );
}

/**
 * Changes a user's role, which sets its plan and limit (docs/specification/plans.md#role-and-subscription).
 * @throws Error `Failed to update role` (docs/specification/messages.md#administration) with the reason as its cause.
 */
export async function changeUserRole(userId: string, role: Role): Promise<Message> {
  const path = `${usersPath}/${userId}/role` as const;
  try {
    return await requestJson(path, { method: "PATCH", body: { role } });
  } catch (cause) {
    throw new Error("Failed to update role", { cause });
  }
}

/**
 * Grants or removes access to the panel without changing the plan: a former administrator returns to the role of their
 * plan.
 */
export function useChangeAccess({ id, subscription, premiumUntil }: ListedUser) {
  return useApiMutation(async (access: "admin" | "user") => {
    if (access === "admin") return changeUserRole(id, "admin");
    const message = await changeUserRole(id, subscription === "free" ? "user" : "premium");
    // No role goes with this plan.
    if (subscription === "ultra") {
      const body: UserChangeRequest = { subscription, premiumUntil };
      await requestJson(`${usersPath}/${id}`, { method: "PATCH", body });
    }
    return message;
  }, refreshOf(id));
}

/** Removes the second factor of a user who has lost the phone. */
export function useRemoveSecondFactor(userId: string) {
  return useApiMutation(
    () =>
      requestJson(`${usersPath}/${userId}/second-factor`, {
        method: "DELETE",
      }),
    refreshOf(userId),
  );
}

const attentionQuery = {
  ...freshQuery("/api/admin/attention"),
  meta: { followsChanges: true },
} as const;
const firstRunQuery = freshQuery("/api/admin/first-run");

/** What needs an administrator's attention: one call, which the overview and the navigation share. */
export const useAttention = () => useQuery(attentionQuery);

/** Counts again when another section of the panel is opened. After each write the count follows by itself. */
export function useFreshAttention(path: string) {
  const client = useQueryClient();
  const counted = useRef(path);
  useEffect(() => {
    if (counted.current === path) return;
    counted.current = path;
    void client.invalidateQueries({ queryKey: attentionQuery.queryKey });
  }, [client, path]);
}

/** What the service still lacks; checked again whenever the overview opens. */
export const useFirstRun = () => useQuery(firstRunQuery);

/** Removes a step from the list because the operator says that it is done. */
export function useDismissStep() {
  return useApiMutation(
    async (step: string) => {
      const path = "/api/admin/settings";
      const { settledSteps } = await requestJson(path);
      // The server defines these steps and rejects others.
      const steps = [...new Set([...settledSteps, step])] as SettleableStep[];
      return requestJson(path, { method: "PATCH", body: { settledSteps: steps } });
    },
    { invalidates: [firstRunQuery.queryKey] },
  );
}

/** The figures of the overview; fetched again whenever it opens. */
export const useStats = () => useQuery(freshQuery("/api/admin/stats"));
