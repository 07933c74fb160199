"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ListedUser } from "@/lib/features/admin/responses";
import type { UserChangeRequest, UserFilter } from "@/lib/features/admin/schema";
import type { SettleableStep } from "@/lib/features/settings/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";
import { listKey, usePagedList } from "@/lib/platform/api-client/use-paged-list";
import type { Role } from "@/lib/platform/auth/roles";
import type { Message } from "@/lib/platform/http/responses/response-schemas";

const usersPath = "/api/admin/users";
const usersKey = listKey(usersPath);

/** Users by pages, newest first, narrowed by `filter`; fetched again each time the screen opens. */
export function useUsers(filter: UserFilter) {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const words = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  return usePagedList(usersPath, words);
}

export function useChangeUser(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserChangeRequest) =>
      requestJson(`${usersPath}/${userId}`, { method: "PATCH", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey }),
  });
}

/**
 * The role brings its plan and its limit (docs/specification/plans.md#role-and-subscription).
 * @throws Error `Failed to update role` (docs/specification/messages.md#administration) with the
 * reason as its cause.
 */
export async function changeRole(userId: string, role: Role): Promise<Message> {
  const path = `${usersPath}/${userId}/role` as const;
  try {
    return await requestJson(path, { method: "PATCH", body: { role } });
  } catch (cause) {
    throw new Error("Failed to update role", { cause });
  }
}

/**
 * Gives or takes the panel, and leaves the plan: anyone who stops being an administrator goes back to the role of the
 * plan that they have.
 */
export function useChangeAccess({ id, subscription, premiumUntil }: ListedUser) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (access: "admin" | "user") => {
      if (access === "admin") return changeRole(id, "admin");
      const message = await changeRole(id, subscription === "free" ? "user" : "premium");
      // No role brings this plan.
      if (subscription === "ultra") {
        const body: UserChangeRequest = { subscription, premiumUntil };
        await requestJson(`${usersPath}/${id}`, { method: "PATCH", body });
      }
      return message;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey }),
  });
}

/** Switches the second factor off for a user who has lost the phone. */
export function useRemoveSecondFactor(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      requestJson(`${usersPath}/${userId}/second-factor`, {
        method: "DELETE",
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey }),
  });
}

const attentionQuery = freshQuery("/api/admin/attention");
const firstRunQuery = freshQuery("/api/admin/first-run");

/** What waits for a person: one call, which the overview and the list of the places share. */
export const useAttention = () => useQuery(attentionQuery);

/** Counts again after whatever an administrator has done in the panel, and when another place is opened. */
export function useFreshAttention(path: string) {
  const client = useQueryClient();
  const counted = useRef(path);
  useEffect(() => {
    if (counted.current === path) return;
    counted.current = path;
    void client.invalidateQueries({ queryKey: attentionQuery.queryKey });
  }, [client, path]);
  useEffect(() => {
    return client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== "updated" || mutation?.state.status !== "success") return;
      void client.invalidateQueries({ queryKey: attentionQuery.queryKey });
    });
  }, [client]);
}

/** What the service still lacks; looked at again each time the overview opens. */
export const useFirstRun = () => useQuery(firstRunQuery);

/** Takes a step off the list by the operator's word. */
export function useDismissStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (step: string) => {
      const path = "/api/admin/settings";
      const { settledSteps } = await requestJson(path);
      // The server names these steps, and refuses others.
      const steps = [...new Set([...settledSteps, step])] as SettleableStep[];
      return requestJson(path, { method: "PATCH", body: { settledSteps: steps } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: firstRunQuery.queryKey }),
  });
}

/** What the overview shows; fetched again each time it opens. */
export const useStats = () => useQuery(freshQuery("/api/admin/stats"));
