"use client";

import { request } from "@/lib/platform/api-client/request";
import { fileNameOf, saveFile } from "@/lib/platform/api-client/save-file";

/**
 * Saves all that is stored of the user as a file.
 * @throws ApiError
 */
export async function downloadAccountData(): Promise<void> {
  const response = await request("/api/user/export");
  saveFile(await response.blob(), fileNameOf(response) ?? "Мои_данные.json");
}
