"use client";

import { useMutation } from "@tanstack/react-query";
import { request } from "@/lib/platform/api-client/request";
import { useDownload } from "@/lib/platform/api-client/use-download";

/** Saves everything stored about the user as a file. */
export const useDownloadAccountData = () =>
  useDownload(() => request("/api/user/export"), "Мои_данные.json");

/** Deletes the account, which ends its session; the browser then forgets it through `goHomeAsGuest`. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string | undefined) =>
      request("/api/user/delete", { method: "DELETE", body: { password } }),
  });
}
