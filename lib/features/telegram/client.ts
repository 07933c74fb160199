"use client";

import { useQuery } from "@tanstack/react-query";
import type { TelegramRequest } from "@/lib/features/telegram/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

/** The owner of the bot: the user, or the site for its administrators. */
export type TelegramPath = "/api/user/telegram" | "/api/admin/telegram";

const settingsQuery = (path: TelegramPath) => freshQuery(path);

/** Whether a bot is connected, and how its last message fared. */
export function useTelegram(path: TelegramPath) {
  return useQuery(settingsQuery(path));
}

/** Connects a bot and a channel; without a token the stored one stays. */
export const useConnectTelegram = (path: TelegramPath) =>
  useApiMutation((body: TelegramRequest) => requestJson(path, { method: "PUT", body }), {
    updates: settingsQuery(path),
  });

/** Forgets the bot. */
export const useDisconnectTelegram = (path: TelegramPath) =>
  useApiMutation(() => requestJson(path, { method: "DELETE" }), { updates: settingsQuery(path) });

/** Sends a message to the channel at once. */
export const useTestTelegram = (path: TelegramPath) =>
  useApiMutation(() => requestJson(`${path}/test`, { method: "POST" }));
