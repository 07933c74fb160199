"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { TelegramRequest } from "@/lib/features/telegram/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";

/** The owner of the bot: the user, or the site for its administrators. */
export type TelegramPath = "/api/user/telegram" | "/api/admin/telegram";

const settingsQuery = (path: TelegramPath) => freshQuery(path);

/** Whether a bot is connected, and how its last message fared. */
export function useTelegram(path: TelegramPath) {
  return useQuery(settingsQuery(path));
}

/** Connects a bot and a channel; without a token the stored one stays. */
export function useConnectTelegram(path: TelegramPath) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TelegramRequest) => requestJson(path, { method: "PUT", body }),
    onSuccess: (settings) =>
      storeMutationResult(client, settingsQuery(path).queryKey, () => settings),
  });
}

/** Forgets the bot. */
export function useDisconnectTelegram(path: TelegramPath) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => requestJson(path, { method: "DELETE" }),
    onSuccess: (settings) =>
      storeMutationResult(client, settingsQuery(path).queryKey, () => settings),
  });
}

/** Sends a message to the channel at once. */
export function useTestTelegram(path: TelegramPath) {
  return useMutation({
    mutationFn: () => requestJson(`${path}/test`, { method: "POST" }),
  });
}
