"use client";

import { useMutation } from "@tanstack/react-query";

import { request } from "@/lib/platform/api-client/request";

/** Deletes the account; its session has ended then, and the browser is to forget it by `goHomeAsGuest`. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) =>
      request("/api/user/delete", { method: "DELETE", body: { password } }),
  });
}
