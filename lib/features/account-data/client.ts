"use client";

import { useMutation } from "@tanstack/react-query";
import { request } from "@/lib/platform/api-client/request";
import { saveResponse } from "@/lib/platform/api-client/save-file";

/** Saves everything stored about the user as a file. */
export function useDownloadAccountData() {
  return useMutation({
    mutationFn: async () => {
      const response = await request("/api/user/export");
      await saveResponse(response, "Мои_данные.json");
    },
  });
}

/** Deletes the account, which ends its session; the browser then forgets it through `goHomeAsGuest`. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string | undefined) =>
      request("/api/user/delete", { method: "DELETE", body: { password } }),
  });
}
